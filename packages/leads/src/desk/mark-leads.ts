import type { LostReason } from '@high-street/contract';
import type { AnswerState } from '@high-street/server';

import type { OfficeClock } from '#/clock/office-clock.ts';
import { restartClock, stopClock } from '#/clock/stop-clock.ts';

import { recountLeads } from '#/counts/recount-leads.ts';
import { LeadWithdrawn } from '#/your-enquiry/lead-withdrawn.ts';

import { changeLeads } from './change-leads.ts';
import type { Act } from './lead-desk-parts.ts';
import { LeadKept } from './lead-error.ts';
import { lockLead, type LockedLead } from './lock-leads.ts';

/** What the provider makes of a lead; one that is lost has a reason. */
export type LeadMark =
  | { readonly state: Exclude<AnswerState, 'lost'> }
  | { readonly state: 'lost'; readonly reason: LostReason };

/** Nothing is sent to a visitor who withdrew, so that their lead would wait without an end. */
const canBe = ({ state }: LeadMark, { isWithdrawn }: LockedLead) => state !== 'new' || !isWithdrawn;

/** What a lead can be marked as while it is in quarantine: with any other mark no room would show it as kept. */
const MARKS_IN_QUARANTINE: readonly AnswerState[] = ['new', 'spam'];

const staysKept = ({ state }: LeadMark, { isKept }: LockedLead) =>
  isKept && !MARKS_IN_QUARANTINE.includes(state);

/** What came of marking leads. */
export type Marked = {
  /** How many were not marked so before. */
  readonly count: number;
  /** How many are in quarantine and were left for that. */
  readonly kept: number;
};

/**
 * Marks leads that are locked. One that is marked answered has had its first
 * answer by now; one that is marked new has had none, and its clock runs as if it had never stopped. What its visitor
 * withdrew does not become new, and what is in quarantine becomes nothing but new or spam.
 */
export async function markLeads(
  act: Act,
  leads: readonly LockedLead[],
  mark: LeadMark,
  office: OfficeClock,
): Promise<Marked> {
  const reason = mark.state === 'lost' ? mark.reason : null;
  const others = leads.filter((lead) => {
    const { state, lostReason } = lead;
    const isOther = state !== mark.state || (state === 'lost' && lostReason !== reason);
    return isOther && canBe(mark, lead);
  });
  const changed = others.filter((lead) => !staysKept(mark, lead));
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
  return { count: changed.length, kept: others.length - changed.length };
}

export async function markLead(
  act: Act,
  of: { leadId: string; version: number | null; mark: LeadMark },
  office: OfficeClock,
): Promise<void> {
  const lead = await lockLead(act.trx, of.leadId, of.version);
  if (!canBe(of.mark, lead)) throw new LeadWithdrawn();
  if (staysKept(of.mark, lead)) throw new LeadKept();
  await markLeads(act, [lead], of.mark, office);
}
