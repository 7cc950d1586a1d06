import type { CallOutcome } from '@high-street/contract';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { stopClock } from '#/clock/stop-clock.ts';
import { recountLeads } from '#/counts/recount-leads.ts';

import { recordAct } from './change-leads.ts';
import { keepActor, takeByAct } from './hold-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { lockLead, type LockedLead } from './lock-leads.ts';
import { markLeads } from './mark-leads.ts';
import { addNote, isNoted } from './note-lead.ts';

/** Says whether it marked the lead. One in quarantine stays there, where somebody finds it, until it is released. */
async function markAnswered(act: Act, lead: LockedLead, office: OfficeClock): Promise<boolean> {
  if (lead.isKept) return false;
  await stopClock(act.trx, office, [lead]);
  const isNew = lead.state === 'new';
  if (isNew) await markLeads(act, [lead], { state: 'answered' }, office);
  else await recountLeads(act.trx, office, [lead]);
  return isNew;
}

/** An act under an id of its own is the same one however often it is sent, as by who had no answer. */
type NewAct = { readonly newId?: string | undefined };

/** Whether the history of a lead that is locked has that very act already. */
async function isDone(
  { trx }: Act,
  lead: LockedLead,
  { kind, newId }: NewAct & { kind: string },
): Promise<boolean> {
  if (newId === undefined) return false;
  const done = trx
    .selectFrom('lead_events')
    .select('id')
    .where('lead_id', '=', lead.id)
    .where('kind', '=', kind)
    .where('detail', '=', newId);
  return (await done.executeTakeFirst()) !== undefined;
}

/** A call: how it ended, whether it was the answer, and what was said, if anything. */
export type Call = NewAct & {
  readonly leadId: string;
  readonly outcome: CallOutcome;
  readonly isAnswer: boolean;
  readonly note: string;
};

export async function noteCall(act: Act, of: Call, office: OfficeClock): Promise<void> {
  const { outcome, note: body, newId, isAnswer } = of;
  const personId = await keepActor(act);
  const lead = await lockLead(act.trx, of.leadId);
  const kind = `called_${outcome}`;
  const note = body.trim() === '' ? null : { body, newId };
  const isSaid = note === null || (await isNoted(act, lead, note));
  if (isSaid && (await isDone(act, lead, { kind, newId }))) return;
  await takeByAct(act, lead, personId);
  await recordAct(act, [lead], { kind, detail: newId, act: 'lead_called' });
  if (note !== null) await addNote(act, lead, note);
  if (isAnswer) await markAnswered(act, lead, office);
}

/**
 * Writes down, unless it is there already, that a lead was answered by other means, which marks a new one answered,
 * unless it is in quarantine. Says whether it did, or when sent again whether the lead is answered. Throws LeadGone.
 */
export async function noteAnswer(
  act: Act,
  { leadId, newId }: NewAct & { leadId: string },
  office: OfficeClock,
): Promise<boolean> {
  const lead = await lockLead(act.trx, leadId);
  const kind = 'answered_elsewhere';
  if (await isDone(act, lead, { kind, newId })) return lead.state === 'answered';
  await recordAct(act, [lead], { kind, detail: newId, act: 'lead_answered_elsewhere' });
  return markAnswered(act, lead, office);
}
