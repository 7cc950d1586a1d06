import type { NewBooking, Reschedule } from '@high-street/contract';
import { lockCalendar, type Database } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { ApiError } from '@high-street/server/http';
import type { Kysely } from 'kysely';

import { createBookingReader } from './booking-reader.ts';
import type { Booking, BookingNotes, Period } from './booking.ts';
import { findRepeat } from './find-repeat.ts';
import { holdRow, releaseRow } from './hold-booking.ts';
import { insertBooking } from './insert-booking.ts';
import { refuseTooManyOpen, type OpenBookingCaps } from './open-bookings.ts';
import { recordChange } from './record-change.ts';
import { cancelRow, lockRow, moveRow } from './update-booking.ts';

/** The code of PostgreSQL's exclusion_violation (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
export const TIME_TAKEN = '23P01';

/** What is to be noted of a booking, and what it has to keep within. */
type BookingTerms = BookingNotes & { readonly now: Date; readonly caps: OpenBookingCaps };

/** A change of a booking, and whether anybody was told of it. */
type Changed = Booking & { readonly isHeld: boolean };

/** Stores bookings, each change with its mails and the line in the lead's history in one transaction. */
export function createBookingStore(db: Kysely<Database>) {
  const deliveries = createDeliveryStore(db);
  return {
    ...createBookingReader(db),

    /**
     * Stores the booking and resolves once it and all that follows from it are durable; a key that another call took
     * meanwhile is answered as by `findRepeat`. Throws PostgreSQL's exclusion_violation when the time is taken, and
     * `too_many_bookings`. With spam signals it is held: nobody is told, and its time stays free.
     */
    async create(
      key: string,
      wanted: NewBooking,
      period: Period,
      { now, caps, ...notes }: BookingTerms,
    ): Promise<Booking> {
      const stored = await db.transaction().execute(async (trx) => {
        await lockCalendar(trx);
        const booking = await insertBooking(trx, key, wanted, period, notes);
        if (!booking) return null;
        if (notes.reasons.length > 0) await holdRow(trx, booking.id, notes.reasons);
        else {
          await refuseTooManyOpen(
            trx,
            { email: wanted.email, bookedFrom: notes.bookedFrom, now },
            caps,
          );
          await recordChange(trx, deliveries, 'booked', booking);
        }
        return booking;
      });
      const booking = stored ?? (await findRepeat(db, key, wanted));
      if (!booking) throw new ApiError('unknown_booking', 'erased while its key was looked up');
      return booking;
    },

    /**
     * Moves a booking in one statement: its old time does not block it, and stays its own when the new one is taken,
     * which throws as `create` does. A booking that is there already is left alone, so that a call can be repeated. Null
     * for one that is unknown or cancelled.
     */
    async reschedule(
      reference: string,
      { start, timeZone }: Reschedule,
      periodOf: (start: string) => Period,
    ): Promise<Booking | null> {
      return db.transaction().execute(async (trx) => {
        await lockCalendar(trx);
        const current = await lockRow(trx, reference);
        if (!current) return null;
        const isThere = current.startsAt.getTime() === Date.parse(start);
        if (isThere && current.timeZone === timeZone) return current;
        const moved = await moveRow(trx, current.id, periodOf(start), timeZone);
        if (current.isHeld) await holdRow(trx, current.id, current.holdReasons);
        else await recordChange(trx, deliveries, 'moved', moved);
        return moved;
      });
    },

    /** Cancels a booking and gives its time back; null for one that is unknown or cancelled already. */
    async cancel(reference: string): Promise<Changed | null> {
      return db.transaction().execute(async (trx) => {
        const cancelled = await cancelRow(trx, reference);
        if (cancelled && !cancelled.isHeld) {
          await recordChange(trx, deliveries, 'cancelled', cancelled);
        }
        return cancelled;
      });
    },

    /**
     * Takes a held booking out of quarantine: it gets its time, and both sides their mails. Throws as `create` does when
     * the time is taken; null for one that is not held, or is over.
     */
    async release(reference: string, now: Date): Promise<Booking | null> {
      return db.transaction().execute(async (trx) => {
        await lockCalendar(trx);
        const released = await releaseRow(trx, reference, now);
        if (released) await recordChange(trx, deliveries, 'booked', released);
        return released;
      });
    },
  };
}

/** Stores bookings, each under the idempotency key that it came with. */
export type BookingStore = ReturnType<typeof createBookingStore>;
