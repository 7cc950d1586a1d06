import { sql, type Kysely } from 'kysely';

import type { Database } from '#/database/schema.ts';

/** Removes totals of whole weeks that ended more than so many months ago, and what is known of their days. */
export async function removeOldCounts(db: Kysely<Database>, months: number): Promise<void> {
  const since = sql`date_trunc('week', now() - make_interval(months => ${months}))::date`;
  await db.transaction().execute(async (trx) => {
    // Where fewer months are kept than before, years may go at once.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`delete from counts where day < ${since}`.execute(trx);
    await sql`delete from week_counts where week < ${since} and week > '0001-01-01'`.execute(trx);
    await sql`delete from counting_days where day < ${since}`.execute(trx);
    await sql`delete from counted_hosts where day < ${since}`.execute(trx);
  });
}
