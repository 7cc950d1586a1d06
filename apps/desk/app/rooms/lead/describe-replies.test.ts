import type { HistoryLine, LeadReply } from '@high-street/leads';
import { expect, test } from 'vitest';

import { describeReply } from './describe-replies.ts';
import { namePeople } from './name-people.ts';

const NOW = new Date('2026-11-23T12:00:00Z');

const LINE: HistoryLine = {
  id: '1',
  at: NOW,
  kind: 'reply_written',
  attempt: null,
  detail: 'reply',
  actorKind: 'person',
  personId: 'tom',
  delivery: null,
  note: null,
};

/** What the history says of a reply whose delivery has come so far. */
function sayReply(state: NonNullable<LeadReply['delivery']>['state']) {
  const reply: LeadReply = {
    id: 'reply',
    personId: 'tom',
    body: 'Hello',
    signature: '',
    createdAt: NOW,
    leavesAt: NOW,
    msLeft: 0,
    takenBackAt: null,
    isRevocable: false,
    delivery: {
      id: 'delivery',
      createdAt: NOW,
      state,
      attempts: 1,
      nextAttemptAt: NOW,
      settledAt: NOW,
      reply: null,
      lastError: null,
    },
  };
  return describeReply(LINE, {
    replies: new Map([[reply.id, reply]]),
    people: namePeople(new Map([['tom', 'Tom Okafor']]), 'me'),
    meId: 'me',
    office: { timeZone: 'Europe/London' },
  })?.words;
}

test('a reply that nobody needed any more when it was on its way is not said to have been sent', () => {
  expect(sayReply('done')).toBe('replied.');
  expect(sayReply('unneeded')).toBe('wrote a reply, which was not sent.');
});
