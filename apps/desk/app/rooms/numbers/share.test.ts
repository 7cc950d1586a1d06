import { expect, test } from 'vitest';

import { sayShare } from './share.ts';

test.for([
  [0, 100, null],
  [5, 0, null],
  [60, 100, '60%'],
  [235, 4_185, '5.6%'],
  [10, 200, '5%'],
  [5, 4_000, 'under 1%'],
  [15, 10, '100%'],
] as const)('%i of %i are %s', ([part, whole, words]) => {
  expect(sayShare(part, whole)).toBe(words);
});
