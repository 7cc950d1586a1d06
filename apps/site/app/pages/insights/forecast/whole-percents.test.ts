import { expect, test } from 'vitest';

import { wholePercents } from './whole-percents.ts';

test.each([
  { parts: [1, 1, 1], percents: [34, 33, 33] },
  { parts: [50, 25, 25], percents: [50, 25, 25] },
  { parts: [2, 1], percents: [67, 33] },
  { parts: [7], percents: [100] },
  { parts: [0, 0], percents: [0, 0] },
])('$parts make $percents', ({ parts, percents }) => {
  expect(wholePercents(parts)).toEqual(percents);
});
