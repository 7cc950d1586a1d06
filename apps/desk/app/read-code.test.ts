import { expect, test } from 'vitest';

import { codeSchema } from './read-code.ts';

test.each([
  ['123456', '123456'],
  [' 123 456 ', '123456'],
  ['12-34.56', '123456'],
  ['１２３　４５６', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['12345', undefined],
  ['1234567', undefined],
  ['12345a', undefined],
  ['', undefined],
])('the mailed code typed as %j is %j', (typed, code) => {
  expect(codeSchema.safeParse(typed).data).toBe(code);
});
