import type { Temporal } from 'temporal-polyfill';

import type { Availability } from '@high-street/server/hours';
import { findSlots } from './find-slots.ts';

/** Whether a slot begins at exactly this moment and could be booked `now`, if nobody has taken it. */
export function isOffered(
  availability: Availability,
  start: Temporal.Instant,
  now: Temporal.Instant,
): boolean {
  const to = start.add({ nanoseconds: 1 });
  return findSlots(availability, { from: start, to, now, taken: [] }).length > 0;
}
