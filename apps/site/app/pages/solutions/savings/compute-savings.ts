/** What a visitor says about the shop; money in whole units of the site's currency. */
export type SavingsFigures = {
  readonly ordersPerWeek: number;
  readonly averageBasket: number;
  readonly commissionPercent: number;
  /** The visitor's own figure a month; null until one is typed. */
  readonly monthlySubscription: number | null;
};

/** A year's sums, rounded to whole units. */
export type YearlySavings = {
  readonly commission: number;
  readonly subscription: number | null;
  /** What the subscription leaves of the commission; negative where it costs more. */
  readonly difference: number | null;
};

const WEEKS_A_YEAR = 52;
const MONTHS_A_YEAR = 12;

/** Sets a year of commission against a year of subscription. */
export function computeSavings(figures: SavingsFigures): YearlySavings {
  const { ordersPerWeek, averageBasket, commissionPercent, monthlySubscription } = figures;
  const turnover = ordersPerWeek * averageBasket * WEEKS_A_YEAR;
  const commission = Math.round((turnover * commissionPercent) / 100);
  if (monthlySubscription === null) return { commission, subscription: null, difference: null };
  const subscription = Math.round(monthlySubscription * MONTHS_A_YEAR);
  return { commission, subscription, difference: commission - subscription };
}

/** A sum in whole parts that are alike to one unit and add up to it. */
export function splitSum(sum: number, parts: number): number[] {
  const upTo = (part: number) => Math.round((sum * part) / parts);
  return Array.from({ length: parts }, (_, at) => upTo(at + 1) - upTo(at));
}
