import type { BookingDetails } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { sql, type Insertable, type Kysely } from 'kysely';

const HOUR_MS = 60 * 60 * 1_000;

/** A booking as the calendar stores it, with its key and a mail about it; each starts at another hour. */
export async function storeBooking(
  db: Kysely<Database>,
  {
    name = 'Anna Bell',
    email = 'anna@example.com',
    note = 'Anna bakes.',
    ...changes
  }: Partial<Insertable<Database['bookings']> & BookingDetails> = {},
) {
  stored += 1;
  const reference = `AAAAA-${String(stored).padStart(5, '0')}`;
  const starts_at = changes.starts_at ?? new Date(Date.UTC(2040, 0, 3) + stored * HOUR_MS);
  const ends_at = new Date(starts_at.getTime() + HOUR_MS / 2);
  // In one, so that whoever erases it meanwhile finds all of it or nothing.
  return db.transaction().execute(async (trx) => {
    const booking = await trx
      .insertInto('bookings')
      .values({
        reference,
        starts_at,
        ends_at,
        blocked_until: ends_at,
        time_zone: 'Europe/London',
        details: JSON.stringify({ name, email, note }),
        ...changes,
      })
      .returning(['id', 'reference', 'starts_at'])
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('booking_keys')
      .values({
        key: `key-of-${booking.id}`,
        content_hash: Buffer.from('x'),
        booking_id: booking.id,
      })
      .execute();
    const payload = JSON.stringify({ change: 'booked', version: 0 });
    await trx
      .insertInto('deliveries')
      .values({ booking_id: booking.id, kind: 'booking_visitor', payload })
      .execute();
    return booking;
  });
}

let stored = 0;

/** The bookings in their order, each with the lead that it is joined to. */
export async function readBookings(db: Kysely<Database>) {
  return db
    .selectFrom('bookings')
    .leftJoin('leads', 'leads.id', 'bookings.lead_id')
    .select(['bookings.reference', 'leads.reference as lead'])
    .orderBy('starts_at')
    .execute();
}

/** How many transactions of this database wait for another one. */
export async function countWaiting(db: Kysely<Database>): Promise<number> {
  const { rows } = await sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length;
}
