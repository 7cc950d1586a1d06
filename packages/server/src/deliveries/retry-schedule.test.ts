import { expect, test } from 'vitest';

import { nextDelay, PACES, type Pace } from './retry-schedule.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const least = () => 0;

/** The moments of all attempts, counted from the first. */
function momentsOf(pace: Pace, random = least): number[] {
  const moments = [0];
  for (;;) {
    const at = moments.at(-1) ?? 0;
    const wait = nextDelay(pace, moments.length, at, random);
    if (wait === null) return moments;
    moments.push(at + wait);
  }
}

test('tries a mail at 0, 5 s, 30 s, 2 min, 10 min, 30 min, 1 h, then every 4 h', () => {
  const moments = momentsOf(PACES.mail);
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
});

test('tries the CRM in the pace of Svix, then daily', () => {
  const moments = momentsOf(PACES.crm);
  const waits = moments.slice(1).map((at, index) => at - (moments[index] ?? 0));
  expect(waits.slice(0, 7)).toEqual([
    5 * SECOND,
    5 * MINUTE,
    30 * MINUTE,
    2 * HOUR,
    5 * HOUR,
    10 * HOUR,
    10 * HOUR,
  ]);
});

test.for([0, 0.5, 1])('makes the last attempt at the limit, with a jitter of %s', (jitter) => {
  expect(momentsOf(PACES.mail, () => jitter).at(-1)).toBe(5 * DAY);
  expect(momentsOf(PACES.crm, () => jitter).at(-1)).toBe(3 * DAY);
  expect(nextDelay(PACES.crm, 9, 3 * DAY - 0.4, () => jitter)).toBe(1);
});

test('spreads the attempts by up to a fifth of the wait', () => {
  expect(nextDelay(PACES.mail, 1, 0, () => 1)).toBe(6 * SECOND);
  expect(nextDelay(PACES.mail, 1, 0, () => 0.5)).toBe(5.5 * SECOND);
});
