import { Field, Slider, TextInput } from '@high-street/ui';
import { useState } from 'react';

import type { SavingsFigures } from './compute-savings.ts';
import type { Teller } from './describe-savings.ts';
import { buildRanges } from './savings-query.ts';
import type { SavingsWords } from './savings-words.ts';

type SavingsSlidersProps = {
  words: SavingsWords;
  teller: Teller;
  figures: SavingsFigures;
  onChange: (part: Partial<SavingsFigures>) => void;
};

type Ends = { readonly min: number; readonly max: number };

function toSubscription(typed: number, { min, max }: Ends): number | null {
  if (Number.isNaN(typed)) return null;
  return Math.min(Math.max(Math.round(typed), min), max);
}

/** Three sliders, and the one figure that only the visitor knows. */
export function SavingsSliders({ words, teller, figures, onChange }: SavingsSlidersProps) {
  const { labels } = words;
  const ranges = buildRanges(teller.scale);
  // While it is typed, the box shows what is typed: only the sum is rounded.
  const [typed, setTyped] = useState<string | null>(null);

  function handleSubscription({ value, valueAsNumber }: HTMLInputElement): void {
    setTyped(value);
    onChange({ monthlySubscription: toSubscription(valueAsNumber, ranges.subscription) });
  }

  return (
    <>
      <Slider
        name="orders"
        label={labels.orders}
        {...ranges.orders}
        value={figures.ordersPerWeek}
        onChange={(ordersPerWeek) => onChange({ ordersPerWeek })}
        format={String}
      />
      <Slider
        name="basket"
        label={labels.basket}
        {...ranges.basket}
        value={figures.averageBasket}
        onChange={(averageBasket) => onChange({ averageBasket })}
        format={teller.money}
      />
      <Slider
        name="commission"
        label={labels.commission}
        {...ranges.commission}
        value={figures.commissionPercent}
        onChange={(commissionPercent) => onChange({ commissionPercent })}
        format={(percent) => `${percent}%`}
      />
      <Field label={labels.subscription} hint={words.subscriptionHint}>
        {(control) => (
          <div className="savings-money">
            <span aria-hidden="true">{teller.symbol}</span>
            <TextInput
              {...control}
              type="number"
              name="subscription"
              inputMode="decimal"
              {...ranges.subscription}
              step="any"
              autoComplete="off"
              value={typed ?? figures.monthlySubscription ?? ''}
              onChange={({ target }) => handleSubscription(target)}
              onBlur={() => setTyped(null)}
            />
          </div>
        )}
      </Field>
    </>
  );
}
