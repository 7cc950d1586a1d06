import type { LeadReply } from '@high-street/leads';
import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { describePending, readWriters } from './read-reply.ts';

test.each([
  ['2026-11-23T11:20:00Z', '11:20'],
  ['2026-11-21T16:20:00Z', 'Sat 21 Nov, 16:20'],
])('somebody who began to write at %s has been writing since %s', async (began, words) => {
  const writer = { personId: 'tom', name: 'Tom Hart', since: new Date(began) };
  const services = {
    replyDesk: { writers: async () => [writer] },
    clock: fakeClock(new Date('2026-11-23T11:30:00Z')),
    office: { timeZone: 'Europe/London' },
  };
  expect(await readWriters(services, 'lead', 'me')).toEqual([{ name: 'Tom', since: words }]);
});

// By the clock of this test it left long ago; that of the database decides.
test.each([
  [9_000, 9_000],
  [0, null],
  [-1, null],
])('a reply with %i ms left by the clock of the database can be taken back for %j', (left, ms) => {
  const reply: LeadReply = {
    id: 'reply',
    personId: 'me',
    body: 'Hello',
    signature: '',
    createdAt: new Date('2026-11-23T11:20:00Z'),
    leavesAt: new Date('2026-11-23T11:20:10Z'),
    msLeft: left,
    takenBackAt: null,
    isRevocable: true,
    delivery: null,
  };
  expect(describePending(reply, { meId: 'me', zone: 'Europe/London' })?.msLeft ?? null).toBe(ms);
});
