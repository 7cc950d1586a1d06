import { expect, test } from 'vitest';

import { MARGIN_MAX, priceFromMargin } from './price-from-margin.ts';

test.each([
  [450, 40, 750],
  [405, 25, 540],
  [299, 35, 460],
  [450, 0, 450],
  [100, 33, 149],
  [100, 50, 200],
  [0, 40, 0],
])('goods that cost %d pence and keep %d per cent sell at %d pence', (cost, margin, price) => {
  expect(priceFromMargin(cost, margin)).toBe(price);
});

test('no margin asks for more than the highest, or sells below cost', () => {
  expect(priceFromMargin(100, 100)).toBe(priceFromMargin(100, MARGIN_MAX));
  expect(priceFromMargin(100, -20)).toBe(100);
});
