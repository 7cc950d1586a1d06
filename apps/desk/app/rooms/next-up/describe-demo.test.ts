import type { LeadBooking } from '@high-street/leads';
import { expect, test } from 'vitest';

import { describeDemo } from './describe-demo.ts';

const HALF_HOUR_MS = 30 * 60_000;

function aBooking(reference: string, start: string, state: LeadBooking['state'] = 'booked') {
  const startsAt = new Date(start);
  const endsAt = new Date(startsAt.getTime() + HALF_HOUR_MS);
  return { reference, startsAt, endsAt, state, noShowAt: null };
}

const BOOKINGS = [
  aBooking('PAST', '2026-11-20T14:00:00Z'),
  aBooking('GIVEN-UP', '2026-11-24T10:00:00Z', 'cancelled'),
  aBooking('NEXT', '2026-11-26T14:00:00Z'),
  aBooking('AFTER', '2026-12-03T14:00:00Z'),
];

test.each([
  ['2026-11-23T11:22:00Z', 'Thu 26 Nov, 14:00', '/bookings/NEXT'],
  ['2026-11-26T14:29:00Z', 'Today, 14:00', '/bookings/NEXT'],
  ['2026-11-26T14:30:00Z', 'Thu 3 Dec, 14:00', '/bookings/AFTER'],
  ['2026-12-04T09:30:00Z', 'None booked', null],
])('at %s the demo of the lead is %s', (now, value, href) => {
  const at = { now: new Date(now), zone: 'Europe/London' };
  expect(describeDemo(BOOKINGS, at)).toMatchObject({ value, href });
});
