import type { BookingStore } from '@high-street/bookings';
import type { Slot } from '@high-street/contract';
import type { Clock } from '@high-street/server';
import { Temporal } from 'temporal-polyfill';

import { findSlots, nearestSlots, type Availability, type TakenTime } from '#/slots/index.ts';

const MOST_NEAREST = 6;
/** How far around a taken time others are looked for, both ways. */
const NEAR = Temporal.Duration.from({ hours: 14 * 24 });

type Instant = Temporal.Instant;

/** The moment of a date. */
export function toInstant(date: Date): Instant {
  return Temporal.Instant.fromEpochMilliseconds(date.getTime());
}

/** The date of a moment. */
export function toDate(instant: Instant): Date {
  return new Date(instant.epochMilliseconds);
}

type Parts = {
  readonly store: Pick<BookingStore, 'taken'>;
  readonly availability: Availability;
  readonly clock: Clock;
};

/** Looks up which times nobody has taken. */
export function createFreeTimes({ store, availability, clock }: Parts) {
  const { slotMinutes, bufferMinutes } = availability;

  async function takenBetween(from: Instant, to: Instant): Promise<TakenTime[]> {
    const taken = await store.taken(toDate(from), toDate(to));
    return taken.map(({ startsAt, blockedUntil }) => ({
      start: toInstant(startsAt),
      // The pause is added again; what counts is the one that the booking was made with, as the database has it.
      end: toInstant(blockedUntil).subtract({ minutes: bufferMinutes }),
    }));
  }

  /** The free times between two moments, earliest first. */
  async function freeSlots({ from, to }: { from: Instant; to: Instant }): Promise<Slot[]> {
    const now = toInstant(clock.now());
    const earliest = Temporal.Instant.compare(from, now) < 0 ? now : from;
    if (Temporal.Instant.compare(earliest, to) >= 0) return [];
    // A time just before the end can run, with its pause, into a booking that is after it.
    const until = to.add({ minutes: slotMinutes + bufferMinutes });
    const taken = await takenBetween(earliest, until);
    return findSlots(availability, { from: earliest, to, now, taken });
  }

  /** The free times nearest to a moment, earliest first. */
  async function nearestTo(start: string): Promise<Slot[]> {
    const wanted = Temporal.Instant.from(start);
    const around = { from: wanted.subtract(NEAR), to: wanted.add(NEAR) };
    return nearestSlots(await freeSlots(around), wanted, MOST_NEAREST);
  }

  return { freeSlots, nearestTo };
}
