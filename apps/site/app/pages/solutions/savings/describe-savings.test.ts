import { checkBrand, chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { createTeller } from './describe-savings.ts';
import type { SavingsWords } from './savings-words.ts';

const LINES = {
  withoutSubscription: '{orders} at {basket}, {percent}: {commission}',
  saves: '{monthly} a month: {difference} kept',
  costsMore: '{subscription} a year: {difference} more',
};
const FIGURES = { ordersPerWeek: 120, averageBasket: 18, commissionPercent: 25 };

const PRICES = { currency: 'EUR', taxNote: 'plus tax', plans: {} };

/** The teller of a brand that has these prices. */
function aTeller(prices?: object) {
  const words: Pick<SavingsWords, 'money' | 'sentence' | 'note' | 'example'> = {
    money: { locale: 'en-GB', currency: 'GBP' },
    sentence: LINES,
    note: { label: '', line: LINES, link: { label: '', to: '' } },
    example: { subscription: 180, text: '{orders} of {basket}, quoted at {monthly}' },
  };
  return createTeller(
    words,
    checkBrand('acme', { ...chooseBrand('kerbside').pack, prices }).prices,
  );
}

test.each([
  [null, '120 at £18, 25%: £28,080'],
  [180, '£180 a month: £25,920 kept'],
  [3_000, '£36,000 a year: £7,920 more'],
])('with a subscription of %j it says %j', (monthlySubscription, expected) => {
  const figures = { ...FIGURES, monthlySubscription };
  expect(aTeller().sentence(figures)).toBe(expected);
  expect(aTeller().noteLine(figures)).toBe(expected);
});

test.each([
  [undefined, '£', '£36,000 a year: £7,920 more', '120 of £18, quoted at £180'],
  [PRICES, '€', '€36,000 a year: €7,920 more', '120 of €18, quoted at €180'],
])('a brand with the prices %j has its sums in %s', (prices, symbol, line, example) => {
  const teller = aTeller(prices);
  const figures = { ...FIGURES, monthlySubscription: 3_000 };
  expect(teller.symbol).toBe(symbol);
  expect(teller.money(3_000)).toBe(`${symbol}3,000`);
  expect(teller.sentence(figures)).toBe(line);
  expect(teller.noteLine(figures)).toBe(line);
  expect(teller.exampleText({ ...FIGURES, monthlySubscription: 180 })).toBe(example);
});

test.each([
  [undefined, 1],
  ['EUR', 1],
  ['INR', 10],
  ['ZAR', 10],
  ['NAD', 10],
  ['JPY', 100],
  ['KZT', 100],
  ['KRW', 1_000],
  ['IDR', 10_000],
  ['PYG', 10_000],
])('sums in %s are %i times those in pounds', (currency, scale) => {
  expect(aTeller(currency ? { ...PRICES, currency } : undefined).scale).toBe(scale);
});

test('sums stay in the money of the words where nothing is known of what shops take in that of the prices', () => {
  const teller = aTeller({ ...PRICES, currency: 'LBP' });
  expect([teller.symbol, teller.scale]).toEqual(['£', 1]);
  expect(teller.sentence({ ...FIGURES, monthlySubscription: null })).toBe(
    '120 at £18, 25%: £28,080',
  );
});
