import type { FoundMessage, LeadReply } from '@high-street/leads';

import { plainText } from '#app/parts/plain-text.ts';
import type { DeadReply } from './lead-room-data.ts';

/** The newest reply, where it was given up or sent back: nobody has heard from the desk then. */
export function describeDeadReply(
  replies: readonly LeadReply[],
  messages: readonly FoundMessage[],
): DeadReply | null {
  const newest = replies.findLast(({ takenBackAt }) => takenBackAt === null);
  if (newest === undefined) return null;
  const bounce = messages.find(({ bouncedReplyId }) => bouncedReplyId === newest.id);
  if (bounce !== undefined) return { deliveryId: null, slip: plainText(bounce.body) || null };
  if (newest.delivery?.state !== 'dead') return null;
  const { id, lastError } = newest.delivery;
  return { deliveryId: id, slip: plainText(lastError ?? '') || null };
}
