import type {
  Booking,
  BookingChanges,
  BookingStore,
  BookingTimes,
  OpenBookingCaps,
} from '@high-street/bookings';
import { BOOKING_DETAILS, type NewBooking, type Reschedule } from '@high-street/contract';
import type { Clock } from '@high-street/server';
import type { Limits } from '@high-street/server/limits';
import { judgeForm, type SentForm } from '@high-street/server/robots';

/** Who books: the address that calls, and what tells people from robots. */
export type Booker = Pick<SentForm, 'robot' | 'namesPage'> & { readonly address: string };

/** Whoever has the signed link. */
export const VISITOR = { kind: 'visitor' } as const;

/** What bookings are made and moved with. */
export type CountedParts = {
  readonly store: Pick<BookingStore, 'create' | 'countTokenUses'>;
  readonly times: Pick<BookingTimes, 'periodOf'>;
  readonly changes: Pick<BookingChanges, 'move'>;
  readonly limits: Pick<
    Limits,
    'countNew' | 'giveBackNew' | 'countChange' | 'giveBackChange' | 'blindAddress'
  >;
  readonly caps: OpenBookingCaps;
  /** What the tokens of the form are signed with. */
  readonly formKey: string | Buffer;
  readonly clock: Clock;
};

/** All that was typed but the email address, which reads like a web address. */
function textsOf(wanted: NewBooking): string[] {
  return BOOKING_DETAILS.flatMap(({ name, control }) =>
    control === 'email' ? [] : (wanted[name] ?? []),
  );
}

/** Books and moves within the limits; what comes to nothing counts towards none. */
export function createCountedBookings(parts: CountedParts) {
  const { store, times, changes, limits, caps, formKey, clock } = parts;

  return {
    /** Throws as the store does, and as the limits do. */
    async create(key: string, wanted: NewBooking, booker: Booker): Promise<Booking> {
      const period = times.periodOf(wanted.start);
      const { address, robot, namesPage } = booker;
      const source = { address, email: wanted.email };
      await limits.countNew(source);
      let isNew = false;
      try {
        const now = clock.now();
        const judgement = await judgeForm(
          { robot, namesPage, texts: textsOf(wanted) },
          { key: formKey, now, countUses: store.countTokenUses },
        );
        const terms = { ...judgement, bookedFrom: limits.blindAddress(address), now, caps };
        const stored = await store.create(key, wanted, period, terms);
        ({ isNew } = stored);
        return stored.booking;
      } finally {
        if (!isNew) await limits.giveBackNew(source);
      }
    },

    /** Null for a booking that is unknown or cancelled. */
    async move(wanted: Reschedule & { reference: string }, address: string) {
      const source = { address, reference: wanted.reference };
      await limits.countChange(source);
      let moved: Booking | null = null;
      try {
        moved = await changes.move({ ...wanted, actor: VISITOR });
        return moved;
      } finally {
        if (!moved) await limits.giveBackChange(source);
      }
    },
  };
}
