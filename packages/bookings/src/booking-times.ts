import type { Slot } from '@high-street/contract';
import { errorCode, type Clock } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import { Temporal } from 'temporal-polyfill';

import { TIME_TAKEN, type BookingStore } from './booking-store.ts';
import type { Period } from './booking.ts';
import { SlotRefusedError } from './slot-refused-error.ts';
import { SlotTakenError } from './slot-taken-error.ts';
import {
  findSlots,
  isOffered,
  nearestSlots,
  type Availability,
  type TakenTime,
} from './slots/index.ts';

const MOST_NEAREST = 6;
const NOT_OFFERED = 'slot_not_offered';
/** How far around a taken time others are looked for, both ways. */
const NEAR = Temporal.Duration.from({ hours: 14 * 24 });

type Instant = Temporal.Instant;

const toInstant = (date: Date): Instant => Temporal.Instant.fromEpochMilliseconds(date.getTime());

const toDate = (instant: Instant): Date => new Date(instant.epochMilliseconds);

type Parts = {
  readonly store: Pick<BookingStore, 'taken'>;
  readonly availability: Availability;
  readonly clock: Clock;
};

type Booked = TakenTime & { readonly reference: string };

/** What to look for, and the reference of the booking that would be moved there. */
type FreeSearch = {
  readonly from: Instant;
  readonly to: Instant;
  readonly moving?: string | null;
};

/** Looks up which times nobody has taken. */
function createFreeTimes({ store, availability, clock }: Parts) {
  const { slotMinutes, bufferMinutes } = availability;

  async function takenBetween(from: Instant, to: Instant): Promise<Booked[]> {
    const taken = await store.taken(toDate(from), toDate(to));
    return taken.map(({ reference, startsAt, blockedUntil }) => ({
      reference,
      start: toInstant(startsAt),
      // The pause is added again; what counts is the one that the booking was made with, as the database has it.
      end: toInstant(blockedUntil).subtract({ minutes: bufferMinutes }),
    }));
  }

  /** The free times between two moments, earliest first; for a booking that is moved, its own pause counts as free. */
  async function freeSlots({ from, to, moving = null }: FreeSearch): Promise<Slot[]> {
    const now = toInstant(clock.now());
    const earliest = Temporal.Instant.compare(from, now) < 0 ? now : from;
    if (Temporal.Instant.compare(earliest, to) >= 0) return [];
    // A time just before the end can run, with its pause, into a booking that is after it.
    const until = to.add({ minutes: slotMinutes + bufferMinutes });
    const taken = await takenBetween(earliest, until);
    const others = taken.filter(({ reference }) => reference !== moving);
    const slots = findSlots(availability, { from: earliest, to, now, taken: others });
    const own = taken.find(({ reference }) => reference === moving);
    return slots.filter(({ start }) => !own?.start.equals(start));
  }

  /** The free times nearest to a moment, earliest first. */
  async function nearestTo(start: string): Promise<Slot[]> {
    const wanted = Temporal.Instant.from(start);
    const around = { from: wanted.subtract(NEAR), to: wanted.add(NEAR) };
    return nearestSlots(await freeSlots(around), wanted, MOST_NEAREST);
  }

  return { freeSlots, nearestTo };
}

/** The provider's times: which are free, and what is said of one that is not. */
export function createBookingTimes(parts: Parts) {
  const { availability, clock } = parts;
  const { freeSlots, nearestTo } = createFreeTimes(parts);
  return {
    freeSlots,
    nearestTo,

    /** When the times between two moments begin that a booking can be moved to, earliest first. */
    async freeStarts(from: Date, to: Date, moving: string): Promise<readonly Date[]> {
      const slots = await freeSlots({ from: toInstant(from), to: toInstant(to), moving });
      return slots.map(({ start }) => new Date(start));
    },

    /** What a booking from that moment takes up; throws `slot_not_offered` for a moment that is not among the times. */
    periodOf(start: string): Period {
      const instant = Temporal.Instant.from(start);
      if (!isOffered(availability, instant, toInstant(clock.now()))) {
        throw new ApiError(NOT_OFFERED, `${start} is not among the times`);
      }
      const end = instant.add({ minutes: availability.slotMinutes });
      return {
        startsAt: toDate(instant),
        endsAt: toDate(end),
        blockedUntil: toDate(end.add({ minutes: availability.bufferMinutes })),
      };
    },

    /**
     * What the change gives; says which free times are nearest where the time is not among those that are offered, and
     * throws a SlotTakenError, which says it too, where somebody else has it.
     */
    async orNearest<Result>(start: string, change: Promise<Result>): Promise<Result> {
      try {
        return await change;
      } catch (error) {
        if (errorCode(error) === TIME_TAKEN) throw new SlotTakenError(await nearestTo(start));
        if (!(error instanceof ApiError) || error.code !== NOT_OFFERED) throw error;
        throw new SlotRefusedError(NOT_OFFERED, error.message, await nearestTo(start));
      }
    },
  };
}

export type BookingTimes = ReturnType<typeof createBookingTimes>;
