import { expect, test } from 'vitest';

import { writePrices } from './write-prices.ts';

test.each([
  [384, 'GBP', '£384'],
  [1466, 'GBP', '£1,466'],
  [39.5, 'GBP', '£39.50'],
  [29, 'EUR', '€29'],
])('%d %s is written %s', (monthly, currency, written) => {
  const plans = { Growth: { monthly, yearly: 0 } };
  const prices = writePrices({ taxNote: '', currency, plans });
  expect(prices.plans['Growth']?.monthly).toBe(written);
});
