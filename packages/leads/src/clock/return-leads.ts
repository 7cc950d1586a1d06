import type { Clock } from '@high-street/server';
import { sql } from 'kysely';

import { type LeadDeskParts, runAct } from '#/desk/lead-desk-parts.ts';

import { CLAIM_MS } from './claim-limit.ts';
import { IS_WAITING } from './clock-sql.ts';
import type { OfficeClock } from './office-clock.ts';

type Parts = LeadDeskParts & {
  readonly clock: Pick<Clock, 'now'>;
  readonly office: Pick<OfficeClock, 'takeOpenTime'>;
};

/** So many are given back in one transaction; the next run has the others. */
const AT_ONCE = 100;

/**
 * Gives back the leads that wait and whose holder did nothing about them for an hour of open time.
 * Says how many. What somebody is changing at this moment is left for the next run.
 */
export async function returnLeads({ clock, office, ...parts }: Parts): Promise<number> {
  const idleSince = office.takeOpenTime(clock.now(), CLAIM_MS);
  if (idleSince === null) return 0;
  return runAct(parts, { kind: 'service' }, async ({ trx, audit, actor }) => {
    const { rows } = await sql<{ reference: string }>`
      with idle as (
        select id, held_by from leads
        where ${IS_WAITING} and held_by is not null
          and greatest(held_since, held_active_at) <= ${idleSince}
        order by id limit ${AT_ONCE} for no key update skip locked
      ), returned as (
        update leads set held_by = null, held_since = null, held_active_at = null, version = version + 1
        from idle where leads.id = idle.id
        returning leads.id, leads.reference, idle.held_by as holder
      ), told as (
        insert into lead_events (lead_id, kind, detail, actor_kind)
        select id, 'returned', holder, 'service' from returned order by id
      )
      select reference from returned order by id`.execute(trx);
    await audit.writeAll(
      rows.map(({ reference: id }) => ({
        actor,
        act: 'lead_returned',
        record: { kind: 'lead', id },
        fields: ['heldBy'],
      })),
      trx,
    );
    return rows.length;
  });
}
