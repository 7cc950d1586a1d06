import type { Database } from '@high-street/server';
import { sql, type Transaction } from 'kysely';

import { BOOKING_COLUMNS, type Booking, type Period } from './booking.ts';

const CHANGED = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

/** The booking of that reference, which nobody else changes until the transaction ends; null for one that is unknown or cancelled. */
export async function lockRow(
  trx: Transaction<Database>,
  reference: string,
): Promise<Booking | null> {
  const found = await trx
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .where('reference', '=', reference)
    .where('state', '=', 'booked')
    .forUpdate()
    .executeTakeFirst();
  return found ?? null;
}

/** Gives a booking another period. */
export async function moveRow(
  trx: Transaction<Database>,
  id: string,
  { startsAt, endsAt, blockedUntil }: Period,
  timeZone: string,
): Promise<Booking> {
  return trx
    .updateTable('bookings')
    .set({ starts_at: startsAt, ends_at: endsAt, blocked_until: blockedUntil })
    .set({ time_zone: timeZone, ...CHANGED })
    .where('id', '=', id)
    .returning(BOOKING_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Marks a booking as cancelled; null for one that is unknown or was so already. */
export async function cancelRow(
  trx: Transaction<Database>,
  reference: string,
): Promise<Booking | null> {
  const cancelled = await trx
    .updateTable('bookings')
    .set({ state: 'cancelled', cancelled_at: sql`now()`, ...CHANGED })
    .where('reference', '=', reference)
    .where('state', '=', 'booked')
    .returning(BOOKING_COLUMNS)
    .executeTakeFirst();
  return cancelled ?? null;
}
