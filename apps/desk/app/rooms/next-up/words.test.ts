import { expect, test } from 'vitest';

import { describeToday } from './describe-today.ts';
import { WORDS } from './words.ts';

test.for([
  [0, 3, '; none within 2 hours.'],
  [1, 3, '; one within 2 hours.'],
  [3, 3, '; all within 2 hours.'],
] as const)('%i answers of %i within the target are told as "%s"', ([value, of, said]) => {
  expect(WORDS.today.within(value, of, '2 hours')).toBe(said);
});

test.for([
  [0, '1 min'],
  [3_160_000, '53 min'],
  [3_600_000, '1 h'],
] as const)('half of the answers came within %i ms, which is told as "%s"', ([medianMs, said]) => {
  const figures = { answered: 3, medianMs, withinTarget: 1 };
  expect(describeToday(figures, { waiting: 0, targetMs: 7_200_000 }).median).toBe(said);
});
