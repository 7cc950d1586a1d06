import type { Lane } from './define-delivery.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often something is tried: the waits before the second and later attempts, the pace after those, and when it is given up; all in milliseconds. */
export type Pace = {
  readonly waits: readonly number[];
  readonly every: number;
  readonly limit: number;
};

/** How often a mail is tried, and a call to the CRM; the waits of the latter are those of https://docs.svix.com/retries. */
export const PACES: Readonly<Record<Lane, Pace>> = {
  mail: {
    waits: [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR],
    every: 4 * HOUR,
    limit: 5 * DAY,
  },
  crm: {
    waits: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
    every: DAY,
    limit: 3 * DAY,
  },
};

/** Each wait is up to this much longer, so that what failed together does not come back together. */
const JITTER = 0.2;

/**
 * Milliseconds until the attempt after the `attempts` made so far, for a delivery that has waited `ageMs` in all: the
 * last one is made when its time is over, and then it is null. `random` gives a number from 0 to 1.
 */
export function nextDelay(
  { waits, every, limit }: Pace,
  attempts: number,
  ageMs: number,
  random: () => number,
): number | null {
  const wait = waits[attempts - 1] ?? every;
  if (ageMs >= limit) return null;
  return Math.min(Math.round(wait * (1 + JITTER * random())), Math.ceil(limit - ageMs));
}
