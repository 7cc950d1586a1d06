import type { NewBooking } from '@high-street/contract';
import { lockCalendar, type Database } from '@high-street/server';
import type { AuditLog } from '@high-street/server/audit';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { ApiError } from '@high-street/server/http';
import type { Kysely } from 'kysely';

import { createBookingReader } from './booking-reader.ts';
import type { Booking, BookingNotes, Period } from './booking.ts';
import { findRepeat } from './find-repeat.ts';
import { holdRow } from './hold-booking.ts';
import { insertBooking } from './insert-booking.ts';
import { refuseTooManyOpen, type OpenBookingCaps } from './open-bookings.ts';
import { noteAct, recordChange } from './record-change.ts';

/** The code of PostgreSQL's exclusion_violation (https://www.postgresql.org/docs/18/errcodes-appendix.html). */
export const TIME_TAKEN = '23P01';

/** What is to be noted of a booking, and what it has to keep within. */
type BookingTerms = BookingNotes & { readonly now: Date; readonly caps: OpenBookingCaps };

type StoredBooking = { readonly booking: Booking; readonly isNew: boolean };

type Parts = { readonly db: Kysely<Database>; readonly audit: Pick<AuditLog, 'write'> };

/** Whoever books is not known to the log, which keeps no address of theirs. */
const VISITOR = { kind: 'visitor' } as const;

/** Stores bookings, each with its mails and the lines in the lead's history and the log in one transaction. */
export function createBookingStore({ db, audit }: Parts) {
  const deliveries = createDeliveryStore(db);
  return {
    ...createBookingReader(db),

    /**
     * Stores the booking and resolves once it and all that follows from it are durable; a key that another call took
     * meanwhile is answered as by `findRepeat`, and nothing is new. Throws PostgreSQL's exclusion_violation when the time
     * is taken, and `too_many_bookings`. With spam signals it is held: nobody is told, and its time stays free.
     */
    async create(
      key: string,
      wanted: NewBooking,
      period: Period,
      { now, caps, ...notes }: BookingTerms,
    ): Promise<StoredBooking> {
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
          await recordChange(trx, deliveries, 'booked', booking, VISITOR);
          const { reference } = booking;
          const act = 'booking_made';
          await noteAct(trx, audit, { act, reference, actor: VISITOR, fields: [] });
        }
        return booking;
      });
      const booking = stored ?? (await findRepeat(db, key, wanted));
      if (!booking) throw new ApiError('unknown_booking', 'erased while its key was looked up');
      return { booking, isNew: stored !== null };
    },
  };
}

/** Stores bookings, each under the idempotency key that it came with. */
export type BookingStore = ReturnType<typeof createBookingStore>;
