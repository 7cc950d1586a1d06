import { StaleVersion, type Database } from '@high-street/server';
import { sql, type Transaction } from 'kysely';

import { BOOKING_COLUMNS, type Booking, type Period } from './booking.ts';

type Trx = Transaction<Database>;

/** What every change sets. */
export const CHANGED = { version: sql<number>`version + 1`, updated_at: sql<Date>`now()` };

/** A booking that nobody else changes until the transaction ends. */
export type LockedBooking = Booking & {
  readonly isHeld: boolean;
  readonly holdReasons: readonly string[];
  readonly noShowAt: Date | null;
};

/**
 * The booking of that reference, locked; null for one that is unknown or cancelled. Throws StaleVersion where it is another
 * version than the one that was seen, if that is given.
 */
export async function lockSeen(
  trx: Trx,
  { reference, version }: { reference: string; version?: number | undefined },
): Promise<LockedBooking | null> {
  const found = await trx
    .selectFrom('bookings')
    .select(BOOKING_COLUMNS)
    .select(['state', 'hold_reasons', 'no_show_at as noShowAt'])
    .where('reference', '=', reference)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return null;
  if (version !== undefined && version !== found.version) throw new StaleVersion(found);
  const { state, hold_reasons: reasons, ...booking } = found;
  if (state === 'cancelled') return null;
  return { ...booking, isHeld: state === 'held', holdReasons: reasons ?? [] };
}

/** Gives a booking another period; a held one has then booked it, so that a time that is taken is refused. */
export async function moveRow(
  trx: Trx,
  id: string,
  { startsAt, endsAt, blockedUntil }: Period,
  timeZone: string,
): Promise<Booking> {
  return trx
    .updateTable('bookings')
    .set({ starts_at: startsAt, ends_at: endsAt, blocked_until: blockedUntil, state: 'booked' })
    .set({ time_zone: timeZone, no_show_at: null, ...CHANGED })
    .where('id', '=', id)
    .returning(BOOKING_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Marks a booking as cancelled. */
export async function cancelRow(trx: Trx, id: string): Promise<Booking> {
  return trx
    .updateTable('bookings')
    .set({ state: 'cancelled', cancelled_at: sql`now()`, booked_from: null })
    .set({ no_show_at: null, ...CHANGED })
    .where('id', '=', id)
    .returning(BOOKING_COLUMNS)
    .executeTakeFirstOrThrow();
}

/** Notes when it was said that nobody came, or takes that back. */
export async function setNoShow(trx: Trx, id: string, at: Date | null): Promise<Booking> {
  return trx
    .updateTable('bookings')
    .set({ no_show_at: at, ...CHANGED })
    .where('id', '=', id)
    .returning(BOOKING_COLUMNS)
    .executeTakeFirstOrThrow();
}
