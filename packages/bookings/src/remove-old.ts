import { lockCalendar, type Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** Removes the keys of calls that nobody repeats any more. */
export async function removeOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('booking_keys')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}

/** Forgets where bookings came from that are over, since it is asked of those to come alone. */
export async function forgetSources(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockCalendar(trx);
    await trx
      .updateTable('bookings')
      .set({ booked_from: null })
      .where('booked_from', 'is not', null)
      .where('ends_at', '<', sql<Date>`now()`)
      .execute();
  });
}
