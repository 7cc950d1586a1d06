import type { NewBooking, Reschedule } from '@high-street/contract';
import { lockCalendar, type Database, type Jobs } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { ApiError } from '@high-street/server/http';
import { sql, type Kysely } from 'kysely';

import { BOOKING_COLUMNS, type Booking, type InvitedBooking, type Period } from './booking.ts';
import { findRepeat } from './find-repeat.ts';
import { insertBooking } from './insert-booking.ts';
import { recordChange } from './record-change.ts';
import { cancelRow, lockRow, moveRow } from './update-booking.ts';

/** Stores bookings, each change with its mails, their jobs and the lead's story in one transaction. */
export function createBookingStore(db: Kysely<Database>, jobs: Pick<Jobs, 'add'>) {
  const deliveries = createDeliveryStore(db, jobs);
  return {
    /** The booking of a call that is repeated, as `findRepeat` gives it. */
    findRepeat: (key: string, wanted: NewBooking) => findRepeat(db, key, wanted),

    /**
     * Stores the booking and resolves once it and all that follows from it are durable; a key that another call took
     * meanwhile is answered as by `findRepeat`. Throws PostgreSQL's exclusion_violation when the time is taken.
     */
    async create(key: string, wanted: NewBooking, period: Period): Promise<Booking> {
      const stored = await db.transaction().execute(async (trx) => {
        await lockCalendar(trx);
        const booking = await insertBooking(trx, key, wanted, period);
        if (booking) await recordChange(trx, deliveries, 'booked', booking);
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
        await recordChange(trx, deliveries, 'moved', moved);
        return moved;
      });
    },

    /** Cancels a booking and gives its time back; null for one that is unknown or cancelled already. */
    async cancel(reference: string): Promise<Booking | null> {
      return db.transaction().execute(async (trx) => {
        const cancelled = await cancelRow(trx, reference);
        if (cancelled) await recordChange(trx, deliveries, 'cancelled', cancelled);
        return cancelled;
      });
    },

    /** The booking of that reference; null for one that is unknown or cancelled. */
    async find(reference: string): Promise<Booking | null> {
      const found = await db
        .selectFrom('bookings')
        .select(BOOKING_COLUMNS)
        .where('reference', '=', reference)
        .where('state', '=', 'booked')
        .executeTakeFirst();
      return found ?? null;
    },

    /** The e-mail address of that booking; null for one that is unknown or cancelled. */
    async emailOf(reference: string): Promise<string | null> {
      const found = await db
        .selectFrom('bookings')
        .select('email')
        .where('reference', '=', reference)
        .where('state', '=', 'booked')
        .executeTakeFirst();
      return found?.email ?? null;
    },

    /** That booking with what an invitation to it says; null for one that is unknown or cancelled. */
    async findInvited(reference: string): Promise<InvitedBooking | null> {
      const found = await db
        .selectFrom('bookings')
        .select(['reference', 'starts_at as startsAt', 'ends_at as endsAt', 'version'])
        .select(['name', 'email', 'note'])
        .where('reference', '=', reference)
        .where('state', '=', 'booked')
        .executeTakeFirst();
      if (!found) return null;
      const { name, email, ...booking } = found;
      return { ...booking, visitor: { name, email } };
    },

    /** The periods that are taken between two moments, pauses included, earliest first. */
    async taken(from: Date, to: Date): Promise<Pick<Period, 'startsAt' | 'blockedUntil'>[]> {
      return db
        .selectFrom('bookings')
        .select(['starts_at as startsAt', 'blocked_until as blockedUntil'])
        .where('state', '=', 'booked')
        .where(sql<boolean>`tstzrange(starts_at, blocked_until) && tstzrange(${from}, ${to})`)
        .orderBy('starts_at')
        .execute();
    },
  };
}

/** Stores bookings, each under the idempotency key that it came with. */
export type BookingStore = ReturnType<typeof createBookingStore>;
