import { expect, test } from 'vitest';

import { firstFigures, buildRanges, readFigures, writeFigures } from './savings-query.ts';

const read = (query: string, scale = 1) => readFigures(new URLSearchParams(query), scale);

test.each([
  ['orders=200', { ordersPerWeek: 200 }],
  ['orders=9999', { ordersPerWeek: 500 }],
  ['orders=1', { ordersPerWeek: 10 }],
  ['basket=24&commission=15', { averageBasket: 24, commissionPercent: 15 }],
  ['commission=80', { commissionPercent: 30 }],
  ['subscription=180', { monthlySubscription: 180 }],
  ['subscription=49.99', { monthlySubscription: 50 }],
  ['subscription=0', { monthlySubscription: 0 }],
  ['subscription=', {}],
  ['subscription=-5', {}],
  ['orders=ten&basket=1e3&commission=NaN', {}],
  ['', {}],
])('%j is read within its ranges', (query, expected) => {
  expect(read(query)).toEqual({ ...firstFigures(1), ...expected });
});

test('figures come back as they were written, and a campaign tag stays', () => {
  const figures = {
    ordersPerWeek: 85,
    averageBasket: 31,
    commissionPercent: 22,
    monthlySubscription: 140,
  };
  const query = writeFigures(new URLSearchParams('utm_source=post'), figures);
  expect(readFigures(query, 1)).toEqual(figures);
  expect(query.get('utm_source')).toBe('post');
});

test('a subscription that was taken out leaves the query', () => {
  const query = writeFigures(new URLSearchParams('subscription=9'), firstFigures(1));
  expect(query.has('subscription')).toBe(false);
});

test('where money has a larger scale, so have the basket and the subscription, and nothing else', () => {
  expect(firstFigures(10)).toEqual({ ...firstFigures(1), averageBasket: 180 });
  expect(buildRanges(10)).toEqual({
    ...buildRanges(1),
    basket: { min: 50, max: 600, step: 10 },
    subscription: { min: 0, max: 999_999 },
  });
  expect(read('basket=450&subscription=1800000000', 10_000)).toMatchObject({
    averageBasket: 50_000,
    monthlySubscription: 999_999_999,
  });
});
