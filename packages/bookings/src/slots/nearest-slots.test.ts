import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import { nearestSlots } from './nearest-slots.ts';

const SLOTS = ['13T15', '14T09', '14T10', '14T12', '15T09'].map((hour) => ({
  start: `2026-05-${hour}:00:00Z`,
  end: `2026-05-${hour}:30:00Z`,
}));

test.each([
  ['2026-05-14T10:00Z', 1, ['14T10']],
  ['2026-05-14T11:30Z', 1, ['14T12']],
  ['2026-05-14T11:00Z', 1, ['14T10']],
  ['2026-05-14T11:30Z', 2, ['14T10', '14T12']],
  ['2026-05-14T11:30Z', 3, ['14T09', '14T10', '14T12']],
  ['2026-05-14T06:00Z', 3, ['14T09', '14T10', '14T12']],
  ['2026-05-13T20:00Z', 2, ['13T15', '14T09']],
  ['2026-05-14T12:00+02:00', 1, ['14T10']],
  ['2025-01-01T00:00Z', 2, ['13T15', '14T09']],
  ['2027-01-01T00:00Z', 2, ['14T12', '15T09']],
  ['2026-05-14T11:30Z', 9, ['13T15', '14T09', '14T10', '14T12', '15T09']],
  ['2026-05-14T11:30Z', 0, []],
])('finds nearest to %s, at most %i: %j', (start, count, hours) => {
  const found = nearestSlots(SLOTS, Temporal.Instant.from(start), count);
  expect(found.map((slot) => slot.start.slice(8, 13))).toEqual(hours);
});

test('finds none where none are free', () => {
  expect(nearestSlots([], Temporal.Instant.from('2026-05-14T10:00Z'), 3)).toEqual([]);
});
