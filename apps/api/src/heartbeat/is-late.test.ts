import { expect, test } from 'vitest';

import { isLate } from './is-late.ts';

const HOUR = 3_600;

test.for([
  ['none was sent yet', { sinceDone: null, underWay: null }, 10, false],
  ['the last came through', { sinceDone: 500, underWay: null }, HOUR, false],
  ['one is under way for a minute', { sinceDone: 600, underWay: 60 }, HOUR, false],
  ['one is under way for too long', { sinceDone: 700, underWay: 181 }, 10, true],
  ['the first of all is under way for too long', { sinceDone: null, underWay: 181 }, 10, true],
  ['none is sent any more', { sinceDone: 1_801, underWay: null }, HOUR, true],
  ['none was sent while it was off', { sinceDone: 90_000, underWay: null }, 60, false],
] as const)('when %s', ([, state, upSeconds, late]) => {
  expect(isLate(state, 10, upSeconds)).toBe(late);
});

test('is never late while heartbeats are off', () => {
  expect(isLate({ sinceDone: null, underWay: 9_999 }, 0, 9_999)).toBe(false);
});
