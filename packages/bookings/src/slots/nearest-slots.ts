import type { Slot } from '@high-street/contract';
import type { Temporal } from 'temporal-polyfill';

/** Returns up to `count` of the slots that begin nearest to the moment, in the order given; of two as near, the first. */
export function nearestSlots(
  slots: readonly Slot[],
  start: Temporal.Instant,
  count: number,
): Slot[] {
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.start) - start.epochMilliseconds);
  const nearest = new Set(slots.toSorted((a, b) => distance(a) - distance(b)).slice(0, count));
  return slots.filter((slot) => nearest.has(slot));
}
