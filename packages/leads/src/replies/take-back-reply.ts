import { isId } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { sql } from 'kysely';

import { recordAct } from '#/desk/change-leads.ts';
import { type Act, type LeadDeskParts, runAct } from '#/desk/lead-desk-parts.ts';
import { lockLead } from '#/desk/lock-leads.ts';
import { REPLY } from '#/lead-deliveries.ts';

import { findDraft, keepDraft } from './reply-drafts.ts';

/** Whether a reply was taken back, with its words, had left, or was stopped as the visitor withdrew. */
export type TakenBack =
  | { readonly kind: 'taken-back'; readonly body: string }
  | { readonly kind: 'too-late' }
  | { readonly kind: 'stopped' };

type OwnReply = { readonly leadId: string; readonly replyId: string; readonly personId: string };

function findOwn({ trx }: Act, { leadId, replyId, personId }: OwnReply) {
  return trx
    .selectFrom('lead_replies')
    .select(['body', 'taken_back_at as takenBackAt'])
    .where('id', '=', replyId)
    .where('lead_id', '=', leadId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
}

/** Puts the words back as the draft, before what was written since. */
async function returnWords(act: Act, of: OwnReply, body: string): Promise<void> {
  const since = await findDraft(act.trx, of);
  await keepDraft(act, { ...of, body: since === null ? body : `${body}\n\n${since.body}` });
}

async function takeBack(act: Act, of: OwnReply): Promise<TakenBack> {
  const lead = await lockLead(act.trx, of.leadId);
  const reply = await findOwn(act, of);
  if (!reply) return { kind: 'too-late' };
  if (reply.takenBackAt !== null) {
    return lead.isWithdrawn ? { kind: 'stopped' } : { kind: 'taken-back', body: reply.body };
  }
  const outbox = createDeliveryStore(act.trx);
  const delivery = { leadId: of.leadId, kind: REPLY.kind, partId: of.replyId };
  if (!(await outbox.takeBack(act.trx, delivery))) return { kind: 'too-late' };
  await act.trx
    .updateTable('lead_replies')
    .set({ taken_back_at: sql<Date>`clock_timestamp()` })
    .where('id', '=', of.replyId)
    .execute();
  await recordAct(act, [lead], {
    kind: 'reply_taken_back',
    detail: of.replyId,
    act: 'lead_reply_taken_back',
    fields: ['reply'],
  });
  await returnWords(act, of, reply.body);
  return { kind: 'taken-back', body: reply.body };
}

export async function takeReplyBack(
  parts: LeadDeskParts,
  { leadId, replyId, actor }: { leadId: string; replyId: string; actor: Actor },
): Promise<TakenBack> {
  if (actor.kind !== 'person' || !isId(replyId)) return { kind: 'too-late' };
  const of = { leadId, replyId, personId: actor.personId };
  return runAct(parts, actor, (act) => takeBack(act, of));
}
