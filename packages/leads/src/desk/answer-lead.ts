import type { CallOutcome } from '@high-street/contract';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { stopClock } from '#/clock/stop-clock.ts';
import { recountLeads } from '#/counts/recount-leads.ts';

import { recordAct } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { lockLead, type LockedLead } from './lock-leads.ts';
import { markLeads } from './mark-leads.ts';
import { addNote } from './note-lead.ts';

async function markAnswered(act: Act, lead: LockedLead, office: OfficeClock): Promise<void> {
  await stopClock(act.trx, office, [lead]);
  if (lead.state === 'new') await markLeads(act, [lead], { state: 'answered' }, office);
  else await recountLeads(act.trx, office, [lead]);
}

/** Writes down a call with how it ended; one that was the answer marks a new lead answered. Throws LeadGone. */
export async function noteCall(
  act: Act,
  of: { leadId: string; outcome: CallOutcome; isAnswer: boolean; note: string },
  office: OfficeClock,
): Promise<void> {
  const lead = await lockLead(act.trx, of.leadId);
  await recordAct(act, [lead], { kind: `called_${of.outcome}`, act: 'lead_called' });
  if (of.note.trim() !== '') await addNote(act, lead, of.note);
  if (of.isAnswer) await markAnswered(act, lead, office);
}

/** Writes down that a lead was answered by other means, which marks a new one answered. Throws LeadGone. */
export async function noteAnswer(act: Act, leadId: string, office: OfficeClock): Promise<void> {
  const lead = await lockLead(act.trx, leadId);
  await recordAct(act, [lead], { kind: 'answered_elsewhere', act: 'lead_answered_elsewhere' });
  await markAnswered(act, lead, office);
}
