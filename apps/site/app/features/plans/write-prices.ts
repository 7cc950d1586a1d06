import type { Prices } from '@high-street/owner';

import type { BillingPeriod } from './plan.ts';

export type WrittenPrices = {
  readonly taxNote: string;
  /** By the title of the plan; one that is missing is quoted. */
  readonly plans: Readonly<Record<string, Readonly<Record<BillingPeriod, string>> | undefined>>;
};

/** Writes each figure with its currency as it is written in Britain, without empty pence. */
export function writePrices({ taxNote, currency, plans }: Prices): WrittenPrices {
  const { format } = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const written = Object.entries(plans).map(([title, { monthly, yearly }]) => [
    title,
    { monthly: format(monthly), yearly: format(yearly) },
  ]);
  return { taxNote, plans: Object.fromEntries(written) };
}
