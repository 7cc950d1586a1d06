import { expect, test } from 'vitest';

import { isSameAddress } from './same-address.ts';

test.each([
  ['mara@shop.example', 'mara@shop.example', true],
  ['mara@shop.example', 'Mara@SHOP.example', true],
  ['mara@bücher.example', 'mara@xn--bcher-kva.example', true],
  ['mara@shop.example', 'mara+desk@shop.example', false],
  ['mara@gmail.com', 'm.ara@gmail.com', false],
  ['mike@shop.example', 'mi\u212Ae@shop.example', false],
  ['mara@shop.example', '\uFF4Dara@shop.example', false],
  ['mara@shop.example', ' mara@shop.example', false],
  ['mara@shop.example', 'mara@shop.example.org', false],
  ['mara@shop.example', 'mara', false],
])('%s and %s are one address: %s', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame);
});
