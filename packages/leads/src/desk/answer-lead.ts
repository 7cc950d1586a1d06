import type { CallOutcome } from '@high-street/contract';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { stopClock } from '#/clock/stop-clock.ts';
import { recountLeads } from '#/counts/recount-leads.ts';

import { recordAct } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { lockLead, type LockedLead } from './lock-leads.ts';
import { markLeads } from './mark-leads.ts';
import { addNote, isNoted } from './note-lead.ts';

async function markAnswered(act: Act, lead: LockedLead, office: OfficeClock): Promise<void> {
  await stopClock(act.trx, office, [lead]);
  if (lead.state === 'new') await markLeads(act, [lead], { state: 'answered' }, office);
  else await recountLeads(act.trx, office, [lead]);
}

/** A call: how it ended, whether it was the answer, and what was said, if anything, with the id of that note. */
export type Call = {
  readonly leadId: string;
  readonly outcome: CallOutcome;
  readonly isAnswer: boolean;
  readonly note: string;
  readonly newId?: string | undefined;
};

/** Writes down a call unless its note is there already; one that was the answer marks a new lead answered. Throws LeadGone. */
export async function noteCall(act: Act, of: Call, office: OfficeClock): Promise<void> {
  const lead = await lockLead(act.trx, of.leadId);
  const note = { body: of.note, newId: of.newId };
  if (await isNoted(act, lead, note)) return;
  await recordAct(act, [lead], { kind: `called_${of.outcome}`, act: 'lead_called' });
  if (of.note.trim() !== '') await addNote(act, lead, note);
  if (of.isAnswer) await markAnswered(act, lead, office);
}

/** Writes down that a lead was answered by other means, which marks a new one answered. Throws LeadGone. */
export async function noteAnswer(act: Act, leadId: string, office: OfficeClock): Promise<void> {
  const lead = await lockLead(act.trx, leadId);
  await recordAct(act, [lead], { kind: 'answered_elsewhere', act: 'lead_answered_elsewhere' });
  await markAnswered(act, lead, office);
}
