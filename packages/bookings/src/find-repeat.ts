import type { NewBooking } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { ApiError, hashContent } from '@high-street/server/http';
import type { Kysely } from 'kysely';

import { BOOKING_COLUMNS, type Booking } from './booking.ts';

/**
 * The booking that a known key with the same content stands for, as it stands now; null for a new key. Throws
 * `idempotency_key_reused` for other content, and `unknown_booking` for one that was cancelled since.
 */
export async function findRepeat(
  db: Kysely<Database>,
  key: string,
  wanted: NewBooking,
): Promise<Booking | null> {
  const found = await db
    .selectFrom('booking_keys')
    .innerJoin('bookings', 'bookings.id', 'booking_keys.booking_id')
    .select(BOOKING_COLUMNS.map((column) => `bookings.${column}` as const))
    .select(['booking_keys.content_hash', 'bookings.state'])
    .where('booking_keys.key', '=', key)
    .executeTakeFirst();
  if (!found) return null;
  const { content_hash: hash, state, ...booking } = found;
  if (!hash.equals(hashContent(wanted))) {
    throw new ApiError('idempotency_key_reused', 'the key belongs to other content');
  }
  if (state === 'cancelled') throw new ApiError('unknown_booking', 'cancelled since');
  return booking;
}
