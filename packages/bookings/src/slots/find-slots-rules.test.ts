import { expect, test } from 'vitest';

import type { Availability } from '@high-street/server/hours';
import { findSlots } from './find-slots.ts';
import { aSearch } from './testing/a-search.ts';
import { anAvailability, everyDay } from '@high-street/server/hours/testing';

function starts(changes: Partial<Availability>, search: Parameters<typeof aSearch>[0]): string {
  const found = findSlots(anAvailability(changes), aSearch(search));
  return found.map(({ start }) => start.slice(5, 16)).join(' ');
}

const NINE = '05-14T09:00';
const TEN = '05-14T10:00';
const ELEVEN = '05-14T11:00';

test.each([
  [0, '2026-05-14T09:00Z', `${NINE} ${TEN} ${ELEVEN}`],
  [0, '2026-05-14T09:00:00.001Z', `${TEN} ${ELEVEN}`],
  [0, '2026-05-14T11:30Z', ''],
  [240, '2026-05-14T05:00Z', `${NINE} ${TEN} ${ELEVEN}`],
  [240, '2026-05-14T05:00:01Z', `${TEN} ${ELEVEN}`],
  [240, '2026-05-14T06:30Z', ELEVEN],
  [240, '2026-05-14T07:00:01Z', ''],
  [1_500, '2026-05-13T08:00Z', `${NINE} ${TEN} ${ELEVEN}`],
  [1_500, '2026-05-13T08:01Z', `${TEN} ${ELEVEN}`],
])('keeps a notice of %i minutes at %s: %s', (noticeMinutes, now, expected) => {
  expect(starts({ noticeMinutes }, { now })).toBe(expected);
});

test('counts the notice in exact time over the night that is an hour short', () => {
  const london = { timeZone: 'Europe/London', noticeMinutes: 1_440 };
  const search = { from: '2026-03-29T00:00Z', to: '2026-03-30T00:00Z' };
  expect(starts(london, { ...search, now: '2026-03-28T09:00Z' })).toBe('03-29T09:00 03-29T10:00');
});

const OCLOCK = (hour: string, minutes = '00') => `2026-05-14T${hour}:${minutes}Z`;

test.each([
  ['the slot itself', 0, OCLOCK('10'), OCLOCK('11'), `${NINE} ${ELEVEN}`],
  ['the end of one and the start of the next', 0, OCLOCK('09', '59'), OCLOCK('10', '01'), ELEVEN],
  ['a minute within', 0, OCLOCK('10', '30'), OCLOCK('10', '31'), `${NINE} ${ELEVEN}`],
  ['all of them', 0, OCLOCK('08'), OCLOCK('13'), ''],
  ['time before and after', 0, OCLOCK('08'), OCLOCK('09'), `${NINE} ${TEN} ${ELEVEN}`],
  ['time after', 0, OCLOCK('12'), OCLOCK('13'), `${NINE} ${TEN} ${ELEVEN}`],
  ['the slot in the middle', 10, OCLOCK('10'), OCLOCK('11'), ''],
  ['time up to a buffer before', 10, OCLOCK('08'), OCLOCK('08', '50'), `${NINE} ${TEN} ${ELEVEN}`],
  ['time up to less than it before', 10, OCLOCK('08'), OCLOCK('08', '51'), `${TEN} ${ELEVEN}`],
  ['time from a buffer after', 10, OCLOCK('12', '10'), OCLOCK('13'), `${NINE} ${TEN} ${ELEVEN}`],
  ['time from less than it after', 10, OCLOCK('12', '09'), OCLOCK('13'), `${NINE} ${TEN}`],
  ['the first slot', 60, OCLOCK('09'), OCLOCK('10'), ELEVEN],
])('with %s taken and a buffer of %i: %s to %s', (_, bufferMinutes, start, end, expected) => {
  expect(starts({ bufferMinutes }, { taken: [[start, end]] })).toBe(expected);
});

