import { expect, test } from 'vitest';

import { computeSavings, splitSum } from './compute-savings.ts';

test.each([
  // orders, basket, commission, subscription: commission, subscription, difference a year
  [120, 18, 25, 180, 28_080, 2_160, 25_920],
  [10, 5, 15, 0, 390, 0, 390],
  [500, 60, 30, 250, 468_000, 3_000, 465_000],
  [10, 5, 15, 100, 390, 1_200, -810],
  [35, 11, 17, 99, 3_403, 1_188, 2_215],
])(
  '%i orders a week of %i at %i%% against %i a month',
  (ordersPerWeek, averageBasket, commissionPercent, monthlySubscription, ...sums) => {
    const [commission, subscription, difference] = sums;
    expect(
      computeSavings({ ordersPerWeek, averageBasket, commissionPercent, monthlySubscription }),
    ).toEqual({ commission, subscription, difference });
  },
);

test('makes no difference up while the visitor has named no subscription', () => {
  const figures = { ordersPerWeek: 120, averageBasket: 18, commissionPercent: 25 };
  expect(computeSavings({ ...figures, monthlySubscription: null })).toEqual({
    commission: 28_080,
    subscription: null,
    difference: null,
  });
});

test.each([28_080, 29_250, 3_403, 11])('the months of %i add up to it', (sum) => {
  const months = splitSum(sum, 12);
  expect(months.reduce((all, month) => all + month, 0)).toBe(sum);
  expect(Math.max(...months) - Math.min(...months)).toBe(sum % 12 === 0 ? 0 : 1);
});
