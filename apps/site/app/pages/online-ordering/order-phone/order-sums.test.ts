import { expect, test } from 'vitest';

import { addUp, changeBasket, formatPence, MOST_OF_ONE } from './order-sums.ts';

const MENU = [
  { id: 'bowl', name: 'Harissa bowl', price: 850 },
  { id: 'bread', name: 'Flatbread', price: 350 },
  { id: 'tea', name: 'Mint tea', price: 290 },
];
const COLLECT = { id: 'collect', fee: 0 } as const;
const COURIER = { id: 'courier', fee: 380 } as const;

test.each([
  // basket, way: food, fee, total
  [{ bowl: 1, tea: 1 }, COLLECT, 1140, 0, 1140],
  [{ bowl: 2, bread: 1 }, COURIER, 2050, 380, 2430],
  [{ tea: 9, bread: 9, bowl: 9 }, COURIER, 13_410, 380, 13_790],
])('%o comes to the right sum', (basket, way, food, fee, total) => {
  expect(addUp(MENU, basket, way)).toMatchObject({ food, fee, total });
});

test('an empty basket is charged nothing, not even its delivery', () => {
  expect(addUp(MENU, {}, COURIER)).toEqual({ lines: [], count: 0, food: 0, fee: 0, total: 0 });
});

test('lines stand in the order of the menu, each with its own sum', () => {
  expect(addUp(MENU, { tea: 2, bowl: 1 }, COLLECT).lines).toEqual([
    { id: 'bowl', name: 'Harissa bowl', count: 1, sum: 850 },
    { id: 'tea', name: 'Mint tea', count: 2, sum: 580 },
  ]);
});

test('what the menu does not know is neither listed nor charged', () => {
  expect(addUp(MENU, { soup: 3 }, COURIER)).toMatchObject({ count: 0, total: 0 });
});

test.each([
  // basket, change: basket
  [{}, 1, { tea: 1 }],
  [{ tea: 1, bowl: 2 }, 1, { tea: 2, bowl: 2 }],
  [{ tea: 1, bowl: 2 }, -1, { bowl: 2 }],
  [{}, -1, {}],
  [{ tea: MOST_OF_ONE }, 1, { tea: MOST_OF_ONE }],
])('%o changed by %i', (basket, change, changed) => {
  expect(changeBasket(basket, 'tea', change)).toEqual(changed);
});

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [1140, '£11.40'],
  [13_790, '£137.90'],
])('%i pence read %s', (pence, text) => {
  expect(formatPence(pence)).toBe(text);
});
