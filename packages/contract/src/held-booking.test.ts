import { expect, test } from 'vitest';

import { appendHeldBooking, formatHeldBooking, withoutHeldBooking } from '#/held-booking.ts';

const BOOKING = { start: '2026-05-14T14:30:00Z', timeZone: 'Europe/London' };
const ENDING = ' "Booking Date & Time: 14 May 2026, 15:30 (Europe/London)"';

test.each([
  [BOOKING, ENDING],
  [
    { start: '2026-12-31T23:05:00Z', timeZone: 'Asia/Kolkata' },
    ' "Booking Date & Time: 1 January 2027, 04:35 (Asia/Kolkata)"',
  ],
  [
    { start: '2026-09-03T00:00:00+00:00', timeZone: 'UTC' },
    ' "Booking Date & Time: 3 September 2026, 00:00 (UTC)"',
  ],
])('writes the booking %j in its own zone', (booking, text) => {
  expect(formatHeldBooking(booking)).toBe(text);
});

test('appends the booking to a message, and drops the leading space when there is none', () => {
  expect(appendHeldBooking('Hello', BOOKING)).toBe(`Hello${ENDING}`);
  expect(appendHeldBooking('', BOOKING)).toBe(ENDING.slice(1));
  expect(appendHeldBooking('Hello', null)).toBe('Hello');
});

test('takes the booking off again and nothing else', () => {
  for (const message of ['', 'Hello', 'My "Booking Date & Time: soon" is late']) {
    expect(withoutHeldBooking(appendHeldBooking(message, BOOKING))).toBe(message);
    expect(withoutHeldBooking(message)).toBe(message);
  }
});

test('throws for a start or zone it cannot read', () => {
  expect(() => formatHeldBooking({ ...BOOKING, start: 'soon' })).toThrow(RangeError);
  expect(() => formatHeldBooking({ ...BOOKING, timeZone: 'Mars/Base' })).toThrow(RangeError);
});
