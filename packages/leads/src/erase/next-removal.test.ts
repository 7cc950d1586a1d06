import { expect, test } from 'vitest';

import { findBinEnd } from './next-removal.ts';

test.each([
  ['2026-11-22T10:00:00Z', '2026-12-23T03:17:00Z'],
  ['2026-11-22T03:17:01Z', '2026-12-23T03:17:00Z'],
  ['2026-11-22T03:17:00Z', '2026-12-22T03:17:00Z'],
  ['2026-11-22T00:00:00Z', '2026-12-22T03:17:00Z'],
  ['2026-12-01T12:00:00Z', '2027-01-01T03:17:00Z'],
])('what was put in the bin at %s is erased at %s', (binnedAt, erasedAt) => {
  expect(findBinEnd(new Date(binnedAt))).toEqual(new Date(erasedAt));
});
