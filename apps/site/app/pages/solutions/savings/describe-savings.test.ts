import { expect, test } from 'vitest';

import { createTeller } from './describe-savings.ts';
import type { SavingsWords } from './savings-words.ts';

const LINES = {
  withoutSubscription: '{orders} at {basket}, {percent}: {commission}',
  saves: '{monthly} a month: {difference} kept',
  costsMore: '{subscription} a year: {difference} more',
};
const FIGURES = { ordersPerWeek: 120, averageBasket: 18, commissionPercent: 25 };

function aTeller() {
  const words: Pick<SavingsWords, 'money' | 'sentence' | 'note'> = {
    money: { locale: 'en-GB', currency: 'GBP' },
    sentence: LINES,
    note: { label: '', line: LINES, link: { label: '', to: '' } },
  };
  return createTeller(words);
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
