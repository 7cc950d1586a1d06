import type { Enquiry } from '@high-street/leads';
import { fakeClock } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { createFindDue } from './find-due.ts';

const SENT = new Date('2026-11-23T09:41:00Z');
const DUE = new Date('2026-11-23T11:41:00Z');

const WAITING: Enquiry = {
  id: '0',
  reference: '7Q4M-2XKP',
  linkSubject: '7Q4M-2XKP',
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
  ownBooking: null,
};

const TARGET_MS = 120 * 60_000;

function aFindDue(now: string, answered: number, medianMs: number | null = TARGET_MS) {
  const lastThirtyDays = async () => ({ answered, medianMs, withinTarget: null });
  const office = { dueAt: () => DUE, targetMs: TARGET_MS };
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

test.for([
  [TARGET_MS, true],
  [TARGET_MS + 1, false],
  [null, false],
] as const)(
  'with a median of %j ms of open time an hour is promised: %j',
  async ([medianMs, isPromised]) => {
    const findDue = aFindDue('2026-11-23T10:00:00Z', 20, medianMs);

    expect(await findDue(WAITING)).toEqual({ at: DUE, isLate: false, isPromised });
  },
);

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
