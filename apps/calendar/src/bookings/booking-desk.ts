import {
  TIME_TAKEN,
  type BookingStore,
  type Booking,
  type InvitedBooking,
  type Period,
  type OpenBookingCaps,
} from '@high-street/bookings';
import {
  BOOKING_DETAILS,
  type BookingReceipt,
  type NewBooking,
  type Reschedule,
} from '@high-street/contract';
import { errorCode, type Clock } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import type { Limits } from '@high-street/server/limits';
import { judgeForm, type SentForm } from '@high-street/server/robots';
import { Temporal } from 'temporal-polyfill';

import { isOffered, type Availability } from '#/slots/index.ts';

import { createFreeTimes, toDate, toInstant } from './free-times.ts';
import { SlotTakenError } from './slot-taken-error.ts';

const unknownBooking = () => new ApiError('unknown_booking', 'no such booking, or cancelled');

/** Who books: the address that calls, and what tells people from robots. */
type Booker = Pick<SentForm, 'robot' | 'namesPage'> & { readonly address: string };

type Parts = {
  readonly store: BookingStore;
  readonly availability: Availability;
  readonly limits: Pick<Limits, 'countNew' | 'countChange' | 'blindAddress'>;
  readonly caps: OpenBookingCaps;
  /** What the tokens of the form are signed with. */
  readonly formKey: string | Buffer;
  readonly clock: Clock;
  readonly buildManageUrl: (reference: string) => string;
  /** Told when a booking was made or changed. */
  readonly onChange: () => void;
};

/** All that was typed but the email address, which reads like a web address. */
function textsOf(wanted: NewBooking): string[] {
  return BOOKING_DETAILS.flatMap(({ name, control }) =>
    control === 'email' ? [] : (wanted[name] ?? []),
  );
}

/** Gives and moves times by the provider's availability, and tells which are free. */
export function createBookingDesk(parts: Parts) {
  const { store, availability, limits, caps, formKey, clock, buildManageUrl, onChange } = parts;
  const { freeSlots, nearestTo } = createFreeTimes({ store, availability, clock });

  function receiptOf({ reference, startsAt, endsAt, timeZone }: Booking): BookingReceipt {
    return {
      success: true,
      reference,
      // Written as slots are, so that the page can compare the two.
      start: toInstant(startsAt).toString(),
      end: toInstant(endsAt).toString(),
      timeZone,
      manageUrl: buildManageUrl(reference),
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
    const end = instant.add({ minutes: availability.slotMinutes });
    return {
      startsAt: toDate(instant),
      endsAt: toDate(end),
      blockedUntil: toDate(end.add({ minutes: availability.bufferMinutes })),
    };
  }

  /** What the change gives; a time that somebody else has becomes a refusal that names the nearest free ones. */
  async function orNearest<Result>(start: string, change: Promise<Result>): Promise<Result> {
    try {
      const result = await change;
      onChange();
      return result;
    } catch (error) {
      if (errorCode(error) !== TIME_TAKEN) throw error;
      throw new SlotTakenError(await nearestTo(start));
    }
  }

  return {
    freeSlots,
    nearestTo,

    /**
     * Books a time for somebody; the same key with the same content gives the first booking again. With two spam
     * signals the answer is the same, and the booking is held.
     */
    async book(key: string, wanted: NewBooking, booker: Booker): Promise<BookingReceipt> {
      // First of all: what was accepted once stays accepted, though its time is taken now, and by itself.
      const repeat = await store.findRepeat(key, wanted);
      if (repeat) return receiptOf(repeat);
      const period = periodOf(wanted.start);
      const { address, robot, namesPage } = booker;
      await limits.countNew({ address, email: wanted.email });
      const now = clock.now();
      const judgement = await judgeForm(
        { robot, namesPage, texts: textsOf(wanted) },
        { key: formKey, now, countUses: store.countTokenUses },
      );
      const terms = { ...judgement, bookedFrom: limits.blindAddress(address), now, caps };
      return receiptOf(await orNearest(wanted.start, store.create(key, wanted, period, terms)));
    },

    /** The booking of that reference; throws `unknown_booking`, as do the next ones. */
    async find(reference: string): Promise<BookingReceipt> {
      return receiptOfKnown(await store.find(reference));
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
      await limits.countChange({ address, reference });
      const change = store.reschedule(reference, wanted, periodOf);
      return receiptOfKnown(await orNearest(wanted.start, change));
    },

    /** Cancels a booking, and tells what it was. */
    async cancel(reference: string): Promise<BookingReceipt> {
      const cancelled = await store.cancel(reference);
      onChange();
      return receiptOfKnown(cancelled);
    },
  };
}

/** Gives and moves times by the provider's availability. */
export type BookingDesk = ReturnType<typeof createBookingDesk>;
