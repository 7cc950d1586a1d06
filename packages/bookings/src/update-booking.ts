import type { Database } from '@high-street/server';
import { sql, type Transaction } from 'kysely';

import { BOOKING_COLUMNS, OPEN_STATES, type Booking, type Period } from './booking.ts';

const CHANGED = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

/** The booking of that reference, which nobody else changes until the transaction ends; null for one that is unknown or cancelled. */
export async function lockRow(
  trx: Transaction<Database>,
  reference: string,
): Promise<(Booking & { isHeld: boolean; holdReasons: readonly string[] }) | null> {
  const found = await trx
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .select(['state', 'hold_reasons'])
    .where('reference', '=', reference)
    .where('state', 'in', OPEN_STATES)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  const { state, hold_reasons: reasons, ...booking } = found;
  return { ...booking, isHeld: state === 'held', holdReasons: reasons ?? [] };
}

/** Gives a booking another period; a held one has then booked it, so that a time that is taken is refused. */
export async function moveRow(
  trx: Transaction<Database>,
  id: string,
  { startsAt, endsAt, blockedUntil }: Period,
  timeZone: string,
): Promise<Booking> {
  return trx
    .updateTable('bookings')
    .set({ starts_at: startsAt, ends_at: endsAt, blocked_until: blockedUntil, state: 'booked' })
    .set({ time_zone: timeZone, ...CHANGED })
    .where('id', '=', id)
    .returning(BOOKING_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Marks a booking as cancelled, and returns whether it was held; null for one that is unknown or was so already. */
export async function cancelRow(
  trx: Transaction<Database>,
  reference: string,
): Promise<(Booking & { isHeld: boolean }) | null> {
  const cancelled = await trx
    .updateTable('bookings')
    .set({ state: 'cancelled', cancelled_at: sql`now()`, booked_from: null, ...CHANGED })
    .where('reference', '=', reference)
    .where('state', 'in', OPEN_STATES)
    .returning(BOOKING_COLUMNS)
    .returning(sql<boolean>`old.state = 'held'`.as('isHeld'))
    .executeTakeFirst();
  return cancelled ?? null;
}
