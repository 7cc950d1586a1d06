import type { DeliveryKind } from '#/database/schema.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Waits before the second and later attempts, the pace after those, and when it is given up. */
type Pace = { readonly waits: readonly number[]; readonly every: number; readonly limit: number };

const MAIL: Pace = {
  waits: [5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR],
  every: 4 * HOUR,
  limit: 5 * DAY,
};

// The waits are those of https://docs.svix.com/retries
const CRM: Pace = {
  waits: [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 10 * HOUR],
  every: DAY,
  limit: 3 * DAY,
};

const PACES: Readonly<Record<DeliveryKind, Pace>> = {
  visitor: MAIL,
  provider: MAIL,
  crm: CRM,
  booking_visitor: MAIL,
  booking_provider: MAIL,
};
/** Each wait is up to this much longer, so that what failed together does not come back together. */
const JITTER = 0.2;

/**
 * Milliseconds until the attempt after the `attempts` made so far, for a delivery that has waited `ageMs` in all; null
 * when the time for it is over. `random` gives a number from 0 to 1.
 */
export function nextDelay(
  kind: DeliveryKind,
  attempts: number,
  ageMs: number,
  random: () => number,
): number | null {
  const { waits, every, limit } = PACES[kind];
  const wait = waits[attempts - 1] ?? every;
  if (ageMs + wait > limit) return null;
  return Math.round(wait * (1 + JITTER * random()));
}
