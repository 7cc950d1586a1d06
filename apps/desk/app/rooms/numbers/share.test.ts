import { expect, test } from 'vitest';

import { sayShare } from './share.ts';

test.for([
  [0, 100, null],
  [5, 0, null],
  [60, 100, '60%'],
  [235, 4_185, '5.6%'],
  [10, 200, '5%'],
  [5, 4_000, 'under 1%'],
  [25, 20, '100%'],
  [15, 15, null],
] as const)('%i of %i are %s', ([part, whole, words]) => {
  expect(sayShare(part, whole)).toBe(words);
});
