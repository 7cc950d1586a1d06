import type { Database } from '@high-street/server';
import { SHOWN_STATE } from '@high-street/server/deliveries';
import { sql, type Transaction } from 'kysely';

import { START_OF_CLOCK } from './clock-sql.ts';
import type { OfficeClock } from './office-clock.ts';

/**
 * Notes the first answer of a person to leads that are locked, and how much open time it took; a later one changes nothing.
 * Leads whose clock does not run have none: those of robots and heartbeats. The moment is that of the transaction where none
 * is given.
 */
export async function stopClock(
  trx: Transaction<Database>,
  office: Pick<OfficeClock, 'openTimeBetween'>,
  leads: readonly { readonly id: string }[],
  at?: Date,
): Promise<void> {
  const { rows } = await sql<{ id: string; start: Date; now: Date }>`
    select id, ${START_OF_CLOCK} as start, now() as now from leads
    where id = any(${leads.map(({ id }) => id)}::uuid[]) and answered_at is null and origin = 'form'
      and (quarantined_at is null or released_at is not null)`.execute(trx);
  if (rows.length === 0) return;
  const waited = rows.map(({ start, now }) => office.openTimeBetween(start, at ?? now));
  await sql`update leads set answered_at = coalesce(${at ?? null}::timestamptz, now()), answered_after_ms = waited.ms
    from unnest(${rows.map(({ id }) => id)}::uuid[], ${waited}::bigint[]) as waited (id, ms)
    where leads.id = waited.id`.execute(trx);
}

/** Has the clock of leads that are locked run again, as nobody answered them after all; an accepted reply is an answer. */
export async function restartClock(
  trx: Transaction<Database>,
  leads: readonly { readonly id: string }[],
): Promise<void> {
  await sql`update leads set answered_at = null, answered_after_ms = null
    where id = any(${leads.map(({ id }) => id)}::uuid[]) and answered_at is not null and not exists (
      select from deliveries where lead_id = leads.id and kind = 'reply' and ${SHOWN_STATE} = 'done'
    )`.execute(trx);
}
