import { expect, test } from 'vitest';

import type { Availability } from '@high-street/server/hours';
import { findSlots } from './find-slots.ts';
import { aSearch } from './testing/a-search.ts';
import { anAvailability, everyDay } from '@high-street/server/hours/testing';

function starts(availability: Availability, search: Parameters<typeof aSearch>[0]): string[] {
  return findSlots(availability, aSearch(search)).map(({ start }) => start.slice(5, 16));
}

test('gives each slot its start and end as instants in UTC, earliest first', () => {
  expect(findSlots(anAvailability(), aSearch({}))).toEqual([
    { start: '2026-05-14T09:00:00Z', end: '2026-05-14T10:00:00Z' },
    { start: '2026-05-14T10:00:00Z', end: '2026-05-14T11:00:00Z' },
    { start: '2026-05-14T11:00:00Z', end: '2026-05-14T12:00:00Z' },
  ]);
});

test.each([
  [60, ['09:00', '12:00'], ['09:00', '10:00', '11:00']],
  [60, ['09:00', '11:59'], ['09:00', '10:00']],
  [60, ['09:15', '12:00'], ['09:15', '10:15']],
  [45, ['09:00', '12:00'], ['09:00', '09:45', '10:30', '11:15']],
  [50, ['09:00', '12:00'], ['09:00', '09:50', '10:40']],
  [60, ['22:30', '24:00'], ['22:30']],
  [30, ['23:00', '24:00'], ['23:00', '23:30']],
  [60, ['09:00', '09:59'], []],
  [1_440, ['00:00', '24:00'], ['00:00']],
] as const)('fits whole slots of %i minutes into %j', (slotMinutes, hours, expected) => {
  const weeklyHours = everyDay([...hours]);
  const found = starts(anAvailability({ slotMinutes, weeklyHours }), {});
  expect(found).toEqual(expected.map((time) => `05-14T${time}`));
});

test('steps anew from the opening of each of the hours of a day', () => {
  const weeklyHours = everyDay(['09:30', '12:00'], ['13:15', '15:15']);
  expect(starts(anAvailability({ weeklyHours }), {})).toEqual([
    '05-14T09:30',
    '05-14T10:30',
    '05-14T13:15',
    '05-14T14:15',
  ]);
});

test.each([
  ['2026-05-14T09:00Z', '2026-05-14T11:00Z', ['09:00', '10:00']],
  ['2026-05-14T09:00:00.000000001Z', '2026-05-14T11:00:00.000000001Z', ['10:00', '11:00']],
  ['2026-05-14T09:01Z', '2026-05-14T10:59Z', ['10:00']],
  ['2026-05-14T09:00Z', '2026-05-14T09:00Z', []],
  ['2026-05-14T11:00Z', '2026-05-14T09:00Z', []],
])('finds what begins from %s until before %s: %j', (from, to, expected) => {
  expect(starts(anAvailability(), { from, to })).toEqual(expected.map((time) => `05-14T${time}`));
});
