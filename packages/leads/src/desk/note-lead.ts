import { isId, StaleVersion } from '@high-street/server';
import { sql } from 'kysely';

import { type KnownLead, recordAct } from './change-leads.ts';
import { keepActor, takeByAct } from './hold-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { LeadGone } from './lead-error.ts';
import { lockLead } from './lock-leads.ts';

function personOf({ actor }: Act): string | null {
  return actor.kind === 'person' ? actor.personId : null;
}

/** A new note. Under an id of its own it is the same one however often it is sent, as by who had no answer. */
export type NewNote = { readonly body: string; readonly newId?: string | undefined };

async function findSent({ trx }: Act, { newId }: NewNote) {
  if (newId === undefined) return undefined;
  const notes = trx.selectFrom('lead_notes').select(['lead_id', 'body']).where('id', '=', newId);
  return notes.executeTakeFirst();
}

/** Whether a lead that is locked has that very note already. */
export async function isNoted(act: Act, lead: KnownLead, note: NewNote): Promise<boolean> {
  const sent = await findSent(act, note);
  return sent?.lead_id === lead.id && sent.body === note.body;
}

/** Adds a note to a lead that is locked, unless it has it already. Other words under its id are a note of their own. */
export async function addNote(act: Act, lead: KnownLead, note: NewNote): Promise<void> {
  if (await isNoted(act, lead, note)) return;
  const { newId, body } = note;
  const isFree = newId !== undefined && (await findSent(act, note)) === undefined;
  const { id } = await act.trx
    .insertInto('lead_notes')
    .values({
      ...(isFree ? { id: newId } : {}),
      lead_id: lead.id,
      person_id: personOf(act),
      actor_kind: act.actor.kind,
      body,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordAct(act, [lead], {
    kind: 'note_added',
    detail: id,
    act: 'lead_noted',
    fields: ['note'],
  });
}

export async function noteLead(act: Act, of: NewNote & { readonly leadId: string }): Promise<void> {
  const personId = await keepActor(act);
  const lead = await lockLead(act.trx, of.leadId);
  if (await isNoted(act, lead, of)) return;
  await takeByAct(act, lead, personId);
  await addNote(act, lead, of);
}

async function lockNote({ trx }: Act, noteId: string) {
  const found = isId(noteId)
    ? await trx
        .selectFrom('lead_notes')
        .select('lead_id')
        .where('id', '=', noteId)
        .executeTakeFirst()
    : undefined;
  if (!found) throw new LeadGone();
  // The lead first, as who erases it does.
  const lead = await lockLead(trx, found.lead_id);
  const note = await trx
    .selectFrom('lead_notes')
    .select(['id', 'body', 'version'])
    .where('id', '=', noteId)
    .forUpdate()
    .executeTakeFirst();
  if (!note) throw new LeadGone();
  return { lead, note };
}

export async function editNote(
  act: Act,
  { noteId, version, body }: { noteId: string; version: number; body: string },
): Promise<boolean> {
  const { lead, note } = await lockNote(act, noteId);
  if (note.version !== version) throw new StaleVersion(note);
  if (note.body === body) return false;
  await sql`insert into lead_note_versions (note_id, version, body, person_id, at)
    select id, version, body, case when edited_at is null then person_id else edited_by end,
      coalesce(edited_at, created_at)
    from lead_notes where id = ${noteId}`.execute(act.trx);
  await act.trx
    .updateTable('lead_notes')
    .set((of) => ({
      body,
      version: of('version', '+', 1),
      edited_at: sql<Date>`now()`,
      edited_by: personOf(act),
    }))
    .where('id', '=', noteId)
    .execute();
  await recordAct(act, [lead], {
    kind: 'note_edited',
    detail: noteId,
    act: 'lead_note_edited',
    fields: ['note'],
  });
  return true;
}
