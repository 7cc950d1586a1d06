import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import { openHours } from './open-hours.ts';
import { anAvailability, everyDay } from './testing/an-availability.ts';

type Hours = [opening: string, closing: string][];

function open(timeZone: string, date: string, hours: Hours): string[] {
  const availability = anAvailability({ timeZone, weeklyHours: everyDay(...hours) });
  return openHours(availability, Temporal.PlainDate.from(date)).map(({ opens, closes }) =>
    `${opens.toString()}/${closes.toString()}`.replaceAll(':00Z', 'Z'),
  );
}

/** Of one stretch, written as in `Europe/London 2026-07-15 09:30-17:00`. */
function openOnce(text: string): string[] {
  const [timeZone = '', date = '', hours = ''] = text.split(' ');
  const [opening = '', closing = ''] = hours.split('-');
  return open(timeZone, date, [[opening, closing]]);
}

test.each([
  ['Europe/London 2026-01-14 09:30-17:00', '2026-01-14T09:30Z/2026-01-14T17:00Z'],
  ['Europe/London 2026-07-15 09:30-17:00', '2026-07-15T08:30Z/2026-07-15T16:00Z'],
  ['Europe/London 2026-07-15 00:00-24:00', '2026-07-14T23:00Z/2026-07-15T23:00Z'],
  ['America/New_York 2026-01-14 09:30-17:00', '2026-01-14T14:30Z/2026-01-14T22:00Z'],
  ['America/New_York 2026-07-15 18:00-22:00', '2026-07-15T22:00Z/2026-07-16T02:00Z'],
  ['Asia/Kolkata 2026-03-29 09:30-17:00', '2026-03-29T04:00Z/2026-03-29T11:30Z'],
  ['Asia/Kolkata 2026-10-25 03:00-06:00', '2026-10-24T21:30Z/2026-10-25T00:30Z'],
  ['Asia/Kolkata 2028-02-29 22:00-24:00', '2028-02-29T16:30Z/2028-02-29T18:30Z'],
  ['Pacific/Chatham 2026-01-14 09:30-17:00', '2026-01-13T19:45Z/2026-01-14T03:15Z'],
  ['Pacific/Chatham 2026-07-15 09:30-17:00', '2026-07-14T20:45Z/2026-07-15T04:15Z'],
])("opens and closes by the provider's clock: %s", (day, expected) => {
  expect(openOnce(day)).toEqual([expected]);
});

test.each([
  ['Europe/London 2026-03-29 00:00-24:00', '2026-03-29T00:00Z/2026-03-29T23:00Z'],
  ['Europe/London 2026-03-29 01:00-03:00', '2026-03-29T01:00Z/2026-03-29T02:00Z'],
  ['Europe/London 2026-03-29 01:30-03:00', '2026-03-29T01:00Z/2026-03-29T02:00Z'],
  ['Europe/London 2026-03-29 00:00-01:30', '2026-03-29T00:00Z/2026-03-29T01:00Z'],
  ['America/New_York 2026-03-08 01:30-04:00', '2026-03-08T06:30Z/2026-03-08T08:00Z'],
  ['America/New_York 2026-03-08 02:00-03:30', '2026-03-08T07:00Z/2026-03-08T07:30Z'],
  ['America/New_York 2026-03-08 01:00-02:30', '2026-03-08T06:00Z/2026-03-08T07:00Z'],
  ['Pacific/Chatham 2026-09-27 02:00-05:00', '2026-09-26T13:15Z/2026-09-26T15:15Z'],
  ['Pacific/Chatham 2026-09-27 03:00-04:45', '2026-09-26T14:00Z/2026-09-26T15:00Z'],
  ['Atlantic/Azores 2026-03-28 23:00-24:00', '2026-03-29T00:00Z/2026-03-29T01:00Z'],
  ['Atlantic/Azores 2026-03-29 00:00-02:00', '2026-03-29T01:00Z/2026-03-29T02:00Z'],
])('takes a time that is skipped as the moment of the change: %s', (day, expected) => {
  expect(openOnce(day)).toEqual([expected]);
});

test.each([
  ['Europe/London 2026-10-25 00:00-24:00', '2026-10-24T23:00Z/2026-10-26T00:00Z'],
  ['Europe/London 2026-10-25 00:00-03:00', '2026-10-24T23:00Z/2026-10-25T03:00Z'],
  ['Europe/London 2026-10-25 00:00-01:30', '2026-10-24T23:00Z/2026-10-25T01:30Z'],
  ['Europe/London 2026-10-25 01:30-03:00', '2026-10-25T00:30Z/2026-10-25T03:00Z'],
  ['Europe/London 2026-10-25 01:00-01:30', '2026-10-25T00:00Z/2026-10-25T01:30Z'],
  ['America/New_York 2026-11-01 00:00-03:00', '2026-11-01T04:00Z/2026-11-01T08:00Z'],
  ['America/New_York 2026-11-01 01:30-03:00', '2026-11-01T05:30Z/2026-11-01T08:00Z'],
  ['Pacific/Chatham 2026-04-05 02:00-04:00', '2026-04-04T12:15Z/2026-04-04T15:15Z'],
  ['Pacific/Chatham 2026-04-05 03:00-03:30', '2026-04-04T13:15Z/2026-04-04T14:45Z'],
  ['Atlantic/Azores 2026-10-25 00:00-02:00', '2026-10-25T00:00Z/2026-10-25T03:00Z'],
  ['Asia/Beirut 2026-10-24 23:00-24:00', '2026-10-24T20:00Z/2026-10-24T22:00Z'],
])('opens at the first and closes at the last of a time that comes twice: %s', (day, expected) => {
  expect(openOnce(day)).toEqual([expected]);
});

test('ends a day at the first midnight where that comes twice', () => {
  expect(openOnce('Atlantic/Azores 2026-10-24 23:00-24:00')).toEqual([
    '2026-10-24T23:00Z/2026-10-25T00:00Z',
  ]);
});

test('never counts a moment twice where hours meet at a time that comes twice', () => {
  const hours: Hours = [
    ['00:00', '01:30'],
    ['01:30', '03:00'],
  ];
  expect(open('Europe/London', '2026-10-25', hours)).toEqual([
    '2026-10-24T23:00Z/2026-10-25T01:30Z',
    '2026-10-25T01:30Z/2026-10-25T03:00Z',
  ]);
});

test.each([
  'Europe/London 2026-03-29 01:15-01:45',
  'Europe/London 2026-03-29 01:00-02:00',
  'America/New_York 2026-03-08 02:00-03:00',
  'Pacific/Chatham 2026-09-27 02:45-03:45',
  'Pacific/Apia 2011-12-30 09:00-12:00',
])('is closed when the clock skips all the hours: %s', (day) => {
  expect(openOnce(day)).toEqual([]);
});

test('keeps the hours of each weekday and closes on a day off', () => {
  const weeklyHours = { ...everyDay(), sunday: [['10:00', '11:00']] satisfies Hours };
  const availability = anAvailability({ weeklyHours, daysOff: ['2026-05-24'] });
  const openDays = Array.from({ length: 14 }, (_, index) =>
    Temporal.PlainDate.from('2026-05-17').add({ days: index }),
  ).filter((day) => openHours(availability, day).length > 0);
  expect(openDays.map(String)).toEqual(['2026-05-17']);
});
