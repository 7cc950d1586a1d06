import { isId, type Database } from '@high-street/server';
import type { Actor } from '@high-street/server/audit';
import { sql, type Kysely } from 'kysely';

import { keepPerson, takeFree } from '#/desk/hold-leads.ts';
import { type Act, type LeadDeskParts, runAct } from '#/desk/lead-desk-parts.ts';
import { PersonUnknown } from '#/desk/lead-error.ts';
import { lockLead } from '#/desk/lock-leads.ts';

import { ReplyUsed } from './reply-error.ts';

/** What somebody has written to a lead and not sent. */
export type LeadDraft = { readonly body: string; readonly savedAt: Date };

/** Somebody who is writing to a lead, and since when. */
export type LeadWriter = {
  readonly personId: string;
  readonly name: string | null;
  readonly since: Date;
};

/** Whose draft of which lead. */
type OfDraft = { readonly leadId: string; readonly personId: string };

/** A lead that somebody took by writing to it: its version before, and the one that came of it. */
export type TakenLead = { readonly from: number; readonly to: number };

/** What somebody is writing, and the reply that its form makes once it is sent. */
export type NewDraft = {
  readonly leadId: string;
  readonly body: string;
  readonly replyId?: string | undefined;
  readonly actor: Actor;
};

/** Who has saved nothing for so long is not writing any more. */
const STILL_WRITING = sql`interval '1 minute'`;

/** Keeps a draft in the caller's transaction; who comes back to one begins to write anew. */
export async function keepDraft(
  { trx }: Pick<Act, 'trx'>,
  { leadId, personId, body }: OfDraft & { readonly body: string },
): Promise<void> {
  await sql`insert into lead_drafts as draft (lead_id, person_id, body)
    values (${leadId}, ${personId}, ${body})
    on conflict (lead_id, person_id) do update set body = excluded.body, updated_at = now(),
      created_at = case when draft.updated_at < now() - ${STILL_WRITING} then now() else draft.created_at end`.execute(
    trx,
  );
}

/** Removes a draft, for example in the caller's transaction. */
export async function removeDraft(
  db: Kysely<Database>,
  { leadId, personId }: OfDraft,
): Promise<void> {
  if (![leadId, personId].every(isId)) return;
  await db
    .deleteFrom('lead_drafts')
    .where('lead_id', '=', leadId)
    .where('person_id', '=', personId)
    .execute();
}

export async function findDraft(
  db: Kysely<Database>,
  { leadId, personId }: OfDraft,
): Promise<LeadDraft | null> {
  if (![leadId, personId].every(isId)) return null;
  const found = await db
    .selectFrom('lead_drafts')
    .select(['body', 'updated_at as savedAt'])
    .where('lead_id', '=', leadId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return found ?? null;
}

/** Throws where a draft comes after the reply that took its place. */
async function requireUnused({ trx }: Pick<Act, 'trx'>, replyId: string): Promise<void> {
  const reply = trx.selectFrom('lead_replies').select('id').where('id', '=', replyId);
  if ((await reply.executeTakeFirst()) !== undefined) throw new ReplyUsed();
}

/**
 * Keeps what a person is writing; empty words remove it. The first letter takes a lead that nobody holds, which is then
 * told, and each later one says that its holder is at it. Throws LeadGone and PersonUnknown, and ReplyUsed where the
 * reply of the same form has been sent.
 */
export async function saveDraft(
  parts: LeadDeskParts,
  { leadId, body, replyId, actor }: NewDraft,
): Promise<TakenLead | null> {
  if (actor.kind !== 'person') throw new PersonUnknown();
  const { personId } = actor;
  if (body.trim() === '') {
    await removeDraft(parts.db, { leadId, personId });
    return null;
  }
  return runAct(parts, actor, async (act) => {
    await keepPerson(act.trx, personId);
    const lead = await lockLead(act.trx, leadId);
    if (replyId !== undefined) await requireUnused(act, replyId);
    await keepDraft(act, { leadId, personId, body });
    if (lead.heldBy === null && !lead.isBinned) {
      await takeFree(act, lead, personId);
      return { from: lead.version, to: lead.version + 1 };
    }
    if (lead.heldBy !== personId) return null;
    await act.trx
      .updateTable('leads')
      .set({ held_active_at: sql<Date>`now()` })
      .where('id', '=', leadId)
      .execute();
    return null;
  });
}

/** Who else has been writing to a lead within the last minute, who began first before the others. */
export async function listWriters(
  db: Kysely<Database>,
  leadId: string,
  exceptPersonId: string,
): Promise<readonly LeadWriter[]> {
  if (![leadId, exceptPersonId].every(isId)) return [];
  return db
    .selectFrom('lead_drafts as draft')
    .innerJoin('people', 'people.id', 'draft.person_id')
    .select(['draft.person_id as personId', 'people.name', 'draft.created_at as since'])
    .where('draft.lead_id', '=', leadId)
    .where('draft.person_id', '<>', exceptPersonId)
    .where('draft.updated_at', '>', sql<Date>`now() - ${STILL_WRITING}`)
    .orderBy('draft.created_at')
    .execute();
}
