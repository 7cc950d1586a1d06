import type {
  Booking,
  BookingChanges,
  BookingStore,
  BookingTimes,
  InvitedBooking,
  OpenBookingCaps,
} from '@high-street/bookings';
import {
  BOOKING_DETAILS,
  type BookingReceipt,
  type NewBooking,
  type Reschedule,
} from '@high-street/contract';
import type { Clock } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import type { Limits } from '@high-street/server/limits';
import { judgeForm, type SentForm } from '@high-street/server/robots';
import { Temporal } from 'temporal-polyfill';

/** As slots are written, so that the page can compare the two. */
const toText = (date: Date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()).toString();

const unknownBooking = () => new ApiError('unknown_booking', 'no such booking, or cancelled');

/** Who books: the address that calls, and what tells people from robots. */
type Booker = Pick<SentForm, 'robot' | 'namesPage'> & { readonly address: string };

/** Whoever has the signed link. */
const VISITOR = { kind: 'visitor' } as const;

type Parts = {
  readonly store: BookingStore;
  readonly times: BookingTimes;
  readonly changes: Pick<BookingChanges, 'move' | 'cancel'>;
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
  const { store, times, changes, limits, caps, formKey, clock, buildManageUrl, onChange } = parts;

  function receiptOf({ reference, startsAt, endsAt, timeZone }: Booking): BookingReceipt {
    return {
      success: true,
      reference,
      start: toText(startsAt),
      end: toText(endsAt),
      timeZone,
      manageUrl: buildManageUrl(reference),
    };
  }

  function receiptOfKnown(booking: Booking | null): BookingReceipt {
    if (!booking) throw unknownBooking();
    return receiptOf(booking);
  }

  async function create(key: string, wanted: NewBooking, booker: Booker): Promise<Booking> {
    const period = times.periodOf(wanted.start);
    const { address, robot, namesPage } = booker;
    await limits.countNew({ address, email: wanted.email });
    const now = clock.now();
    const judgement = await judgeForm(
      { robot, namesPage, texts: textsOf(wanted) },
      { key: formKey, now, countUses: store.countTokenUses },
    );
    const terms = { ...judgement, bookedFrom: limits.blindAddress(address), now, caps };
    return store.create(key, wanted, period, terms);
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
      const moved = await changes.move({ reference, ...wanted, actor: VISITOR });
      onChange();
      return receiptOfKnown(moved);
    },

    /** Cancels a booking, and tells what it was. */
    async cancel(reference: string): Promise<BookingReceipt> {
      const cancelled = await changes.cancel({ reference, actor: VISITOR });
      onChange();
      return receiptOfKnown(cancelled);
    },
  };
}

/** Gives and moves times by the provider's availability. */
export type BookingDesk = ReturnType<typeof createBookingDesk>;
