import { isTimeZone, MOST_SLOT_DAYS } from '@high-street/contract';
import { expect, test } from 'vitest';

import { DayRangeError, rangeOfDays } from './range-of-days.ts';

test.each([
  ['UTC', '2026-05-14', '2026-05-15', '2026-05-14T00:00Z/2026-05-15T00:00Z'],
  ['Europe/London', '2026-05-14', '2026-05-16', '2026-05-13T23:00Z/2026-05-15T23:00Z'],
  ['Europe/London', '2026-03-29', '2026-03-30', '2026-03-29T00:00Z/2026-03-29T23:00Z'],
  ['Europe/London', '2026-10-25', '2026-10-26', '2026-10-24T23:00Z/2026-10-26T00:00Z'],
  ['America/New_York', '2026-03-08', '2026-03-09', '2026-03-08T05:00Z/2026-03-09T04:00Z'],
  ['America/New_York', '2026-11-01', '2026-11-02', '2026-11-01T04:00Z/2026-11-02T05:00Z'],
  ['Asia/Kolkata', '2026-12-31', '2027-01-01', '2026-12-30T18:30Z/2026-12-31T18:30Z'],
  ['Pacific/Chatham', '2026-04-05', '2026-04-06', '2026-04-04T10:15Z/2026-04-05T11:15Z'],
  ['Pacific/Chatham', '2026-09-27', '2026-09-28', '2026-09-26T11:15Z/2026-09-27T10:15Z'],
  ['Asia/Kolkata', '2028-02-29', '2028-03-01', '2028-02-28T18:30Z/2028-02-29T18:30Z'],
])("spans the visitor's days in %s from %s to %s", (timeZone, from, to, expected) => {
  expect(span(from, to, timeZone)).toBe(expected);
});

test.each([
  ['America/Sao_Paulo', '2018-11-04', '2018-11-05', '2018-11-04T03:00Z/2018-11-05T02:00Z'],
  ['America/Sao_Paulo', '2018-11-03', '2018-11-04', '2018-11-03T03:00Z/2018-11-04T03:00Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-30', '2026-03-28T22:00Z/2026-03-29T21:00Z'],
  ['Asia/Beirut', '2026-10-24', '2026-10-25', '2026-10-23T21:00Z/2026-10-24T22:00Z'],
  ['Atlantic/Azores', '2026-10-25', '2026-10-26', '2026-10-25T00:00Z/2026-10-26T01:00Z'],
  // Its clock went from 23:30 to 00:30.
  ['America/Toronto', '1919-03-31', '1919-04-01', '1919-03-31T04:30Z/1919-04-01T04:00Z'],
  ['Pacific/Apia', '2011-12-30', '2011-12-31', '2011-12-30T10:00Z/2011-12-30T10:00Z'],
])('spans days with no midnight or two in %s from %s to %s', (timeZone, from, to, expected) => {
  expect(span(from, to, timeZone)).toBe(expected);
});

test('spans the most days that one look may', () => {
  expect(MOST_SLOT_DAYS).toBe(62);
  expect(span('2026-05-01', '2026-07-02', 'UTC')).toBe('2026-05-01T00:00Z/2026-07-02T00:00Z');
});

test.each([
  ['2026-05-14', '2026-05-14', 'The first day 2026-05-14 must be before 2026-05-14'],
  ['2026-05-15', '2026-05-14', 'The first day 2026-05-15 must be before 2026-05-14'],
  ['2026-05-01', '2026-07-03', 'From 2026-05-01 to 2026-07-03 are more than 62 days'],
  ['0001-01-01', '9999-12-31', 'From 0001-01-01 to 9999-12-31 are more than 62 days'],
])('refuses the days from %s to %s', (from, to, message) => {
  expect(() => rangeOfDays({ from, to, timeZone: 'Europe/London' })).toThrow(
    new DayRangeError(message),
  );
});

test('reckons with every zone that a call may name', () => {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const abbreviations = letters.flatMap((one) => letters.map((two) => `${one}${two}T`));
  const zones = [...Intl.supportedValuesOf('timeZone'), ...abbreviations].filter(isTimeZone);

  expect(zones).toEqual(expect.arrayContaining(['Europe/London', 'CET', 'EST', 'GMT']));
  for (const zone of zones) {
    expect(span('2026-05-14', '2026-05-15', zone), zone).toContain('/');
  }
});

function span(from: string, to: string, timeZone: string): string {
  const range = rangeOfDays({ from, to, timeZone });
  return `${range.from.toString()}/${range.to.toString()}`.replaceAll(':00Z', 'Z');
}
