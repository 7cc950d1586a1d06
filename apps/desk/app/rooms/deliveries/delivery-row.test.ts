import { BOOKING_DELIVERIES } from '@high-street/bookings';
import { ALL_LEAD_DELIVERIES } from '@high-street/leads';
import { type ArchivedDelivery, showKind } from '@high-street/server/deliveries';
import { expect, test } from 'vitest';

import { describeDead, isRefusedAddress } from './delivery-row.ts';
import { WORDS } from './words.ts';

const AT = new Date('2026-11-23T11:18:00Z');

const WALL = { now: AT, zone: 'Europe/London' };

const DELIVERIES = [...ALL_LEAD_DELIVERIES, ...BOOKING_DELIVERIES];

const aDeadLetter = (kind: string): ArchivedDelivery => ({
  ...showKind(DELIVERIES, { kind }),
  id: '1',
  state: 'dead',
  attempts: 1,
  createdAt: AT,
  nextAttemptAt: AT,
  lastAttemptAt: AT,
  settledAt: AT,
  reply: null,
  lastError: '550 no such mailbox',
  isUnderWay: false,
  isScheduled: false,
  isUnwanted: false,
  about: 'lead',
  reference: 'AAAA-0001',
  name: 'Aoife Brennan',
});

test('neither a visitor nor a server turns the direction of the words around theirs', () => {
  const strange = { name: '\u202EAoife', lastError: '550 \u2067no' };
  const row = describeDead({ ...aDeadLetter('visitor'), ...strange }, WALL);
  expect([row.name, row.said]).toEqual(['Aoife', '550 no']);
});

test('a row begins with what its kind is called, one of a later version among them', () => {
  const called = ['booking_provider', 'crm', 'quiet_hours'].map(
    (kind) => describeDead(aDeadLetter(kind), WALL).what,
  );
  expect(called).toEqual(['Booking email to the team', 'Contact to the CRM', 'Quiet hours']);
});

test.for([
  ['visitor', true],
  ['reply', true],
  ['booking_visitor', true],
  ['provider', false],
  ['crm', false],
] as const)('whether the address itself was refused of the kind %s: %s', ([kind, isRefused]) => {
  expect(isRefusedAddress(aDeadLetter(kind))).toBe(isRefused);
});

test('a list of one does not speak of several', () => {
  const { dead, waiting } = WORDS;
  expect([dead.line(1), waiting.line(1)]).toEqual([
    '1. Nobody tries it again until you say so.',
    '1. It goes by itself.',
  ]);
  expect([dead.line(2), waiting.line(2)]).toEqual([
    '2. Nobody tries these again until you say so.',
    '2, oldest first. These go by themselves.',
  ]);
});
