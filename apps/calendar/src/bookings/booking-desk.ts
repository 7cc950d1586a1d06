import type {
  Booking,
  BookingChanges,
  BookingStore,
  BookingTimes,
  InvitedBooking,
} from '@high-street/bookings';
import type { BookingReceipt, NewBooking, Reschedule } from '@high-street/contract';
import { ApiError } from '@high-street/server/http';
import { Temporal } from 'temporal-polyfill';

import {
  createCountedBookings,
  VISITOR,
  type Booker,
  type CountedParts,
} from './counted-bookings.ts';

/** As slots are written, so that the page can compare the two. */
const toText = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()).toString();

const unknownBooking = () => new ApiError('unknown_booking', 'no such booking, or cancelled');

type Parts = CountedParts & {
  readonly store: BookingStore;
  readonly times: BookingTimes;
  readonly changes: Pick<BookingChanges, 'move' | 'cancel'>;
  readonly buildManageUrl: (reference: string) => string;
  /** Told when a booking was made or changed. */
  readonly onChange: () => void;
};

/** Gives and moves times by the provider's availability, and tells which are free. */
export function createBookingDesk(parts: Parts) {
  const { store, times, changes, buildManageUrl, onChange } = parts;
  const { create, move } = createCountedBookings(parts);

  function receiptOf(booking: Booking | null): BookingReceipt {
    if (!booking) throw unknownBooking();
    const { reference, startsAt, endsAt, timeZone } = booking;
    return {
      success: true,
      reference,
      start: toText(startsAt),
      end: toText(endsAt),
      timeZone,
      manageUrl: buildManageUrl(reference),
    };
  }

  return {
    freeSlots: times.freeSlots,
    nearestTo: times.nearestTo,

    /**
     * Books a time for somebody; the same key with the same content gives the first booking again. With two spam
     * signals the answer is the same, and the booking is held.
     */
    async book(key: string, wanted: NewBooking, booker: Booker): Promise<BookingReceipt> {
      // First of all: what was accepted once stays accepted, though its time is taken now, and by itself.
      const repeat = await store.findRepeat(key, wanted);
      if (repeat) return receiptOf(repeat);
      const booking = await times.orNearest(wanted.start, create(key, wanted, booker));
      onChange();
      return receiptOf(booking);
    },

    /** The booking of that reference; throws `unknown_booking`, as do the next ones. */
    async find(reference: string): Promise<BookingReceipt> {
      return receiptOf(await store.find(reference));
    },

    /** The booking of that reference with what an invitation to it says. */
    async findInvited(reference: string): Promise<InvitedBooking & { readonly manageUrl: string }> {
      const invited = await store.findInvited(reference);
      if (!invited) throw unknownBooking();
      return { ...invited, manageUrl: buildManageUrl(reference) };
    },

    /** Moves a booking, or leaves it where it is when the new time is taken. */
    async reschedule(
      reference: string,
      wanted: Reschedule,
      address: string,
    ): Promise<BookingReceipt> {
      const moved = await move({ reference, ...wanted }, address);
      onChange();
      return receiptOf(moved);
    },

    /** Cancels a booking, and tells what it was. */
    async cancel(reference: string): Promise<BookingReceipt> {
      const cancelled = await changes.cancel({ reference, actor: VISITOR });
      onChange();
      return receiptOf(cancelled);
    },
  };
}

export type BookingDesk = ReturnType<typeof createBookingDesk>;
