import './price-slot.css';

import { Badge } from '@high-street/ui';

import type { BillingPeriod, Plan } from './plan.ts';
import type { PriceWords } from './plans-words.ts';
import type { WrittenPrices } from './write-prices.ts';

type PriceSlotProps = {
  plan: Plan;
  /** Null while the owner has set none. */
  prices: WrittenPrices | null;
  words: PriceWords;
};

const PERIODS = ['yearly', 'monthly'] as const satisfies readonly BillingPeriod[];

/**
 * What a plan costs, or that it is quoted, and how it is billed. Both ways to pay are delivered; the page shows the one
 * that is chosen.
 */
export function PriceSlot({ plan, prices, words }: PriceSlotProps) {
  const figures = prices?.plans[plan.title];
  return (
    <div className="price-slot">
      {figures ? (
        PERIODS.map((period) => (
          <p key={period} className="price-figure" data-period={period}>
            <span className="price-amount">{figures[period]}</span>{' '}
            {`${words.per[period]}, ${prices.taxNote}`}
          </p>
        ))
      ) : (
        <p className="price-amount">{words.customQuote}</p>
      )}
      {PERIODS.map((period) => (
        <p key={period} className="price-billing" data-period={period}>
          {words.billed[period]}{' '}
          {period === 'yearly' ? <Badge tone="accent">{words.saving}</Badge> : null}
        </p>
      ))}
      <p className="price-note">{plan.branches}</p>
    </div>
  );
}
