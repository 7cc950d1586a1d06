import { sql, type Kysely } from 'kysely';

import type { Database } from '#/database/schema.ts';

import type { DeliveryDefinition, Lane } from './define-delivery.ts';
import { IS_ACCEPTED } from './settle-delivery.ts';

/** Time for a trial lead to come through, with the first repeats of a mail that is refused for a moment; in seconds. */
export const TRIAL_LIMIT_S = 180;

/** What is to be said of trial leads: that the newest came through, that one is late, that none are sent any more, or that there were none. */
export type TrialState = 'through' | 'late' | 'stopped' | 'none';

/** Trial leads, which the API sends through the complete chain. */
export type TrialLeads = {
  /** When the newest that came through was sent, and how long it took. */
  readonly throughAt: Date | null;
  readonly throughMs: number | null;
  /** Since when the oldest that has not come through since then is under way. */
  readonly underWayAt: Date | null;
  /** When the next one is due; null where none are sent. */
  readonly nextAt: Date | null;
};

/** Whether what is sent comes through; all of it as of `readAt`. */
export type DeliveryHealth = {
  readonly readAt: Date;
  readonly trial: TrialLeads & { readonly state: TrialState };
  readonly mailedAt: Date | null;
  readonly crm: {
    readonly calledAt: Date | null;
    /** Calls that failed in a row. */
    readonly failures: number;
    /** Until when it was last left alone; null unless so many calls failed that it was, and none went through since. */
    readonly openUntil: Date | null;
  };
  readonly today: { readonly accepted: number; readonly notAtOnce: number };
};

type Row = TrialLeads & {
  readonly readAt: Date;
  readonly mailedAt: Date | null;
  readonly calledAt: Date | null;
  readonly failures: number | null;
  readonly openUntil: Date | null;
  readonly accepted: number;
  readonly notAtOnce: number;
};

/** Who sends trial leads notes the next one beforehand, so that one long due says that nobody sends them. */
function judgeTrial(trial: TrialLeads, readAt: Date): TrialState {
  const limit = readAt.getTime() - TRIAL_LIMIT_S * 1_000;
  const isLongAgo = (at: Date | null) => at !== null && at.getTime() < limit;
  if (isLongAgo(trial.underWayAt)) return 'late';
  if (trial.throughAt === null) return 'none';
  return isLongAgo(trial.nextAt) ? 'stopped' : 'through';
}

type Wanted = { readonly definitions: readonly DeliveryDefinition[]; readonly zone: string };

/** Reads how deliveries fare. The newest of a kind is found by the index of what was accepted, one kind at a time. */
export async function readHealth(
  db: Kysely<Database>,
  { definitions, zone }: Wanted,
): Promise<DeliveryHealth> {
  const kindsOf = (lane: Lane) =>
    definitions.filter((definition) => definition.lane === lane).map(({ kind }) => kind);
  const newestOf = (lane: Lane) => sql`(
    select max(newest.at) from unnest(${kindsOf(lane)}::text[]) as wanted (kind), lateral (
      select max(settled_at) as at from deliveries where ${IS_ACCEPTED} and deliveries.kind = wanted.kind
    ) as newest)`;
  const { rows } = await sql<Row>`
    with beats as materialized (
      select leads.created_at as sent_at, deliveries.state, settled_at
      from leads join deliveries on deliveries.lead_id = leads.id
      where origin = 'heartbeat' and leads.created_at > now() - interval '2 days'
    ), through as (
      select sent_at, settled_at from beats where state = 'done' order by sent_at desc limit 1
    ), today as materialized (
      select attempts from deliveries left join leads on leads.id = lead_id
      where ${IS_ACCEPTED} and kind = any(${definitions.map(({ kind }) => kind)}::text[])
        and settled_at >= date_trunc('day', now(), ${zone}) and origin is distinct from 'heartbeat'
    )
    select now() as "readAt",
      (select sent_at from through) as "throughAt",
      (select (extract(epoch from settled_at - sent_at) * 1000)::float8 from through) as "throughMs",
      (select min(sent_at) from beats
        where state <> 'done' and sent_at > coalesce((select sent_at from through), '-infinity')) as "underWayAt",
      (select next_run_at from schedules where name = 'heartbeat') as "nextAt",
      ${newestOf('mail')} as "mailedAt", ${newestOf('crm')} as "calledAt",
      (select failures from breakers where name = 'crm') as failures,
      (select open_until from breakers where name = 'crm') as "openUntil",
      (select count(*)::int from today) as accepted,
      (select count(*)::int from today where attempts > 1) as "notAtOnce"`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the database gave no row where there is always one');
  const { throughAt, throughMs, underWayAt, nextAt, readAt } = row;
  const trial = { throughAt, throughMs, underWayAt, nextAt };
  return {
    readAt,
    trial: { ...trial, state: judgeTrial(trial, readAt) },
    mailedAt: row.mailedAt,
    crm: { calledAt: row.calledAt, failures: row.failures ?? 0, openUntil: row.openUntil },
    today: { accepted: row.accepted, notAtOnce: row.notAtOnce },
  };
}
