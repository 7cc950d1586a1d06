import { Slider } from '@high-street/ui';
import { useEffect, useRef } from 'react';

import type { Money } from '#/pages/catalogue/sections/stock-line.ts';

import { MARGIN_MAX } from './price-from-margin.ts';

const COST = { min: 50, max: 1000, step: 5 } as const;

/** What was paid, in pence, and what share of the price is kept. */
export type Pricing = { readonly costPence: number; readonly marginPercent: number };

type MarginSlidersProps = {
  labels: { readonly cost: string; readonly margin: string };
  money: Money;
  pricing: Pricing;
  onChange: (pricing: Pricing) => void;
};

/** Without scripts no slider would answer; the ticket shows the sum. */
export function MarginSliders({ labels, money, pricing, onChange }: MarginSlidersProps) {
  const ref = useRef<HTMLDivElement>(null);

  // What was set before React answered is taken over.
  useEffect(() => {
    const [cost, margin] = ref.current?.querySelectorAll('input') ?? [];
    if (cost && margin)
      onChange({ costPence: cost.valueAsNumber, marginPercent: margin.valueAsNumber });
  }, [onChange]);

  return (
    <div ref={ref} className="margin-pricer-sliders noscript:hidden" data-sample="">
      <Slider
        label={labels.cost}
        {...COST}
        value={pricing.costPence}
        onChange={(costPence) => onChange({ ...pricing, costPence })}
        format={money}
      />
      <Slider
        label={labels.margin}
        min={0}
        max={MARGIN_MAX}
        value={pricing.marginPercent}
        onChange={(marginPercent) => onChange({ ...pricing, marginPercent })}
        format={(percent) => `${percent}%`}
      />
    </div>
  );
}
