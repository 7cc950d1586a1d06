import type { LostReason } from '@high-street/contract';
import type { AnswerState } from '@high-street/server';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { restartClock, stopClock } from '#/clock/stop-clock.ts';

import { recountLeads } from '#/counts/recount-leads.ts';
import { LeadWithdrawn } from '#/your-enquiry/lead-withdrawn.ts';

import { changeLeads } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { lockLead, type LockedLead } from './lock-leads.ts';

/** What the provider makes of a lead; one that is lost has a reason. */
export type LeadMark =
  | { readonly state: Exclude<AnswerState, 'lost'> }
  | { readonly state: 'lost'; readonly reason: LostReason };

/** Nothing is sent to a visitor who withdrew, so that their lead would wait without an end. */
const canBe = ({ state }: LeadMark, { isWithdrawn }: LockedLead) => state !== 'new' || !isWithdrawn;

/**
 * Marks leads that are locked, and says how many were not marked so before. One that is marked answered has had its first
 * answer by now; one that is marked new has had none, and its clock runs as if it had never stopped. What its visitor withdrew does not become new.
 */
export async function markLeads(
  act: Act,
  leads: readonly LockedLead[],
  mark: LeadMark,
  office: OfficeClock,
): Promise<number> {
  const reason = mark.state === 'lost' ? mark.reason : null;
  const changed = leads.filter((lead) => {
    const { state, lostReason } = lead;
    const isOther = state !== mark.state || (state === 'lost' && lostReason !== reason);
    return isOther && canBe(mark, lead);
  });
  const changes = { answer_state: mark.state, lost_reason: reason };
  await changeLeads(act, changed, changes, {
    kind: `marked_${mark.state}`,
    detail: reason,
    act: 'lead_marked',
    fields: reason === null ? ['state'] : ['state', 'lostReason'],
  });
  if (mark.state === 'answered') await stopClock(act.trx, office, changed);
  if (mark.state === 'new') await restartClock(act.trx, changed);
  await recountLeads(act.trx, office, changed);
  return changed.length;
}

/** Marks one lead on the version that was seen; throws LeadGone, StaleVersion and LeadWithdrawn. */
export async function markLead(
  act: Act,
  of: { leadId: string; version: number | null; mark: LeadMark },
  office: OfficeClock,
): Promise<void> {
  const lead = await lockLead(act.trx, of.leadId, of.version);
  if (!canBe(of.mark, lead)) throw new LeadWithdrawn();
  await markLeads(act, [lead], of.mark, office);
}
