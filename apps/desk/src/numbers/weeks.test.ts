import { expect, test } from 'vitest';

import { addWeeks, findLastDay, listDays, listWeeks, findMonday, monthsBefore } from './weeks.ts';

test.for([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-26', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  ['2028-02-29', '2028-02-28'],
] as const)('%s is in the week of %s', ([day, monday]) => {
  expect(findMonday(day)).toBe(monday);
});

test('weeks go over the end of a year and over changes of the clocks', () => {
  expect(addWeeks('2026-12-28', 1)).toBe('2027-01-04');
  expect(listWeeks({ first: '2026-10-19', end: '2026-11-09' })).toEqual([
    '2026-10-19',
    '2026-10-26',
    '2026-11-02',
  ]);
  expect(findLastDay({ first: '2026-10-19', end: '2026-11-09' })).toBe('2026-11-08');
  expect(listDays('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

test.for([
  ['2026-11-26', 24, '2024-11-26'],
  ['2026-01-15', 1, '2025-12-15'],
  ['2026-08-31', 6, '2026-02-28'],
  ['2026-12-31', 6, '2026-06-30'],
  ['2028-02-29', 12, '2027-02-28'],
] as const)('%s is %i months after %s', ([day, months, before]) => {
  expect(monthsBefore(day, months)).toBe(before);
});
