import { sql, type Transaction } from 'kysely';

import type { Database } from './schema.ts';

/**
 * Any fixed number, for an advisory lock of PostgreSQL. The constraint on bookings decides who gets a time; but of two
 * rows that are written at the same moment and overlap, each waits for the other until PostgreSQL ends one, a second
 * later ("potential deadlock" in its execIndexing.c). So whoever writes a period, or the lead of a booking, which writes
 * the whole row anew, queues up here first.
 */
export const CALENDAR_LOCK = 7_734_261_902_518n;

/** Waits until this transaction alone writes bookings; a cancellation may come between. */
export async function lockCalendar(trx: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CALENDAR_LOCK}::bigint)`.execute(trx);
}
