import { expect, test } from 'vitest';

import { countNearLimit } from './count-near-limit.ts';

const count = (text: string) => countNearLimit(text, 10, (used, limit) => `${used} of ${limit}`);

test.each([
  ['', null],
  ['1234567', null],
  ['12345678', '8 of 10'],
  ['1234567890', '10 of 10'],
  ['123456789012', '12 of 10'],
  ['🍞🍞🍞🍞', '8 of 10'],
  ['1234567   ', null],
  [' 1234567890\n', '10 of 10'],
])('the count of %j of ten characters is %j', (text, expected) => {
  expect(count(text)).toBe(expected);
});
