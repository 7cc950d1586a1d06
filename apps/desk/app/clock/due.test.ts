import { createOfficeClock } from '@high-street/leads';
import { anAvailability, everyDay } from '@high-street/server/hours/testing';
import { expect, test } from 'vitest';

import { describeDue } from './describe-due.ts';
import { describeOffice } from './describe-office.ts';
import { readDue, sayDue, sayLeft } from './due.ts';

/** An office with the same hours every day. */
function anOffice(...hours: Parameters<typeof everyDay>) {
  const availability = anAvailability({
    timeZone: 'Europe/London',
    weeklyHours: everyDay(...hours),
  });
  return createOfficeClock(availability, { targetMinutes: 120 });
}

const office = anOffice(['09:30', '12:30'], ['13:30', '17:00']);

/** A Monday in winter: the office opens at 09:30, rests from 12:30 to 13:30 and closes at 17:00. */
const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);

test.each([
  ['09:41', '11:22', 'accent', ['Due by 11:41', '19 minutes left'], '19 min'],
  ['11:15', '11:22', 'paper', ['Due by 14:15', '1 hour 53 minutes left'], '1 h 53'],
  ['09:10', '11:42', 'late', ['Late by 12 minutes', 'was due 11:30'], '12 min late'],
  ['10:30', '12:30', 'late', ['Late', 'was due 12:30'], 'Late'],
  ['16:40', '16:50', 'paper', ['Due by Tue 24 Nov, 11:10', '1 hour 50 minutes left'], '1 h 50'],
] as const)('what came at %s is told at %s as %s', (start, now, tone, lines, short) => {
  const due = describeDue(office.dueAt(at(start)), { office, now: at(now) });
  if (due === null) throw new Error('It is never due.');
  const state = readDue(due, at(now).getTime());
  expect([state.tone, sayDue(due, state), sayLeft(state)]).toEqual([tone, lines, short]);
});

test.each([
  ['12:20', '12:24', '51 min'],
  ['12:20', '12:30', '45 min'],
  ['12:20', '13:20', '45 min'],
  ['12:20', '13:40', '35 min'],
  ['12:20', '14:16', '1 min late'],
  ['12:45', '13:29', '45 min'],
  ['12:45', '15:00', '45 min late'],
  ['13:50', '16:00', '1 h 45 late'],
])('a page of %s goes on with the clock: at %s it says %s', (read, seen, left) => {
  const due = describeDue(office.dueAt(at('11:15')), { office, now: at(read) });
  if (due === null) throw new Error('It is never due.');
  expect(sayLeft(readDue(due, at(seen).getTime()))).toBe(left);
});

test('a page that is left open overnight goes on with the clock in the morning', () => {
  const due = describeDue(office.dueAt(at('16:40')), { office, now: at('16:50') });
  if (due === null) throw new Error('It is never due.');
  const morning = new Date('2026-11-24T10:40:00Z');
  expect(sayLeft(readDue(due, morning.getTime()))).toBe('30 min');
});

test('the rail says whether the clock runs, and what it will say when that changes', () => {
  const [now, rest, afternoon] = describeOffice(office, at('11:22'));
  expect(now).toMatchObject({ title: 'Open', line: 'The clock runs until 12:30 GMT' });
  expect(rest).toMatchObject({ title: 'Closed', line: 'The clock runs again at 13:30 GMT' });
  expect(afternoon).toMatchObject({ title: 'Open', line: 'The clock runs until 17:00 GMT' });
  expect(rest?.from).toBe(at('12:30').getTime());
});

test.each([
  ['hours that meet', anOffice(['09:00', '13:00'], ['13:00', '17:00']), 'until 17:00 GMT'],
  ['a night', anOffice(['00:00', '02:00'], ['09:00', '24:00']), 'until Tue 24 Nov, 02:00 GMT'],
])('the clock runs through %s', (_, hours, until) => {
  const [now, closed] = describeOffice(hours, at('12:30'));
  expect(now?.line).toBe(`The clock runs ${until}`);
  expect(closed?.isOpen).toBe(false);
});

test('where the office is always open, the rail says no more than that the clock runs', () => {
  const states = describeOffice(anOffice(['00:00', '24:00']), at('12:30'));
  expect(states.map(({ title, line }) => [title, line])).toEqual([['Open', 'The clock runs']]);
});
