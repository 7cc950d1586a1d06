import { ALL_LEAD_DELIVERIES, type LeadDelivery } from '@high-street/leads';
import { showKind } from '@high-street/server/deliveries';
import { expect, test } from 'vitest';

import {
  describeBookingFact,
  describeDelivery,
  describeKept,
  describeRepeat,
} from './describe-beside.ts';

const now = new Date('2026-03-02T09:00:00Z');
const wall = { now, zone: 'Europe/London' };

const aDelivery = ({ kind = 'visitor', ...terms }: Partial<LeadDelivery> = {}): LeadDelivery => ({
  ...showKind(ALL_LEAD_DELIVERIES, { kind }),
  id: 'a',
  partId: null,
  state: 'done',
  attempts: 1,
  resends: 0,
  nextAttemptAt: now,
  lastAttemptAt: now,
  settledAt: now,
  reply: '250 taken',
  lastError: null,
  ...terms,
});

test.for([
  ['a confirmation', 'visitor', null, false, 'resend'],
  ['a confirmation that its visitor withdrew', 'visitor', null, true, null],
  ['an email to the team about what was withdrawn', 'provider', null, true, 'resend'],
  ['a reply', 'reply', 'one-of-them', false, null],
  ['what an owner hears once a day', 'late_digest', 'the-owner', false, null],
  ['a call to the CRM', 'crm', null, false, null],
] as const)('whether %s can be sent again', ([, kind, partId, isWithdrawn, act]) => {
  expect(describeDelivery(aDelivery({ kind, partId }), { isWithdrawn, ...wall }).act).toBe(act);
});

test.for([
  ['visitor', false, 'requeue'],
  ['visitor', true, null],
  ['reply', false, 'requeue'],
  ['reply', true, null],
  ['provider', true, 'requeue'],
] as const)(
  'whether what was given up can be tried again: %s, withdrawn: %s',
  ([kind, isWithdrawn, act]) => {
    const dead = aDelivery({ kind, state: 'dead', reply: null, lastError: '550 nobody here' });
    expect(describeDelivery(dead, { isWithdrawn, ...wall }).act).toBe(act);
  },
);

test('what was not needed any more says why, and is not sent again', () => {
  const delivery = aDelivery({ state: 'unneeded', reply: null, lastError: 'it was withdrawn' });

  expect(describeDelivery(delivery, { isWithdrawn: true, ...wall })).toMatchObject({
    state: 'unneeded',
    slip: 'it was withdrawn',
    act: null,
  });
});

test.for([
  ['as it was marked', {}, 'Waiting'],
  ['in quarantine', { isQuarantined: true }, 'Quarantine'],
  ['in the bin', { isBinned: true }, 'In the bin'],
  ['in the bin, also out of quarantine', { isQuarantined: true, isBinned: true }, 'In the bin'],
] as const)('another lead of the same person stands %s', ([, terms, state]) => {
  const row = {
    reference: 'TEST-0001',
    createdAt: now,
    kind: 'Contact',
    state: 'new',
    isQuarantined: false,
    isBinned: false,
    ...terms,
  } as const;

  expect(describeRepeat(row, wall).state).toBe(state);
});

test.for([
  ['that is to come', '09:30', {}, 'Booked'],
  ['that is over', '09:00', {}, 'Over'],
  ['to which nobody came', '09:00', { noShowAt: now }, 'No-show'],
  ['that is held, also when it is over', '09:00', { state: 'held' }, 'Held'],
  ['that is cancelled, also when it is over', '09:00', { state: 'cancelled' }, 'Cancelled'],
] as const)('a demo %s, which ends at %s', ([, end, terms, state]) => {
  const booking = {
    reference: 'AAAAA-11111',
    startsAt: new Date('2026-03-02T08:30:00Z'),
    endsAt: new Date(`2026-03-02T${end}:00Z`),
    state: 'booked',
    noShowAt: null,
    ...terms,
  } as const;

  expect(describeBookingFact(booking, wall)).toEqual({
    reference: 'AAAAA-11111',
    state,
    times: 'Monday 2 March 2026, 08:30 GMT',
  });
});

test('what was taken out of the bin is kept since it came, and its days in quarantine count anew', () => {
  const kept = {
    quarantinedFor: ['no_token'],
    quarantinedAt: now,
    createdAt: new Date('2026-02-20T12:00:00Z'),
    binnedAt: null,
    answerState: 'new',
  } as const;
  const signs = { no_token: 'It came without its token.' };
  const ends = { findBinEnd: (at: Date) => at, findQuarantineEnd: (at: Date) => at };
  expect(describeKept(kept, { ...wall, signs, ...ends }).kept).toMatchObject({
    at: expect.stringContaining('20 Feb'),
    until: expect.stringContaining('2 March'),
  });
});
