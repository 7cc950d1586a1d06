import { expect, test } from 'vitest';

import type { Pace } from './define-delivery.ts';
import { CRM_PACE, MAIL_PACE, nextDelay } from './retry-schedule.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const least = () => 0;

/** The moments of all attempts, counted from the first, with the least jitter. */
function momentsOf(pace: Pace): number[] {
  const moments = [0];
  for (;;) {
    const at = moments.at(-1) ?? 0;
    const wait = nextDelay(pace, moments.length, at, least);
    if (wait === null) return moments;
    moments.push(at + wait);
  }
}

test('tries a mail at 0, 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, then every 4 h to 5 days', () => {
  const moments = momentsOf(MAIL_PACE);
  const waits = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
  expect(waits.slice(0, 8)).toEqual([
    5 * SECOND,
    30 * SECOND,
    2 * MINUTE,
    10 * MINUTE,
    30 * MINUTE,
    HOUR,
    4 * HOUR,
    4 * HOUR,
  ]);
  expect(moments.at(-1)).toBeLessThanOrEqual(5 * DAY);
  expect(moments.at(-1)).toBeGreaterThan(5 * DAY - 4 * HOUR);
});

test('tries the CRM in the pace of Svix, then daily to 3 days', () => {
  const moments = momentsOf(CRM_PACE);
  const waits = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
  expect(waits).toEqual([
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    10 * HOUR,
    DAY,
  ]);
  expect(moments.at(-1)).toBeLessThanOrEqual(3 * DAY);
});

test('spreads the attempts by up to a fifth of the wait', () => {
  expect(nextDelay(MAIL_PACE, 1, 0, () => 1)).toBe(6 * SECOND);
  expect(nextDelay(MAIL_PACE, 1, 0, () => 0.5)).toBe(5.5 * SECOND);
});
