import { LEAD_DELIVERIES } from '@high-street/leads';
import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** The kinds of mail that follow from a lead, in alphabetical order. */
export const LEAD_MAILS = LEAD_DELIVERIES.filter(({ lane }) => lane === 'mail')
  .map(({ kind }) => kind)
  .toSorted();

/** The one delivery of a kind, with the milliseconds until its next attempt. */
export function readDelivery(db: Kysely<Database>, kind: string) {
  return db
    .selectFrom('deliveries')
    .select(['id', 'state', 'attempts', 'last_error', 'reply', 'leased_until'])
    .select(
      sql<number>`(extract(epoch from next_attempt_at - last_attempt_at) * 1000)::float8`.as(
        'waitMs',
      ),
    )
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

/**
 * Makes what waits for its next attempt due at once, as if the last one had been a while ago. What is under way is left
 * to whoever has its lease: it would else be made twice.
 */
export async function makeDue(db: Kysely<Database>): Promise<void> {
  await sql`update deliveries set next_attempt_at = now(), last_attempt_at = now() - interval '1 minute'
    where state = 'waiting' and leased_until is null`.execute(db);
}

/** Ends all leases, as the time does those of a process that died. */
export async function endLeases(db: Kysely<Database>): Promise<void> {
  await db.updateTable('deliveries').set({ leased_until: null }).execute();
}

/** What happened to the one lead, in order. */
export async function readHistory(db: Kysely<Database>): Promise<string[]> {
  const events = await db.selectFrom('lead_events').select('kind').orderBy('id').execute();
  return events.map(({ kind }) => kind);
}
