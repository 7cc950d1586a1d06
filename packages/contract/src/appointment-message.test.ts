import { expect, test } from 'vitest';

import {
  appointmentMessageSchema,
  userDataMessageSchema,
  type ConfirmedBooking,
} from '#/appointment-message.ts';
import { formatHeldBooking } from '#/held-booking.ts';

function aBooking(change: Readonly<Record<string, unknown>> = {}) {
  const payload: ConfirmedBooking = {
    start: '2026-05-14T14:30:00Z',
    timeZone: 'Europe/London',
    reference: 'KB-20417',
  };
  return { type: 'BOOKING_CONFIRMED', payload: { ...payload, ...change } };
}

test.each([
  aBooking(),
  aBooking({ start: '2026-05-14T14:30:00.000Z' }),
  aBooking({ start: '2026-05-14T15:30:00+01:00' }),
  aBooking({ timeZone: 'UTC' }),
  aBooking({ timeZone: 'America/Argentina/Buenos_Aires' }),
  aBooking({ timeZone: 'US/Pacific' }),
  aBooking({ timeZone: 'EST' }),
  { type: 'CLOSE' },
])('takes the message %j', (message) => {
  expect(appointmentMessageSchema.parse(message)).toEqual(message);
});

test('keeps start, zone and reference of a booking and drops the rest', () => {
  const sent: unknown = JSON.parse(
    JSON.stringify({ ...aBooking({ email: 'anna@example.com' }), run: 'alert(1)' }),
  );
  expect(appointmentMessageSchema.parse(sent)).toEqual(aBooking());
});

test('a booking that passes can always be written on the form', () => {
  const message = appointmentMessageSchema.parse(aBooking());
  if (message.type !== 'BOOKING_CONFIRMED')
    throw new Error('The booking came back as another message.');
  expect(formatHeldBooking(message.payload)).toBe(
    ' "Booking Date & Time: 14 May 2026, 15:30 (Europe/London)"',
  );
});

test.each([
  undefined,
  null,
  'CLOSE',
  7,
  [],
  [{ type: 'CLOSE' }],
  {},
  { type: 'close' },
  { type: ['CLOSE'] },
  { type: 'USER_DATA', payload: null },
  { type: 'BOOKING_CONFIRMED' },
  { type: 'BOOKING_CONFIRMED', payload: null },
  { type: 'BOOKING_CONFIRMED', payload: 'tomorrow' },
  { payload: aBooking().payload },
  aBooking({ start: undefined }),
  aBooking({ start: 1_778_769_000_000 }),
  aBooking({ start: 'tomorrow' }),
  aBooking({ start: '2026-05-14' }),
  aBooking({ start: '2026-05-14T14:30:00' }),
  aBooking({ start: '2026-02-30T14:30:00Z' }),
  aBooking({ start: '2026-05-14T25:30:00Z' }),
  aBooking({ start: '2026-05-14T14:30:00Z"<b>' }),
  aBooking({ timeZone: '' }),
  aBooking({ timeZone: '+01:00' }),
  aBooking({ timeZone: 'Mars/Base' }),
  aBooking({ timeZone: 'IST' }),
  aBooking({ timeZone: 'bst' }),
  aBooking({ timeZone: 'Europe/London"\n' }),
  aBooking({ timeZone: `Europe/${'x'.repeat(80)}` }),
  aBooking({ timeZone: { toString: 'Europe/London' } }),
  aBooking({ reference: '' }),
  aBooking({ reference: 20417 }),
  aBooking({ reference: 'KB\n20417' }),
  aBooking({ reference: 'x'.repeat(65) }),
])('refuses the message %j', (message) => {
  expect(appointmentMessageSchema.safeParse(message).success).toBe(false);
});

test('the message about the visitor holds id and name, or null', () => {
  const anna = { id: '7', name: 'Anna' };
  const sent = { type: 'USER_DATA', payload: { ...anna, token: 't' } };
  expect(userDataMessageSchema.parse(sent)).toEqual({ type: 'USER_DATA', payload: anna });
  expect(userDataMessageSchema.parse({ type: 'USER_DATA', payload: null }).payload).toBeNull();
  expect(userDataMessageSchema.safeParse({ type: 'USER_DATA' }).success).toBe(false);
});
