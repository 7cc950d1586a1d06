import type { Enquiry } from '@high-street/leads';
import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { createFindDue } from './find-due.ts';

const SENT = new Date('2026-11-23T09:41:00Z');
const DUE = new Date('2026-11-23T11:41:00Z');

const WAITING: Enquiry = {
  id: '0',
  reference: '7Q4M-2XKP',
  contacts: JSON.parse('{}'),
  createdAt: SENT,
  startedAt: SENT,
  state: 'new',
  holder: null,
  answeredAt: null,
  hasReplyMail: false,
  withdrawnAt: null,
  marketingConsent: null,
  correctedAt: null,
  booking: null,
};

function aFindDue(now: string, answered: number) {
  const lastThirtyDays = async () => ({ answered, medianMs: null, withinTarget: null });
  const office = { dueAt: () => DUE };
  return createFindDue({ office, figures: { lastThirtyDays }, clock: fakeClock(new Date(now)) });
}

test('promises an hour once twenty answers have shown that it is kept', async () => {
  const due = { at: DUE, isLate: false };

  expect(await aFindDue('2026-11-23T10:00:00Z', 20)(WAITING)).toEqual({ ...due, isPromised: true });
  expect(await aFindDue('2026-11-23T10:00:00Z', 19)(WAITING)).toEqual({
    ...due,
    isPromised: false,
  });
});

test('says that an answer is late', async () => {
  expect(await aFindDue('2026-11-23T11:42:00Z', 20)(WAITING)).toMatchObject({ isLate: true });
});

test.for([
  ['answered', { answeredAt: DUE, state: 'answered' }],
  ['marked won', { state: 'won' }],
  ['withdrawn', { withdrawnAt: DUE, state: 'lost' }],
  ['in quarantine', { startedAt: null }],
] as const)('says nothing of one that is %s', async ([, change]) => {
  expect(await aFindDue('2026-11-23T10:00:00Z', 20)({ ...WAITING, ...change })).toBeNull();
});
