import { isId } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { sql } from 'kysely';

import { recordAct } from '#/desk/change-leads.ts';
import { keepPerson, takeFree } from '#/desk/hold-leads.ts';
import { type Act, type LeadDeskParts, runAct } from '#/desk/lead-desk-parts.ts';
import { PersonUnknown } from '#/desk/lead-error.ts';
import { lockLead } from '#/desk/lock-leads.ts';
import { REPLY } from '#/lead-deliveries.ts';
import { LeadWithdrawn } from '#/your-enquiry/lead-withdrawn.ts';

import { readFilledBody } from './check-words.ts';
import { keepDraft, removeDraft } from './reply-drafts.ts';
import { LeadApart, type OtherReply, Overtaken, ReplyUsed } from './reply-error.ts';

/** What replies are made with. */
export type ReplyParts = LeadDeskParts & {
  /** The brand's name, below the name of whoever has no signature of their own. */
  readonly brand: string;
};

/** A reply that somebody sends. */
export type NewReply = {
  readonly leadId: string;
  /** Made by whoever writes, so that a form that is sent twice makes one reply. */
  readonly replyId: string;
  /** The newest reply that its writer saw; null for none. */
  readonly seenReplyId: string | null;
  readonly body: string;
  /** For how long it can be taken back. */
  readonly undoSeconds: number;
  readonly actor: Actor;
  /** Whose reply it is where the actor is no person. */
  readonly personId?: string;
};

/** A reply that leaves by itself from that moment on. */
export type SentReply = {
  readonly kind: 'sent';
  readonly replyId: string;
  readonly leavesAt: Date;
};

type Reply = Omit<NewReply, 'personId'> & { readonly personId: string };

/** What came with the same form before: the same reply, which counts as sent, or another one. */
async function findRepeat(
  { trx }: Act,
  { replyId, leadId, personId, body }: Reply,
): Promise<SentReply | ReplyUsed | null> {
  const found = await trx
    .selectFrom('lead_replies')
    .select(['lead_id', 'person_id', 'body', 'leaves_at', 'taken_back_at'])
    .where('id', '=', replyId)
    .executeTakeFirst();
  if (!found) return null;
  const isSame = found.lead_id === leadId && found.person_id === personId && found.body === body;
  if (!isSame || found.taken_back_at !== null) return new ReplyUsed();
  return { kind: 'sent', replyId, leavesAt: found.leaves_at };
}

/** The replies since the one that was seen, newest first. */
function selectUnseen({ trx }: Act, { leadId, seenReplyId }: Reply) {
  const seen = seenReplyId !== null && isId(seenReplyId) ? seenReplyId : null;
  return trx
    .selectFrom('lead_replies')
    .where('lead_id', '=', leadId)
    .where('taken_back_at', 'is', null)
    .where(
      sql<boolean>`created_at > coalesce((select created_at from lead_replies seen
        where seen.id = ${seen}::uuid and seen.lead_id = ${leadId}::uuid), '-infinity')`,
    )
    .orderBy('created_at', 'desc');
}

/** The same words of the same person, sent from another page that had the same draft: they count as sent by this one. */
async function findTwin(act: Act, reply: Reply): Promise<SentReply | null> {
  const found = await selectUnseen(act, reply)
    .select(['id as replyId', 'leaves_at as leavesAt'])
    .where('person_id', '=', reply.personId)
    .where('body', '=', reply.body)
    .executeTakeFirst();
  return found ? { kind: 'sent', ...found } : null;
}

/** The newest reply of somebody else since the one that was seen. */
async function findOther(act: Act, reply: Reply): Promise<OtherReply | null> {
  const found = await selectUnseen(act, reply)
    .select(['id', 'person_id as personId', 'created_at as at'])
    .where('person_id', '<>', reply.personId)
    .executeTakeFirst();
  return found ?? null;
}

async function readSignature({ trx }: Act, personId: string, brand: string): Promise<string> {
  const { name, signature } = await trx
    .selectFrom('people')
    .select(['name', 'signature'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow();
  return signature ?? [name, brand].filter(Boolean).join('\n');
}

/** Stores a reply with the delivery that sends it once its time is over. */
async function insertReply(act: Act, reply: Reply, signature: string): Promise<Date> {
  const { replyId, leadId, personId, body, undoSeconds } = reply;
  const { leavesAt } = await act.trx
    .insertInto('lead_replies')
    .values({
      id: replyId,
      lead_id: leadId,
      person_id: personId,
      body,
      signature,
      leaves_at: sql<Date>`clock_timestamp() + ${undoSeconds} * interval '1 second'`,
    })
    .returning('leaves_at as leavesAt')
    .executeTakeFirstOrThrow();
  await createDeliveryStore(act.trx).add(act.trx, [
    { leadId, kind: REPLY.kind, partId: replyId, dueAt: leavesAt },
  ]);
  return leavesAt;
}

async function writeReply(
  act: Act,
  reply: Reply,
  brand: string,
): Promise<SentReply | Overtaken | ReplyUsed> {
  const { leadId, replyId, personId } = reply;
  await keepPerson(act.trx, personId);
  // Of two who answer at the same moment the second one waits here, and then finds the reply of the first.
  const lead = await lockLead(act.trx, leadId);
  if (lead.isWithdrawn) throw new LeadWithdrawn();
  if (lead.isBinned || lead.isKept) throw new LeadApart();
  const repeat = await findRepeat(act, reply);
  if (repeat !== null && 'kind' in repeat) return repeat;
  const twin = repeat === null ? await findTwin(act, reply) : null;
  if (twin !== null) {
    await removeDraft(act.trx, reply);
    return twin;
  }
  const other = await findOther(act, reply);
  const refusal = repeat ?? (other === null ? null : new Overtaken(other));
  if (refusal !== null) {
    await keepDraft(act, reply);
    return refusal;
  }
  if (lead.heldBy === null) await takeFree(act, lead, personId);
  const leavesAt = await insertReply(act, reply, await readSignature(act, personId, brand));
  await removeDraft(act.trx, reply);
  await recordAct(act, [lead], {
    kind: 'reply_written',
    detail: replyId,
    act: 'lead_replied',
    fields: ['reply'],
  });
  return { kind: 'sent', replyId, leavesAt };
}

/**
 * Sends a reply, and takes the lead for its writer where nobody holds it. The same form sent twice makes one reply, as do
 * two pages with the same words of one person, of which neither shows that of the other. Throws ReplyInvalid,
 * BlanksLeft, PersonUnknown, LeadGone, LeadWithdrawn, LeadApart, and Overtaken and ReplyUsed, with which the words are
 * kept as a draft.
 */
export async function sendReply(parts: ReplyParts, reply: NewReply): Promise<SentReply> {
  const { actor } = reply;
  const personId = actor.kind === 'person' ? actor.personId : reply.personId;
  if (personId === undefined || !isId(reply.replyId)) throw new PersonUnknown();
  const checked = { ...reply, personId, body: readFilledBody(reply.body) };
  const result = await runAct(parts, actor, (act) => writeReply(act, checked, parts.brand));
  if (result instanceof Error) throw result;
  return result;
}
