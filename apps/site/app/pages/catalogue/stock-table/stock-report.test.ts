import { expect, test } from 'vitest';

import type { StockItem } from '#/pages/catalogue/sections/stock-line.ts';

import { createMoney } from './create-money.ts';
import { describeChange, describeReport } from './describe-change.ts';
import {
  changeMargin,
  changeStock,
  listLines,
  NO_CHANGES,
  type StockChanges,
} from './stock-changes.ts';
import { countReport } from './stock-report.ts';

const anItem = (part: Partial<StockItem>): StockItem => ({
  id: 'honey',
  name: 'Honey',
  short: 'Honey',
  description: 'Set',
  costPence: 450,
  marginPercent: 40,
  stock: 41,
  full: 48,
  ...part,
});

const SHELF = [
  anItem({}),
  anItem({ id: 'cheese', name: 'Cheddar', costPence: 405, marginPercent: 25, stock: 2 }),
  anItem({ id: 'eggs', name: 'Eggs', costPence: 315, marginPercent: 25, stock: 0 }),
];

const SAID = {
  out: '{name} out.',
  back: '{name} back, {stock}.',
  price: '{name} at {price}, {kept} kept.',
  stock: '{name} {stock}.',
  startAgain: 'Again.',
  report: '{onSale} on sale, {out} out.',
};

const lines = (changes: StockChanges) => listLines(SHELF, changes);

function said(before: StockChanges, after: StockChanges): string {
  const money = createMoney({ locale: 'en-GB', currency: 'GBP' });
  const [from, to] = [before, after].map((changes) =>
    lines(changes).find(({ id }) => id === 'cheese'),
  );
  if (!from || !to) throw new Error('The sample shelf has no cheese.');
  return describeChange(SAID, money, from, to);
}

test('the report adds up what stands on the shelf', () => {
  expect(countReport(lines(NO_CHANGES))).toEqual({
    onSale: 2,
    low: 1,
    out: 1,
    costPence: 41 * 450 + 2 * 405,
    keptPence: 41 * 300 + 2 * 135,
  });
});

test('the report follows a sale, a restock and a margin', () => {
  const sold = changeStock(NO_CHANGES, 'cheese', 0);
  expect(countReport(lines(sold))).toMatchObject({ onSale: 1, low: 0, out: 2 });
  const restocked = changeStock(changeStock(sold, 'cheese', 24), 'eggs', 36);
  expect(countReport(lines(restocked))).toMatchObject({ onSale: 3, low: 0, out: 0 });
  const before = countReport(lines(NO_CHANGES)).keptPence;
  const after = countReport(lines(changeMargin(NO_CHANGES, 'cheese', 50))).keptPence;
  expect(after - before).toBe(2 * (405 - 135));
});

test('each change is said in a sentence of its own', () => {
  const sold = changeStock(NO_CHANGES, 'cheese', 0);
  expect(said(NO_CHANGES, sold)).toBe('Cheddar out.');
  expect(said(sold, changeStock(sold, 'cheese', 24))).toBe('Cheddar back, 24.');
  expect(said(NO_CHANGES, changeStock(NO_CHANGES, 'cheese', 1))).toBe('Cheddar 1.');
  expect(said(NO_CHANGES, changeMargin(NO_CHANGES, 'cheese', 50))).toBe(
    'Cheddar at £8.10, £4.05 kept.',
  );
  expect(said(NO_CHANGES, NO_CHANGES)).toBe('');
  expect(describeReport(SAID, lines(sold))).toBe('1 on sale, 2 out.');
});
