import type { FoundMessage, LeadReply } from '@high-street/leads';

import { plainText } from '#app/parts/plain-text.ts';

/** The newest reply, where it was given up, or sent back since it was sent last: nobody has heard from the desk then. */
export function describeDeadReply(
  replies: readonly LeadReply[],
  messages: readonly FoundMessage[],
) {
  const newest = replies.findLast(({ takenBackAt }) => takenBackAt === null);
  if (newest === undefined) return null;
  const sentAt = newest.delivery?.createdAt ?? newest.createdAt;
  const bounce = messages.find(
    ({ bouncedReplyId, foundAt }) => bouncedReplyId === newest.id && foundAt > sentAt,
  );
  // Accepted and sent back: it goes again once the address is fixed.
  if (bounce !== undefined) return { deliveryId: null, slip: plainText(bounce.body) || null };
  if (newest.delivery?.state !== 'dead') return null;
  const { id, lastError } = newest.delivery;
  return { deliveryId: id, slip: plainText(lastError ?? '') || null };
}
