import { expect, test } from 'vitest';

import { readFreeDays } from './read-free-days.ts';

/** A week with these times free, for a visitor of a zone; the desk tells times as in London. */
function read(timeZone: string, ...starts: string[]) {
  const now = new Date('2026-11-23T11:22:00Z');
  const clock = { now: () => now };
  const startsAt = new Date('2026-11-26T14:00:00Z');
  const week = { from: now, to: now, days: [], previous: '2026-11-16', next: '2026-11-30' };
  const bookings = {
    findWeek: () => week,
    freeStarts: async () => starts.map((start) => new Date(start)),
    slotMinutes: 30,
  };
  const booking = { reference: '7F3K1-0A2B3', startsAt, timeZone };
  return readFreeDays({ bookings, clock, office: { timeZone: 'Europe/London' } }, booking, null);
}

test.each([
  ['Europe/London', '2026-11-30T15:30:00Z', '15:30', null],
  ['Europe/Lisbon', '2026-11-30T15:30:00Z', '15:30', null],
  ['Europe/Berlin', '2026-11-30T15:30:00Z', '15:30', '16:30 for them'],
  ['Australia/Sydney', '2026-11-30T15:30:00Z', '15:30', 'Tue 02:30 for them'],
  ['America/Los_Angeles', '2026-12-01T02:00:00Z', '02:00', 'Mon 18:00 for them'],
])('to a visitor in %s, %s is %s, %s', async (zone, start, time, theirs) => {
  const { days } = await read(zone, start);
  expect(days.flatMap(({ times }) => times)).toMatchObject([{ time, theirs }]);
});

test('each day names the zone as it is on it', async () => {
  const { days } = await read('Europe/London', '2027-03-26T15:30:00Z', '2027-03-30T14:30:00Z');
  expect(days.map(({ name }) => name)).toEqual([
    'Friday 26 March 2027, GMT',
    'Tuesday 30 March 2027, BST',
  ]);
});
