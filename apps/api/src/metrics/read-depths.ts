import { BOOKING_DELIVERIES } from '@high-street/bookings';
import { ALL_LEAD_DELIVERIES } from '@high-street/leads';
import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** How many deliveries of a kind are in a state, and since how many seconds the oldest is wanted. */
export type Depth = {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  readonly age: number;
};

const PENDING_STATES = ['waiting', 'held', 'dead'] as const;

/** Nearly all are done: each state is read by an index of its own, those that are held by their leads in quarantine. */
export const DEPTHS = sql<Depth>`
  select kind, state, count(*)::float8 as count,
    coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as age
  from (
    select kind, state, created_at from deliveries where state = 'waiting'
    union all
    select kind, state, created_at from deliveries where state = 'dead'
    union all
    select kind, state, deliveries.created_at from leads join deliveries on lead_id = leads.id
    where quarantined_at is not null and released_at is null and state = 'held'
  ) as pending
  group by kind, state`;

/** What is not done yet, by kind and state, zeros as well: Prometheus sees no rise in a line that begins with it. */
export async function readDepths(db: Kysely<Database>): Promise<readonly Depth[]> {
  const { rows } = await DEPTHS.execute(db);
  const none = [...ALL_LEAD_DELIVERIES, ...BOOKING_DELIVERIES].flatMap(({ kind }) =>
    PENDING_STATES.map((state) => ({ kind, state, count: 0, age: 0 })),
  );
  return [...none, ...rows];
}