test('heeds every booking, whatever their order', () => {
  const taken: [string, string][] = [
    [OCLOCK('11'), OCLOCK('12')],
    [OCLOCK('09'), OCLOCK('10')],
  ];
  expect(starts({}, { taken })).toBe(TEN);
});

test('needs no buffer before closing', () => {
  expect(starts({ bufferMinutes: 60 }, {})).toBe(`${NINE} ${TEN} ${ELEVEN}`);
});

test.each([
  [0, '2026-05-14T23:45Z', '2026-05-15T00:15Z', '05-14T22:00 05-15T01:00'],
  [15, '2026-05-14T23:45Z', '2026-05-15T00:45Z', '05-14T22:00 05-15T01:00'],
  [16, '2026-05-14T23:45Z', '2026-05-15T00:45Z', '05-14T22:00'],
])('with a buffer of %i, heeds what is taken over midnight UTC', (...given) => {
  const [bufferMinutes, start, end, expected] = given;
  const evening = { timeZone: 'America/New_York', weeklyHours: everyDay(['18:00', '22:00']) };
  const search = { to: '2026-05-15T02:00Z', from: '2026-05-14T12:00Z' };
  expect(starts({ ...evening, bufferMinutes }, { ...search, taken: [[start, end]] })).toBe(
    expected,
  );
});

const NOON = everyDay(['12:00', '13:00']);

test.each([
  ['UTC', 1, '2026-05-14T11:00Z', '05-14T12:00 05-15T12:00'],
  ['UTC', 1, '2026-05-14T13:00Z', '05-15T12:00'],
  ['UTC', 2, '2026-05-14T23:59Z', '05-15T12:00 05-16T12:00'],
  ['UTC', 2, '2026-05-15T00:00Z', '05-15T12:00 05-16T12:00 05-17T12:00'],
  // It is still the 13th in New York, and the 15th already on Chatham.
  ['America/New_York', 2, '2026-05-14T03:59Z', '05-14T16:00 05-15T16:00'],
  ['America/New_York', 2, '2026-05-14T04:00Z', '05-14T16:00 05-15T16:00 05-16T16:00'],
  ['Pacific/Chatham', 1, '2026-05-14T11:15Z', '05-14T23:15 05-15T23:15'],
  ['Pacific/Chatham', 1, '2026-05-14T11:14Z', '05-14T23:15'],
])("in %s offers %i of the provider's days after today at %s", (...given) => {
  const [timeZone, horizonDays, now, expected] = given;
  const search = { now, from: '2026-05-01T00:00Z', to: '2026-06-01T00:00Z' };
  expect(starts({ timeZone, horizonDays, weeklyHours: NOON }, search)).toBe(expected);
});

test('offers neither a day off nor more days for it', () => {
  const rules = { horizonDays: 3, weeklyHours: NOON, daysOff: ['2026-05-15', '2026-05-16'] };
  const search = { now: '2026-05-14T00:00Z', to: '2026-06-01T00:00Z' };
  expect(starts(rules, search)).toBe('05-14T12:00 05-17T12:00');
});

test("takes a day off for a day of the provider's zone", () => {
  const weeklyHours = everyDay(['08:00', '09:00']);
  const rules = { timeZone: 'Pacific/Chatham', weeklyHours, daysOff: ['2026-05-15'] };
  expect(starts(rules, { to: '2026-05-17T00:00Z' })).toBe('05-15T19:15 05-16T19:15');
});

test.each([
  ['2028-02-27T00:00Z', '02-27T12:00 02-28T12:00 02-29T12:00'],
  ['2027-02-27T00:00Z', '02-27T12:00 02-28T12:00 03-01T12:00'],
  ['2028-02-28T00:00Z', '02-28T12:00 02-29T12:00 03-01T12:00'],
])('counts a leap day, and none in other years: from %s', (now, expected) => {
  const search = { now, from: now, to: '2029-01-01T00:00Z' };
  expect(starts({ horizonDays: 2, weeklyHours: NOON }, search)).toBe(expected);
});
