import { expect, test } from 'vitest';

import { computeShare } from './compute-share.ts';

test.each([
  [15, 15, 30, '0%'],
  [30, 15, 30, '100%'],
  [20, 15, 30, '33.3%'],
  [5, 15, 30, '0%'],
  [99, 15, 30, '100%'],
  [5, 5, 5, '0%'],
])('places %d between %d and %d at %s', (value, min, max, share) => {
  expect(computeShare(value, min, max)).toBe(share);
});
