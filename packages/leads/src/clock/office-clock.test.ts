import { anAvailability, everyDay } from '@high-street/server/hours/testing';
import { expect, test } from 'vitest';

import { createOfficeClock } from './office-clock.ts';

const OFFICE = createOfficeClock(
  anAvailability({
    timeZone: 'Europe/London',
    weeklyHours: { ...everyDay(['09:00', '12:00'], ['13:00', '17:00']), saturday: [], sunday: [] },
    daysOff: ['2026-05-25'],
  }),
  { targetMinutes: 120 },
);

const at = (moment: string) => new Date(`2026-05-${moment}+01:00`);
const shown = (moment: Date | null) =>
  moment && new Date(moment.getTime() + 3_600_000).toISOString().slice(8, 16);

test.each([
  ['in the hours', '21T09:30', '21T11:30'],
  ['over lunch', '21T11:30', '21T14:30'],
  ['in the evening', '21T20:00', '22T11:00'],
  ['to the very end of a day', '21T15:00', '21T17:00'],
  ['over a weekend with a day off', '22T16:00', '26T10:00'],
])('what begins %s is due after two open hours', (_, start, due) => {
  expect(shown(OFFICE.dueAt(at(start)))).toBe(due);
});

test.each([
  ['21T11:00', '21T09:00'],
  ['21T10:00', '20T16:00'],
  ['21T20:00', '21T15:00'],
  ['26T10:00', '22T16:00'],
])('at %s all is late that began by %s', (now, start) => {
  const since = OFFICE.lateSince(at(now));
  expect(shown(since)).toBe(start);
  expect(OFFICE.dueAt(since ?? at(now))?.getTime()).toBeLessThanOrEqual(at(now).getTime());
  const later = new Date((since ?? at(now)).getTime() + 1);
  expect(OFFICE.dueAt(later)?.getTime()).toBeGreaterThan(at(now).getTime());
});

test.each([
  ['21T08:59', false, '21T09:00', '21T12:00'],
  ['21T09:00', true, '21T09:00', '21T12:00'],
  ['21T12:00', false, '21T13:00', '21T17:00'],
  ['22T17:00', false, '26T09:00', '26T12:00'],
])('at %s it says whether it is open, and from when to when', (now, isOpen, opens, closes) => {
  expect(OFFICE.isOpen(at(now))).toBe(isOpen);
  expect([shown(OFFICE.opensAt(at(now))), shown(OFFICE.closesAt(at(now)))]).toEqual([
    opens,
    closes,
  ]);
});

test.each([
  ['hours that meet', everyDay(['09:00', '12:00'], ['12:00', '17:00']), '21T17:00'],
  ['midnight', everyDay(['00:00', '02:00'], ['09:00', '24:00']), '22T02:00'],
  ['a week around the clock', everyDay(['00:00', '24:00']), null],
])('it stays open over %s', (_, weeklyHours, closes) => {
  const office = createOfficeClock(anAvailability({ timeZone: 'Europe/London', weeklyHours }), {
    targetMinutes: 120,
  });
  expect(shown(office.closesAt(at('21T10:00')))).toBe(closes);
});

test('no open time passes backwards', () => {
  expect(OFFICE.openTimeBetween(at('21T11:00'), at('21T10:00'))).toBe(0);
});

test('where an office never opens nothing is due, late or open', () => {
  const never = createOfficeClock(anAvailability({ weeklyHours: everyDay() }), {
    targetMinutes: 120,
  });
  const now = at('21T11:00');
  expect([never.dueAt(now), never.lateSince(now), never.opensAt(now), never.closesAt(now)]).toEqual(
    [null, null, null, null],
  );
  expect(never.isOpen(now)).toBe(false);
  expect(never.openTimeBetween(at('01T00:00'), now)).toBe(0);
});
