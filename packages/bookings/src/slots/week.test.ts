import { expect, test } from 'vitest';

import { anAvailability, everyDay } from '@high-street/server/hours/testing';
import { findWeek } from './week.ts';

const LONDON = anAvailability({
  timeZone: 'Europe/London',
  weeklyHours: everyDay(['09:00', '12:00']),
});

test('a week begins on Monday, whichever of its days is asked for', () => {
  for (const day of ['2026-11-23', '2026-11-25', '2026-11-29']) {
    const { days, previous, next } = findWeek(LONDON, day);
    expect(days.map((each) => each.day)).toEqual([
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-27',
      '2026-11-28',
      '2026-11-29',
    ]);
    expect([previous, next]).toEqual(['2026-11-16', '2026-11-30']);
  }
});

test('the week of a moment is that of the day in the provider’s zone', () => {
  const summer = new Date('2026-07-05T23:30:00Z');
  expect(findWeek(LONDON, summer).days[0]?.day).toBe('2026-07-06');
  expect(findWeek(anAvailability(), summer).days[0]?.day).toBe('2026-06-29');
});

test('a week in which the clock changes has an hour more or less, and the hours of the wall', () => {
  const spring = findWeek(LONDON, '2026-03-29');
  expect([spring.from, spring.to].map((date) => date.toISOString())).toEqual([
    '2026-03-23T00:00:00.000Z',
    '2026-03-29T23:00:00.000Z',
  ]);
  expect(spring.days.map(({ open }) => open[0]?.opens.toISOString().slice(11, 16))).toEqual([
    ...Array.from({ length: 6 }, () => '09:00'),
    '08:00',
  ]);
});
