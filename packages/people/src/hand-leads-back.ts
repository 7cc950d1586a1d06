import type { Actor } from '@high-street/server/audit';
import { sql } from 'kysely';

import type { Change, PeopleParts } from './people-parts.ts';

/**
 * Gives back the leads that somebody holds who can answer none any more, each with its line in the history and in the log,
 * as `handBack` of the leads' package writes them. It is done here, with what ends their rights, so that nobody is ever left
 * holding a lead who cannot come in; the two packages do not know each other. The person is locked before the leads, as by
 * who gives them one.
 */
export async function handLeadsBack(
  { audit }: Pick<PeopleParts, 'audit'>,
  trx: Change,
  { personId, actor }: { personId: string; actor: Actor },
): Promise<void> {
  const doer = actor.kind === 'person' ? actor.personId : null;
  // Who answered for years holds all that they answered.
  await sql`set local statement_timeout = 0`.execute(trx);
  const { rows } = await sql<{ reference: string }>`
    with held as (
      select id from leads where held_by = ${personId} order by id for no key update
    ), given as (
      update leads set held_by = null, held_since = null, held_active_at = null, version = version + 1
      from held where leads.id = held.id
      returning leads.id, leads.reference
    ), told as (
      insert into lead_events (lead_id, kind, actor_kind, person_id)
      select id, 'handed_back', ${actor.kind}, ${doer}::uuid from given order by id
    )
    select reference from given order by id`.execute(trx);
  const notes = rows.map(({ reference: id }) => ({
    actor,
    act: 'lead_handed_back',
    record: { kind: 'lead', id },
    fields: ['heldBy'],
  }));
  await audit.writeAll(notes, trx);
}
