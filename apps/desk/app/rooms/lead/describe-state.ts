import type { DeskLead, HistoryLine, LeadReply } from '@high-street/leads';

import { describeInline } from '#app/parts/describe-moment.ts';
import { ZONE } from '#app/zone.ts';
import { HISTORY } from './history-words.ts';
import type { PeopleNames } from './name-people.ts';
import { WORDS } from './words.ts';

type Marked = Pick<DeskLead, 'answerState' | 'lostReason' | 'createdAt'>;

/** The lines by which a lead comes to be what it is; of replies those that a mail server took. */
function setsState(
  { kind, detail }: HistoryLine,
  { answerState, lostReason }: Marked,
  replies: readonly LeadReply[],
): boolean {
  if (answerState === 'lost') {
    if (kind === 'withdrawn') return lostReason === 'withdrawn';
    return kind === 'marked_lost' && detail === lostReason;
  }
  if (kind === `marked_${answerState}`) return true;
  if (answerState !== 'answered') return false;
  if (kind === 'reply_written') {
    return replies.some(({ id, delivery }) => id === detail && delivery?.state === 'done');
  }
  return ['answered_elsewhere', 'called_spoke'].includes(kind);
}

/** Why a lead is lost, and who marked it and when; when it was stored, of one that waits. */
export function describeState(
  lead: Marked,
  lines: readonly HistoryLine[],
  { people, now, replies }: { people: PeopleNames; now: Date; replies: readonly LeadReply[] },
): string | null {
  const { answerState, lostReason, createdAt } = lead;
  if (answerState === 'new') return WORDS.stored(describeInline(createdAt, now, ZONE).words);
  const line = lines.findLast((each) => setsState(each, lead, replies));
  const reason = answerState === 'lost' && lostReason !== null ? WORDS.reasons[lostReason] : null;
  if (line === undefined) return reason ?? null;
  const by =
    line.actorKind === 'person'
      ? people.further(line.personId)
      : HISTORY.subjects[line.actorKind ?? 'command'].toLowerCase();
  const told = WORDS.by(by, describeInline(line.at, now, ZONE).words);
  return reason ? `${reason}, ${told}` : told;
}
