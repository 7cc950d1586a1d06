import type { BookingReceipt, NewBooking, Reschedule } from '@high-street/contract';
import { errorCode, type Clock } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import type { Limits } from '@high-street/server/limits';
import { Temporal } from 'temporal-polyfill';

import { isOffered, type Availability } from '#/slots/index.ts';

import type { BookingStore } from './booking-store.ts';
import type { Booking, InvitedBooking, Period } from './booking.ts';
import { createFreeTimes, toDate, toInstant } from './free-times.ts';
import { SlotTakenError } from './slot-taken-error.ts';

// https://www.postgresql.org/docs/18/errcodes-appendix.html
const EXCLUSION_VIOLATION = '23P01';

const unknownBooking = () => new ApiError('unknown_booking', 'no such booking, or cancelled');

type Parts = {
  readonly store: BookingStore;
  readonly availability: Availability;
  readonly limits: Pick<Limits, 'countNew'>;
  readonly clock: Clock;
  readonly manageUrlOf: (reference: string) => string;
};

/** Gives and moves times by the provider's availability, and tells which are free. */
export function createBookingDesk({ store, availability, limits, clock, manageUrlOf }: Parts) {
  const { slotMinutes, bufferMinutes } = availability;
  const { freeSlots, nearestTo } = createFreeTimes({ store, availability, clock });

  function receiptOf({ reference, startsAt, endsAt, timeZone }: Booking): BookingReceipt {
    return {
      success: true,
      reference,
      // Written as slots are, so that the page can compare the two.
      start: toInstant(startsAt).toString(),
      end: toInstant(endsAt).toString(),
      timeZone,
      manageUrl: manageUrlOf(reference),
    };
  }

  function receiptOfKnown(booking: Booking | null): BookingReceipt {
    if (!booking) throw unknownBooking();
    return receiptOf(booking);
  }

  function periodOf(start: string): Period {
    const instant = Temporal.Instant.from(start);
    if (!isOffered(availability, instant, toInstant(clock.now()))) {
      throw new ApiError('slot_not_offered', `${start} is not among the times`);
    }
    const end = instant.add({ minutes: slotMinutes });
    return {
      startsAt: toDate(instant),
      endsAt: toDate(end),
      blockedUntil: toDate(end.add({ minutes: bufferMinutes })),
    };
  }

  /** What the change gives; a time that somebody else has becomes a refusal that names the nearest free ones. */
  async function orNearest<Result>(start: string, change: Promise<Result>): Promise<Result> {
    try {
      return await change;
    } catch (error) {
      if (errorCode(error) !== EXCLUSION_VIOLATION) throw error;
      throw new SlotTakenError(await nearestTo(start));
    }
  }

  return {
    freeSlots,
    nearestTo,

    /**
     * Books a time for somebody who calls from the address; the same key with the same content gives the first booking
     * again.
     */
    async book(key: string, wanted: NewBooking, address: string): Promise<BookingReceipt> {
      // First of all: what was accepted once stays accepted, though its time is taken now, and by itself.
      const repeat = await store.findRepeat(key, wanted);
      if (repeat) return receiptOf(repeat);
      const period = periodOf(wanted.start);
      await limits.countNew({ address, email: wanted.email });
      return receiptOf(await orNearest(wanted.start, store.create(key, wanted, period)));
    },

    /** The booking of that reference; throws `unknown_booking`, as do the next ones. */
    async find(reference: string): Promise<BookingReceipt> {
      return receiptOfKnown(await store.find(reference));
    },

    /** The booking of that reference with what an invitation to it says. */
    async findInvited(reference: string): Promise<InvitedBooking & { readonly manageUrl: string }> {
      const invited = await store.findInvited(reference);
      if (!invited) throw unknownBooking();
      return { ...invited, manageUrl: manageUrlOf(reference) };
    },

    /** Moves a booking, or leaves it where it is when the new time is taken. */
    async reschedule(
      reference: string,
      wanted: Reschedule,
      address: string,
    ): Promise<BookingReceipt> {
      const email = await store.emailOf(reference);
      // Each move is a mail to an address that need not be the caller's own.
      if (email !== null) await limits.countNew({ address, email });
      const change = store.reschedule(reference, wanted, periodOf);
      return receiptOfKnown(await orNearest(wanted.start, change));
    },

    /** Cancels a booking, and tells what it was. */
    async cancel(reference: string): Promise<BookingReceipt> {
      return receiptOfKnown(await store.cancel(reference));
    },
  };
}

/** Gives and moves times by the provider's availability. */
export type BookingDesk = ReturnType<typeof createBookingDesk>;
