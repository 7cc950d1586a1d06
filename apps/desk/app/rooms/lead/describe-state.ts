import type { DeskLead, HistoryLine, LeadReply } from '@high-street/leads';

import { describeInline } from '#app/parts/describe-moment.ts';
import type { WallClock } from '#app/parts/wall-clock.ts';
import { HISTORY } from './history-words.ts';
import type { PeopleNames } from './name-people.ts';
import { WORDS } from './words.ts';

type Marked = Pick<DeskLead, 'answerState' | 'lostReason' | 'createdAt' | 'answeredAt'>;

/** Lines after which a lead is not answered, until something answers it. */
const IS_OTHER = /^(?:marked_(?!answered$)|withdrawn$)/;

function isAccepted({ kind, detail }: HistoryLine, replies: readonly LeadReply[]): boolean {
  if (kind !== 'reply_written') return false;
  return replies.some(({ id, delivery }) => id === detail && delivery?.state === 'done');
}

/**
 * The line by which a lead came to be answered. Calls and answers elsewhere that did so have a mark beside them, and an
 * accepted reply answers only a lead that waits.
 */
function findAnswer(
  lines: readonly HistoryLine[],
  replies: readonly LeadReply[],
): HistoryLine | undefined {
  const place = lines.findLastIndex(({ kind }) => IS_OTHER.test(kind));
  const waited = place === -1 || lines[place]?.kind === 'marked_new';
  return lines
    .slice(place + 1)
    .find((line) => line.kind === 'marked_answered' || (waited && isAccepted(line, replies)));
}

/** The line by which a lead came to be what it is; of replies those that a mail server took. */
function findState(
  lines: readonly HistoryLine[],
  { answerState, lostReason }: Marked,
  replies: readonly LeadReply[],
): HistoryLine | undefined {
  if (answerState === 'answered') return findAnswer(lines, replies);
  return lines.findLast(({ kind, detail }) =>
    answerState === 'lost' && kind === 'withdrawn'
      ? lostReason === 'withdrawn'
      : kind === `marked_${answerState}` && (answerState !== 'lost' || detail === lostReason),
  );
}

type StateParts = WallClock & {
  readonly people: PeopleNames;
  readonly replies: readonly LeadReply[];
};

/** Why a lead is lost, and who marked it and when; when it was stored, of one that waits, and whether it was answered. */
export function describeState(
  lead: Marked,
  lines: readonly HistoryLine[],
  { people, now, replies, zone }: StateParts,
): string | null {
  const { answerState, lostReason, createdAt, answeredAt } = lead;
  if (answerState === 'new') {
    const stored = WORDS.stored(describeInline(createdAt, now, zone, 'always').words);
    return answeredAt === null ? stored : WORDS.again(stored);
  }
  const line = findState(lines, lead, replies);
  const reason = answerState === 'lost' && lostReason !== null ? WORDS.reasons[lostReason] : null;
  if (line === undefined) return reason ?? null;
  const by =
    line.actorKind === 'person'
      ? people.further(line.personId)
      : HISTORY.subjects[line.actorKind ?? 'command'].toLowerCase();
  const told = WORDS.by(by, describeInline(line.at, now, zone, 'always').words);
  return reason ? `${reason}, ${told}` : told;
}
