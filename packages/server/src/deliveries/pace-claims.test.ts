import { expect, test } from 'vitest';

import { fakeClock } from '../../test/fake-clock.ts';
import { createClaimPace } from './pace-claims.ts';

const STEP_MS = 10;
const SECOND_STEPS = 100;

/** How many are claimed in each hundredth of a second by a worker that takes all it may. */
function claimAll(perSecond: number, seconds: number): number[] {
  const clock = fakeClock();
  const pace = createClaimPace(perSecond, clock);
  // A pause, in which nothing is due.
  clock.advance(60_000);
  return Array.from({ length: seconds * SECOND_STEPS }, () => {
    const count = pace.allowed();
    pace.spend(count);
    clock.advance(STEP_MS);
    return count;
  });
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

test.for([100, 20, 3])(
  'of %i a second no second sees more than a quarter above, a pause before it',
  (perSecond) => {
    const counts = claimAll(perSecond, 3);
    const seconds = counts.map((_, from) => sum(counts.slice(from, from + SECOND_STEPS)));
    // Where a quarter is less than one, one is claimed.
    expect(Math.max(...seconds)).toBeLessThanOrEqual(perSecond + Math.max(1, perSecond / 4));
    expect(sum(counts)).toBeGreaterThanOrEqual(3 * perSecond - 1);
  },
);

test('says how long to wait until so many may be claimed', () => {
  const clock = fakeClock();
  const pace = createClaimPace(20, clock);
  pace.spend(5);
  expect([pace.allowed(), pace.waitMs(1), pace.waitMs(5)]).toEqual([0, 50, 250]);
  clock.advance(250);
  expect([pace.allowed(), pace.waitMs(5)]).toEqual([5, 0]);
});

test('goes on where the clock is set back', () => {
  const clock = fakeClock();
  const pace = createClaimPace(20, clock);
  pace.spend(pace.allowed());
  clock.advance(-60 * 60_000);
  expect([pace.allowed(), pace.waitMs(5)]).toEqual([0, 250]);
  clock.advance(250);
  expect(pace.allowed()).toBe(5);
});
