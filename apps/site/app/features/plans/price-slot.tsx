import './price-slot.css';

import { Badge } from '@high-street/ui';

import type { BillingPeriod, Plan } from './plan.ts';
import type { PriceWords } from './plans-words.ts';
import type { WrittenPrices } from './write-prices.ts';

type PriceSlotProps = { plan: Plan; prices: WrittenPrices; words: PriceWords };

const PERIODS = ['yearly', 'monthly'] as const satisfies readonly BillingPeriod[];

/** The price of a plan, or that it is quoted. Both figures are delivered; the page shows the one that is chosen. */
export function PriceSlot({ plan, prices, words }: PriceSlotProps) {
  const { taxNote, isSample } = prices;
  const figures = prices.plans[plan.title];
  return (
    <div className="price-slot" data-sample={figures && isSample ? '' : undefined}>
      {figures ? (
        <div className="price-line">
          {PERIODS.map((period) => (
            <p key={period} className="price-figure" data-period={period}>
              <span className="price-amount">{figures[period]}</span> {words.per[period]}
            </p>
          ))}
          {isSample ? <Badge tone="outline">{words.sample}</Badge> : null}
        </div>
      ) : (
        <p className="price-amount">{words.customQuote}</p>
      )}
      {PERIODS.map((period) => (
        <p key={period} className="price-note" data-period={period}>
          {[words.plan[period], plan.branches, figures ? taxNote : ''].filter(Boolean).join(', ')}
        </p>
      ))}
    </div>
  );
}
