import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import type { Availability } from '@high-street/server/hours';
import { findSlots } from './find-slots.ts';
import { rangeOfDays } from './range-of-days.ts';
import { aSearch } from './testing/a-search.ts';
import { anAvailability, everyDay } from '@high-street/server/hours/testing';

/** The starts on a day of the visitor's zone, looked for ten days before it. */
function startsOn(day: string, timeZone: string, availability: Availability): string[] {
  const to = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  const range = rangeOfDays({ from: day, to, timeZone });
  const now = range.from.subtract({ hours: 240 }).toString();
  const found = findSlots(availability, { ...aSearch({ now }), ...range });
  return found.map(({ start }) => start.slice(5, 16));
}

test.each([
  ['Europe/London', '2026-03-29', '03-29T00:00 03-29T01:00 03-29T02:00'],
  ['Europe/London', '2026-07-15', '07-14T23:00 07-15T00:00 07-15T01:00 07-15T02:00'],
  ['Europe/London', '2026-10-25', '10-24T23:00 10-25T00:00 10-25T01:00 10-25T02:00 10-25T03:00'],
  ['America/New_York', '2026-03-08', '03-08T05:00 03-08T06:00 03-08T07:00'],
  ['America/New_York', '2026-11-01', '11-01T04:00 11-01T05:00 11-01T06:00 11-01T07:00 11-01T08:00'],
  ['Asia/Kolkata', '2026-03-29', '03-28T18:30 03-28T19:30 03-28T20:30 03-28T21:30'],
  ['Asia/Kolkata', '2028-02-29', '02-28T18:30 02-28T19:30 02-28T20:30 02-28T21:30'],
  ['Pacific/Chatham', '2026-09-27', '09-26T11:15 09-26T12:15 09-26T13:15'],
  ['Pacific/Chatham', '2026-04-05', '04-04T10:15 04-04T11:15 04-04T12:15 04-04T13:15 04-04T14:15'],
])('steps by exact time from 00:00 to 04:00 in %s on %s', (timeZone, day, expected) => {
  const availability = anAvailability({ timeZone, weeklyHours: everyDay(['00:00', '04:00']) });
  expect(startsOn(day, timeZone, availability).join(' ')).toBe(expected);
});

test.each([
  ['Europe/London', '2026-03-29', '01:00', '03:00', '03-29T01:00 03-29T01:30'],
  ['Europe/London', '2026-03-29', '01:00', '02:00', ''],
  ['America/New_York', '2026-03-08', '02:30', '04:00', '03-08T07:00 03-08T07:30'],
  ['Pacific/Chatham', '2026-09-27', '03:00', '04:45', '09-26T14:00 09-26T14:30'],
])('begins with the change in %s on %s, %s to %s', (timeZone, day, opening, closing, expected) => {
  const weeklyHours = everyDay([opening, closing]);
  const availability = anAvailability({ timeZone, weeklyHours, slotMinutes: 30 });
  expect(startsOn(day, timeZone, availability).join(' ')).toBe(expected);
});

test.each([
  ['2026-05-14', 'UTC', '05-14T08:30 05-14T09:30 05-14T10:30 05-14T12:30 05-14T13:30'],
  ['2026-05-14', 'Pacific/Auckland', '05-13T12:30 05-13T13:30 05-14T08:30 05-14T09:30 05-14T10:30'],
  [
    '2026-05-14',
    'Pacific/Kiritimati',
    '05-13T10:30 05-13T12:30 05-13T13:30 05-14T08:30 05-14T09:30',
  ],
  [
    '2026-05-14',
    'America/Los_Angeles',
    '05-14T08:30 05-14T09:30 05-14T10:30 05-14T12:30 05-14T13:30',
  ],
  // New York's clock has changed, London's has not.
  ['2026-03-09', 'America/New_York', '03-09T09:30 03-09T10:30 03-09T11:30 03-09T13:30 03-09T14:30'],
])("offers London's hours to a visitor whose day is %s in %s", (day, timeZone, expected) => {
  const weeklyHours = everyDay(['09:30', '12:30'], ['13:30', '15:30']);
  const availability = anAvailability({ timeZone: 'Europe/London', weeklyHours });
  expect(startsOn(day, timeZone, availability).join(' ')).toBe(expected);
});

test("splits a provider's day between the visitor's two", () => {
  const weeklyHours = {
    ...everyDay(),
    thursday: [['00:00', '24:00']] satisfies [string, string][],
  };
  const availability = anAvailability({ timeZone: 'Europe/London', weeklyHours, slotMinutes: 360 });
  const find = (day: string) => startsOn(day, 'America/Los_Angeles', availability).join(' ');
  expect(find('2026-05-13')).toBe('05-13T23:00 05-14T05:00');
  expect(find('2026-05-14')).toBe('05-14T11:00 05-14T17:00');
});
