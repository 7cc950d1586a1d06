import { lockCalendar, type Database, type Jobs } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** Work of the calendar that is done at set times. */
export const UPKEEP_QUEUE = 'calendar-upkeep';

const DAILY_AT_NIGHT = '37 3 * * *';

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

/** Removes each night what has had its time. */
export async function workUpkeep(
  db: Kysely<Database>,
  jobs: Jobs,
  clearLimits: () => Promise<void>,
): Promise<void> {
  await jobs.work({
    queue: UPKEEP_QUEUE,
    concurrency: 1,
    handle: async () => {
      await removeOldKeys(db);
      await forgetSources(db);
      await clearLimits();
    },
  });
  await jobs.schedule({ queue: UPKEEP_QUEUE, cron: DAILY_AT_NIGHT });
}
