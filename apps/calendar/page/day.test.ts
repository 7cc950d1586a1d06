import { expect, test } from 'vitest';

import {
  addDays,
  addMonths,
  clampDay,
  dayByKey,
  findLastDay,
  monthRange,
  toWeekday,
  splitIntoWeeks,
} from './day.ts';

test.each([
  ['2026-03', 31, 6], // Europe's clocks go forward on the 29th
  ['2026-10', 31, 5], // and back on the 25th
  ['2026-11', 30, 6], // America's go back on the 1st
  ['2028-02', 29, 5],
  ['2026-02', 28, 5],
  ['2021-02', 28, 4],
  ['2100-02', 28, 4],
])('%s has each of its %i days once, in %i weeks', (month, days, weeks) => {
  const grid = splitIntoWeeks(month);
  const own = grid.flat().filter((day) => day !== null);
  expect(grid).toHaveLength(weeks);
  expect(grid.every((week) => week.length === 7)).toBe(true);
  expect(new Set(own).size).toBe(days);
  expect(own.at(0)).toBe(`${month}-01`);
  expect(own.at(-1)).toBe(findLastDay(month));
});

test('every day is in the column of its weekday', () => {
  for (const month of ['2026-03', '2026-10', '2028-02']) {
    for (const week of splitIntoWeeks(month)) {
      week.forEach((day, column) => expect(day === null || toWeekday(day) === column).toBe(true));
    }
  }
});

test.each([
  ['ArrowRight', false, '2026-06-01'],
  ['ArrowLeft', false, '2026-05-30'],
  ['ArrowUp', false, '2026-05-24'],
  ['ArrowDown', false, '2026-06-07'],
  ['Home', false, '2026-05-25'],
  ['End', false, '2026-05-31'],
  ['PageUp', false, '2026-04-30'],
  ['PageDown', false, '2026-06-30'],
  ['PageDown', true, '2027-05-31'],
  ['a', false, null],
  ['Tab', false, null],
])('%s (shift: %s) leads from Sunday 31 May 2026 to %s', (key, isShifted, to) => {
  expect(dayByKey('2026-05-31', key, isShifted)).toBe(to);
});

test('a year from a leap day is the last of February', () => {
  expect(dayByKey('2028-02-29', 'PageDown', true)).toBe('2029-02-28');
});

test('days and months pass over the ends of years and over the change of the clocks', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
});

test('a day outside is taken to the nearer end', () => {
  expect(clampDay('2026-05-01', '2026-05-11', '2026-07-10')).toBe('2026-05-11');
  expect(clampDay('2026-08-01', '2026-05-11', '2026-07-10')).toBe('2026-07-10');
  expect(clampDay('2026-06-01', '2026-05-11', '2026-07-10')).toBe('2026-06-01');
});

test('a look at a month ends before the next one', () => {
  expect(monthRange('2026-12')).toEqual({ from: '2026-12-01', to: '2027-01-01' });
});
