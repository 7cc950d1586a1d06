import { expect, test } from 'vitest';

import { readRetryAfter } from '#/read-retry-after.ts';

const NOW = new Date('2026-01-05T09:00:00Z');

test.for([
  [null, 0],
  ['', 0],
  ['soon', 0],
  ['0', 0],
  ['120', 120_000],
  [' 5 ', 5_000],
  ['-5', 0],
  ['99999999', 99_999_999_000],
  ['Mon, 05 Jan 2026 09:01:00 GMT', 60_000],
  ['Mon, 05 Jan 2026 08:00:00 GMT', 0],
] as const)('reads %j as %d ms', ([value, ms]) => {
  expect(readRetryAfter(value, NOW)).toBe(ms);
});
