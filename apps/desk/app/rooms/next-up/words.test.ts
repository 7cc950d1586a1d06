import { expect, test } from 'vitest';

import { WORDS } from './words.ts';

test.for([
  [0, 3, '; none within 2 hours.'],
  [1, 3, '; one within 2 hours.'],
  [3, 3, '; all within 2 hours.'],
] as const)('%i answers of %i within the target are told as "%s"', ([value, of, said]) => {
  expect(WORDS.today.within(value, of, '2 hours')).toBe(said);
});
