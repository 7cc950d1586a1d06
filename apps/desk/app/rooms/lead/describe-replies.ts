import type { HistoryLine, LeadReply, OfficeClock } from '@high-street/leads';

import { describePending } from '#app/answer/read-reply.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { REPLY } from '#app/answer/reply-words.ts';
import type { PeopleNames } from './name-people.ts';
import type { TimelineReply } from './timeline-row.ts';

/** What replies are put into words with. */
export type ReplyContext = {
  readonly replies: ReadonlyMap<string, LeadReply>;
  readonly people: PeopleNames;
  readonly meId: string;
  readonly office: Pick<OfficeClock, 'timeZone'>;
};

/** Whether a line is of a reply that was taken back or stopped since: the line that says so is what is left of it. */
export function isTakenBack({ kind, detail }: HistoryLine, { replies }: ReplyContext): boolean {
  return kind === 'reply_written' && replies.get(detail ?? '')?.takenBackAt != null;
}

/** What a person replied, or would have, as a line of the history shows it; null for every other line. */
export function describeReply(
  { kind, detail }: HistoryLine,
  { replies, people, meId, office }: ReplyContext,
): { readonly words: string; readonly reply: TimelineReply } | null {
  const isStopped = kind === 'reply_stopped';
  const reply = isStopped || kind === 'reply_written' ? replies.get(detail ?? '') : undefined;
  if (reply === undefined) return null;
  const text = { body: plainText(reply.body), signature: plainText(reply.signature) };
  if (isStopped) {
    const words = REPLY.stopped(people.further(reply.personId));
    return { words, reply: { ...text, pending: null } };
  }
  const pending = describePending(reply, { meId, zone: office.timeZone });
  const written = reply.delivery?.state === 'unneeded' ? REPLY.unsent : REPLY.written;
  return {
    words: pending === null ? written : REPLY.pending.line(pending.leavesAt),
    reply: { ...text, pending },
  };
}
