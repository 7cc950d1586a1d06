import { expect, test } from 'vitest';

import { findBinEnd, findQuarantineEnd } from './next-removal.ts';

test.each([
  ['2026-11-22T10:00:00Z', '2026-12-23T03:17:00Z'],
  ['2026-11-22T03:17:01Z', '2026-12-23T03:17:00Z'],
  ['2026-11-22T03:17:00Z', '2026-12-22T03:17:00Z'],
  ['2026-11-22T00:00:00Z', '2026-12-22T03:17:00Z'],
  ['2026-12-01T12:00:00Z', '2027-01-01T03:17:00Z'],
])('what was put in the bin at %s is erased at %s', (binnedAt, erasedAt) => {
  expect(findBinEnd(new Date(binnedAt))).toEqual(new Date(erasedAt));
});

test.each([
  ['2026-11-22T10:00:00Z', '2026-11-23T12:00:00Z', '2026-12-23T03:17:00Z'],
  // Of an earlier version, which binned nothing by itself.
  ['2025-01-01T10:00:00Z', '2026-11-23T12:00:00Z', '2026-11-24T03:17:00Z'],
  ['2025-01-01T10:00:00Z', '2026-11-23T02:00:00Z', '2026-11-23T03:17:00Z'],
])('what came into quarantine at %s is read at %s as binned at %s', (since, now, binnedAt) => {
  expect(findQuarantineEnd(new Date(since), new Date(now))).toEqual(new Date(binnedAt));
});
