import type { FoundMessage, LeadReply } from '@high-street/leads';
import { expect, test } from 'vitest';

import { describeDeadReply } from './describe-dead-reply.ts';

const SENT = new Date('2026-11-23T11:00:00Z');
const LATER = new Date('2026-11-23T12:00:00Z');

/** A reply that a mail server took, and since when its delivery counts. */
const aReply = (createdAt: Date): LeadReply => ({
  id: 'reply',
  personId: 'tom',
  body: 'Hello',
  signature: '',
  createdAt: SENT,
  leavesAt: SENT,
  msLeft: 0,
  takenBackAt: null,
  isRevocable: false,
  delivery: {
    id: 'delivery',
    createdAt,
    state: 'done',
    attempts: 1,
    nextAttemptAt: createdAt,
    settledAt: createdAt,
    reply: '250 taken',
    lastError: null,
  },
});

const aBounce = (foundAt: Date, body: string): FoundMessage => ({
  id: body,
  sentAt: foundAt,
  foundAt,
  fromAddress: 'daemon@mx.example',
  subject: 'Undelivered',
  extent: 'whole',
  body,
  quoted: '',
  attachments: [],
  isAutomatic: true,
  isOfVisitor: false,
  bouncedReplyId: 'reply',
});

test('a reply that was sent back is told of until it is sent again, and then only if that comes back, too', () => {
  const first = aBounce(new Date('2026-11-23T11:01:00Z'), '550 unknown');
  const second = aBounce(new Date('2026-11-23T12:01:00Z'), '552 full');

  expect(describeDeadReply([aReply(SENT)], [first])).toEqual({
    deliveryId: null,
    slip: '550 unknown',
  });
  expect(describeDeadReply([aReply(LATER)], [first])).toBeNull();
  expect(describeDeadReply([aReply(LATER)], [first, second])).toMatchObject({ slip: '552 full' });
});
