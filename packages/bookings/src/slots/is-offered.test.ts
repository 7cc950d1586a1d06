import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import { isOffered } from './is-offered.ts';
import { anAvailability } from '@high-street/server/hours/testing';

const AVAILABILITY = anAvailability({
  noticeMinutes: 120,
  horizonDays: 7,
  bufferMinutes: 15,
  daysOff: ['2026-05-18'],
});
const NOW = Temporal.Instant.from('2026-05-14T08:00Z');

test.each([
  ['the first after the notice', '2026-05-14T10:00Z', true],
  ['the last of the last day', '2026-05-21T11:00Z', true],
  ['one written with another offset', '2026-05-15T12:00+02:00', true],
  ['within the notice', '2026-05-14T09:00Z', false],
  ['in the past', '2026-05-13T10:00Z', false],
  ['the day after the last', '2026-05-22T09:00Z', false],
  ['on a day off', '2026-05-18T10:00Z', false],
  ['before opening', '2026-05-15T08:00Z', false],
  ['at closing', '2026-05-15T12:00Z', false],
  ['between two starts', '2026-05-15T09:30Z', false],
  ['a nanosecond late', '2026-05-15T09:00:00.000000001Z', false],
  ['a nanosecond early', '2026-05-15T08:59:59.999999999Z', false],
])('%s: %s is offered: %s', (_, start, expected) => {
  expect(isOffered(AVAILABILITY, Temporal.Instant.from(start), NOW)).toBe(expected);
});
