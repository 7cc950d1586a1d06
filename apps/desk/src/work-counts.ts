import type { Clock, Database } from '@high-street/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';

/** What there is to do in each room that counts something, each as far as it was counted. */
export type DeskCounts = {
  /** Leads that nobody has answered, but those in quarantine or in the bin. */
  readonly leads: number;
  /** Bookings that begin today. */
  readonly bookings: number;
  readonly quarantine: number;
  /** Deliveries that were given up. */
  readonly deliveries: number;
};

/**
 * Counts what there is to do, by the calendar of a zone, each at most so far; one statement of four counts, each by an
 * index.
 */
export function createWorkCounts({ db, clock }: { db: Kysely<Database>; clock: Clock }) {
  return async function countWork(zone: string, most: number): Promise<DeskCounts> {
    const count = (rows: RawBuilder<unknown>) =>
      sql`(select count(*)::int from (select ${rows} limit ${most}::int) as counted)`;
    const day = sql`date_trunc('day', ${clock.now()}::timestamptz at time zone ${zone})`;
    const isNew = sql`from leads where origin = 'form' and answer_state = 'new' and binned_at is null`;
    const { rows } = await sql<DeskCounts>`select
      ${count(sql`${isNew} and (quarantined_at is null or released_at is not null)`)} as leads,
      ${count(sql`from bookings where state = 'booked'
        and starts_at >= ${day} at time zone ${zone}
        and starts_at < (${day} + interval '1 day') at time zone ${zone}`)} as bookings,
      ${count(sql`${isNew} and quarantined_at is not null and released_at is null`)} as quarantine,
      ${count(sql`from deliveries where state = 'dead'`)} as deliveries`.execute(db);
    return rows[0] ?? { leads: 0, bookings: 0, quarantine: 0, deliveries: 0 };
  };
}
