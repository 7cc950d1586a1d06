import { expect, test } from 'vitest';

import { formatPrice } from './format-price.ts';

test.each([
  [384, 'GBP', '£384'],
  [1466, 'GBP', '£1,466'],
  [39.5, 'GBP', '£39.50'],
  [29, 'EUR', '€29'],
])('%d %s is written %s', (amount, currency, written) => {
  expect(formatPrice(amount, currency)).toBe(written);
});
