import { sql } from 'kysely';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { recountLeads } from '#/counts/recount-leads.ts';
import { changeLeads } from '#/desk/change-leads.ts';
import type { Act } from '#/desk/lead-desk-parts.ts';
import { lockLead } from '#/desk/lock-leads.ts';
import { KINDS_TO_VISITOR } from '#/lead-deliveries.ts';
import { PLAIN_KEY_START } from '#/lead.ts';

/**
 * Takes back what is on its way to the visitor, but for what a worker is sending at this moment, and ends what was given
 * up. The history keeps the words of each reply that is stopped; one that was to be sent once more had left before.
 */
async function stopMails({ trx }: Act, leadId: string): Promise<void> {
  const stopped = await trx
    .deleteFrom('deliveries')
    .where('id', 'in', (of) =>
      of
        .selectFrom('deliveries')
        .select('id')
        .where('lead_id', '=', leadId)
        .where('kind', 'in', KINDS_TO_VISITOR)
        .where('state', 'in', ['waiting', 'held', 'dead'])
        .where((row) =>
          row.or([
            row('leased_until', 'is', null),
            row('leased_until', '<', sql<Date>`clock_timestamp()`),
          ]),
        )
        .forUpdate()
        .skipLocked(),
    )
    .returning(['part_id', 'state', 'resends'])
    .execute();
  const replyIds = stopped.flatMap(({ part_id: partId, state, resends }) =>
    partId === null || state === 'dead' || (resends ?? 0) > 0 ? [] : [partId],
  );
  if (replyIds.length === 0) return;
  await trx
    .updateTable('lead_replies')
    .set({ taken_back_at: sql<Date>`clock_timestamp()` })
    .where('id', 'in', replyIds)
    .execute();
  await sql`insert into lead_events (lead_id, kind, detail, actor_kind)
    select ${leadId}, 'reply_stopped', id::text, 'service'
    from unnest(${replyIds}::uuid[]) as id`.execute(trx);
}

/** Has the same words without scripts make a new lead: who sends them again wants them to be read. */
async function forgetWords({ trx }: Act, leadId: string): Promise<void> {
  await trx
    .deleteFrom('idempotency_keys')
    .where('lead_id', '=', leadId)
    .where('key', 'like', `${PLAIN_KEY_START}%`)
    .execute();
}

/**
 * Withdraws a lead as its visitor wishes: it is lost, its clock stops without an answer, and what is on its way to them is
 * taken back. Once more changes nothing. Throws LeadGone.
 */
export async function withdrawLead(act: Act, leadId: string, office: OfficeClock): Promise<void> {
  const { trx } = act;
  const lead = await lockLead(trx, leadId);
  if (lead.isWithdrawn) return;
  await changeLeads(
    act,
    [lead],
    { answer_state: 'lost', lost_reason: 'withdrawn', withdrawn_at: sql<Date>`clock_timestamp()` },
    { kind: 'withdrawn', act: 'lead_withdrawn', fields: ['state', 'lostReason'] },
  );
  await stopMails(act, leadId);
  await forgetWords(act, leadId);
  await recountLeads(trx, office, [lead]);
}
