import { expect, test } from 'vitest';

import { FIRST_FIGURES, readFigures, writeFigures } from './savings-query.ts';

const read = (query: string) => readFigures(new URLSearchParams(query));

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
  expect(read(query)).toEqual({ ...FIRST_FIGURES, ...expected });
});

test('figures come back as they were written, and a campaign tag stays', () => {
  const figures = {
    ordersPerWeek: 85,
    averageBasket: 31,
    commissionPercent: 22,
    monthlySubscription: 140,
  };
  const query = writeFigures(new URLSearchParams('utm_source=post'), figures);
  expect(readFigures(query)).toEqual(figures);
  expect(query.get('utm_source')).toBe('post');
});

test('a subscription that was taken out leaves the query', () => {
  const query = writeFigures(new URLSearchParams('subscription=9'), FIRST_FIGURES);
  expect(query.has('subscription')).toBe(false);
});
