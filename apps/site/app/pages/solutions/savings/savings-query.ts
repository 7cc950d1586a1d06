import type { SavingsFigures } from './compute-savings.ts';

/** The ends and the step of each slider; the commission is what aggregators take. */
export const SAVINGS_RANGES = {
  orders: { min: 10, max: 500, step: 5 },
  basket: { min: 5, max: 60, step: 1 },
  commission: { min: 15, max: 30, step: 1 },
} as const;

/** The dearest subscription a month that can be typed. */
export const SUBSCRIPTION_MAX = 99_999;

/** A made-up week; no subscription, because only the visitor's own quote has one. */
export const FIRST_FIGURES: SavingsFigures = {
  ordersPerWeek: 120,
  averageBasket: 18,
  commissionPercent: 25,
  monthlySubscription: null,
};

type Range = { readonly min: number; readonly max: number };

function readNumber(text: string | null, { min, max }: Range): number | null {
  if (text === null || !/^\d{1,6}(?:\.\d+)?$/.test(text)) return null;
  return Math.min(Math.max(Math.round(Number(text)), min), max);
}

/** Reads figures from a query or a form; what is missing or wrong takes the first figures. */
export function readFigures(query: URLSearchParams): SavingsFigures {
  const { orders, basket, commission } = SAVINGS_RANGES;
  return {
    ordersPerWeek: readNumber(query.get('orders'), orders) ?? FIRST_FIGURES.ordersPerWeek,
    averageBasket: readNumber(query.get('basket'), basket) ?? FIRST_FIGURES.averageBasket,
    commissionPercent:
      readNumber(query.get('commission'), commission) ?? FIRST_FIGURES.commissionPercent,
    monthlySubscription: readNumber(query.get('subscription'), { min: 0, max: SUBSCRIPTION_MAX }),
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
