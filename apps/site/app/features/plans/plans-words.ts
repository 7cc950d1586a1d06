import type { BillingPeriod } from './plan.ts';

export type PriceWords = {
  readonly customQuote: string;
  /** Said after a figure, such as `a year`. */
  readonly per: Readonly<Record<BillingPeriod, string>>;
  readonly billed: Readonly<Record<BillingPeriod, string>>;
  /** What paying by the year brings, as the switch says it. */
  readonly saving: string;
};

export type CardWords = {
  readonly legend: string;
  readonly selected: string;
  readonly popular: string;
  /** Goes before the title of the plan below. */
  readonly everythingIn: string;
  /** Goes before the title of the plan, and is read out only. */
  readonly actionFor: string;
  readonly price: PriceWords;
};

/** Words of the comparison; `caption` and the marks are read out. */
export type LedgerWords = {
  readonly title: string;
  readonly caption: string;
  readonly yes: string;
  readonly no: string;
  readonly selected: string;
};

export type SheetWords = { readonly heading: string; readonly contact: string };

export type PlansWords = {
  readonly title: string;
  readonly lede: string;
  readonly billing: {
    readonly legend: string;
    readonly monthly: string;
    readonly yearly: string;
    readonly badge: string;
  };
  readonly cards: CardWords;
  readonly quoted: string;
  readonly setupFee: string;
  readonly ledger: LedgerWords;
  readonly sheet: SheetWords;
};
