import { expect, test } from 'vitest';

import type { StockItem } from '#/pages/catalogue/sections/stock-line.ts';

import {
  changeMargin,
  changeStock,
  findNotice,
  listLines,
  NO_CHANGES,
  readCount,
  STOCK_MAX,
} from './stock-changes.ts';

const anItem = (part: Partial<StockItem> = {}): StockItem => ({
  id: 'honey',
  name: 'Wildflower honey',
  short: 'Honey',
  description: 'Set',
  costPence: 450,
  marginPercent: 40,
  stock: 41,
  full: 48,
  ...part,
});

test('an untouched catalogue shows its own figures and the price they make', () => {
  expect(listLines([anItem()], NO_CHANGES)).toEqual([
    { ...anItem(), pricePence: 750, state: 'in' },
  ]);
});

test.each([
  [0, 'out'],
  [1, 'low'],
  [9, 'low'],
  [10, 'in'],
] as const)('%d left are "%s"', (stock, state) => {
  const [line] = listLines([anItem()], changeStock(NO_CHANGES, 'honey', stock));
  expect(line).toMatchObject({ stock, state });
});

test('a new margin moves the price and leaves the count', () => {
  const [line] = listLines([anItem()], changeMargin(NO_CHANGES, 'honey', 55));
  expect(line).toMatchObject({ pricePence: 1000, stock: 41, marginPercent: 55 });
});

test('counts and margins stay within what a shop can have', () => {
  expect(changeStock(NO_CHANGES, 'honey', -4).stock.honey).toBe(0);
  expect(changeStock(NO_CHANGES, 'honey', 5_000).stock.honey).toBe(STOCK_MAX);
  expect(changeMargin(NO_CHANGES, 'honey', 99).margin.honey).toBe(80);
});

test.each([
  ['0', 0],
  [' 12 ', 12],
  ['', null],
  ['-3', null],
  ['1.5', null],
  ['12345', null],
])('reads "%s" as %s', (text, count) => {
  expect(readCount(text)).toBe(count);
});

test('the notification speaks of what ran out last, then of what is still out', () => {
  const items = [anItem({ id: 'eggs', stock: 0 }), anItem(), anItem({ id: 'loaf' })];
  const sold = changeStock(NO_CHANGES, 'loaf', 0);
  const notice = (changes: typeof sold) => findNotice(listLines(items, changes), changes.lastOut);
  expect(notice(sold)).toMatchObject({ line: { id: 'loaf' }, others: 1 });
  expect(notice(changeStock(sold, 'loaf', 30))).toMatchObject({ line: { id: 'eggs' }, others: 0 });
  expect(notice(changeStock(changeStock(sold, 'loaf', 30), 'eggs', 36))).toBeNull();
});
