import type { HistoryLine, LeadReply } from '@high-street/leads';

import { describePending } from '#app/answer/read-reply.ts';
import { plainText } from '#app/parts/plain-text.ts';
import { REPLY } from '#app/answer/reply-words.ts';
import type { TimelineReply } from './timeline-row.ts';

/** What replies are put into words with. */
export type ReplyContext = {
  readonly replies: ReadonlyMap<string, LeadReply>;
  readonly meId: string;
  readonly now: Date;
};

/** Whether a line is of a reply that was taken back since: what is left to say of it is that it was. */
export function isTakenBack({ kind, detail }: HistoryLine, { replies }: ReplyContext): boolean {
  return kind === 'reply_written' && replies.get(detail ?? '')?.takenBackAt != null;
}

/** What a person replied, as a line of the history shows it; null for every other line. */
export function describeReply(
  { kind, detail }: HistoryLine,
  { replies, meId, now }: ReplyContext,
): { readonly words: string; readonly reply: TimelineReply } | null {
  const reply = kind === 'reply_written' ? replies.get(detail ?? '') : undefined;
  if (reply === undefined) return null;
  const pending = describePending(reply, meId, now);
  return {
    words: pending === null ? REPLY.written : REPLY.pending.line(pending.leavesAt),
    reply: { body: plainText(reply.body), signature: plainText(reply.signature), pending },
  };
}
