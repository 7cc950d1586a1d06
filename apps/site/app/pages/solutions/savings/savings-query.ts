import type { SavingsFigures } from './compute-savings.ts';

type Range = { readonly min: number; readonly max: number };
type SteppedRange = Range & { readonly step: number };

/** What can be set: the ends and the step of each slider, and what can be typed. */
export type SavingsRanges = {
  readonly orders: SteppedRange;
  readonly basket: SteppedRange;
  /** What aggregators take. */
  readonly commission: SteppedRange;
  /** By the month. */
  readonly subscription: Range;
};

/** The ranges where money has this scale. */
export function buildRanges(scale: number): SavingsRanges {
  return {
    orders: { min: 10, max: 500, step: 5 },
    basket: { min: 5 * scale, max: 60 * scale, step: scale },
    commission: { min: 15, max: 30, step: 1 },
    subscription: { min: 0, max: 100_000 * scale - 1 },
  };
}

/** A made-up week; no subscription, because only the visitor's own quote has one. */
export function firstFigures(scale: number): SavingsFigures {
  return {
    ordersPerWeek: 120,
    averageBasket: 18 * scale,
    commissionPercent: 25,
    monthlySubscription: null,
  };
}

function readNumber(text: string | null, { min, max }: Range): number | null {
  if (text === null || !/^\d{1,10}(?:\.\d+)?$/.test(text)) return null;
  return Math.min(Math.max(Math.round(Number(text)), min), max);
}

/** Reads figures from a query or a form; what is missing or wrong takes the first figures. */
export function readFigures(query: URLSearchParams, scale: number): SavingsFigures {
  const { orders, basket, commission, subscription } = buildRanges(scale);
  const first = firstFigures(scale);
  return {
    ordersPerWeek: readNumber(query.get('orders'), orders) ?? first.ordersPerWeek,
    averageBasket: readNumber(query.get('basket'), basket) ?? first.averageBasket,
    commissionPercent: readNumber(query.get('commission'), commission) ?? first.commissionPercent,
    monthlySubscription: readNumber(query.get('subscription'), subscription),
  };
}

/** The query with the figures in it; whatever else it says stays. */
export function writeFigures(query: URLSearchParams, figures: SavingsFigures): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('orders', String(figures.ordersPerWeek));
  next.set('basket', String(figures.averageBasket));
  next.set('commission', String(figures.commissionPercent));
  if (figures.monthlySubscription === null) next.delete('subscription');
  else next.set('subscription', String(figures.monthlySubscription));
  return next;
}
