import type { Slot } from '@high-street/contract';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';

import { findSlots, type SlotSearch } from './find-slots.ts';
import { isOffered } from './is-offered.ts';
import { anAvailability, everyDay } from '@high-street/server/hours/testing';

const HOURS: [opening: string, closing: string][] = [
  ['00:00', '06:00'],
  ['09:30', '12:30'],
  ['20:15', '24:00'],
];
const SLOT_MINUTES = 60;
const BUFFER_MINUTES = 10;
const MINUTE_MS = 60_000;

const ZONES = [
  'Europe/London',
  'America/New_York',
  'Asia/Kolkata',
  'Pacific/Chatham',
  'Atlantic/Azores',
  'Asia/Beirut',
];

function aProvider(timeZone: string) {
  return anAvailability({
    timeZone,
    weeklyHours: everyDay(...HOURS),
    slotMinutes: SLOT_MINUTES,
    bufferMinutes: BUFFER_MINUTES,
  });
}

function aYear(timeZone: string): SlotSearch {
  const beginOf = (day: string) =>
    Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant();
  const from = beginOf('2026-01-01');
  return { from, to: beginOf('2027-01-01'), now: from, taken: [] };
}

function inMs({ start, end }: Slot): { start: number; end: number } {
  return { start: Date.parse(start), end: Date.parse(end) };
}

function startsOf(slots: Slot[]): Set<string> {
  return new Set(slots.map(({ start }) => start));
}

/** Enough to see what is wrong; to compare thousands takes minutes. */
function aFew<Item>(items: Item[]): Item[] {
  return items.slice(0, 3);
}

const YEARS = ZONES.map((timeZone) => ({
  timeZone,
  slots: findSlots(aProvider(timeZone), aYear(timeZone)),
}));

test.each(YEARS)('a year of slots in $timeZone is in order and never overlaps', ({ slots }) => {
  const times = slots.map(inMs);
  const tooEarly = times.filter(({ start }, index) => start < (times[index - 1]?.end ?? 0));
  expect(times.length).toBeGreaterThan(4_000);
  expect(aFew(tooEarly)).toEqual([]);
});

test.each(YEARS)('a year of slots in $timeZone has one exact length', ({ slots }) => {
  const lengths = slots.map(inMs).map(({ start, end }) => end - start);
  expect(new Set(lengths)).toEqual(new Set([SLOT_MINUTES * MINUTE_MS]));
});

test.each(YEARS)('a year of slots in $timeZone lies inside the hours', ({ timeZone, slots }) => {
  // Not by Temporal, which found the slots.
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  const outside = slots.filter((slot) => {
    const { start, end } = inMs(slot);
    const [first, last] = [clock.format(start), clock.format(end - MINUTE_MS)];
    return !HOURS.some(([opening, closing]) => opening <= first && last < closing);
  });
  expect(aFew(outside)).toEqual([]);
});

test.each(YEARS)('every day of a year in $timeZone has all its slots', ({ timeZone, slots }) => {
  const calendar = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' });
  const perDay = Map.groupBy(slots, (slot) => calendar.format(inMs(slot).start));
  const daysWith = (count: number) =>
    [...perDay.values()].filter((ofDay) => ofDay.length === count).length;
  const changes = timeZone === 'Asia/Kolkata' ? 0 : 1;
  expect([11, 12, 13].map(daysWith)).toEqual([changes, 365 - 2 * changes, changes]);
});

test.each(YEARS)('the buffer is kept in $timeZone, and no more', ({ timeZone, slots }) => {
  const booked = slots.filter((_, index) => index % 41 === 0);
  const taken = booked.map(({ start, end }) => ({
    start: Temporal.Instant.from(start),
    end: Temporal.Instant.from(end),
  }));
  const bufferMs = BUFFER_MINUTES * MINUTE_MS;
  const takenMs = booked.map(inMs);
  const apart = slots.filter((slot) => {
    const { start, end } = inMs(slot);
    return takenMs.every((other) => end + bufferMs <= other.start || other.end + bufferMs <= start);
  });
  const found = findSlots(aProvider(timeZone), { ...aYear(timeZone), taken });
  const differing = startsOf(found).symmetricDifference(startsOf(apart));
  expect(apart.length).toBeLessThan(slots.length - booked.length);
  expect(aFew([...differing])).toEqual([]);
});

test.each(YEARS)('only what is found in $timeZone is offered', ({ timeZone, slots }) => {
  const provider = aProvider(timeZone);
  const { now } = aYear(timeZone);
  const some = slots.filter((_, index) => index % 59 === 0);
  const startsAt = some.map(({ start }) => Temporal.Instant.from(start));
  const refused = startsAt.filter((start) => !isOffered(provider, start, now));
  const wrong = startsAt.filter((start) => isOffered(provider, start.add({ minutes: 1 }), now));
  expect(aFew([...refused, ...wrong].map(String))).toEqual([]);
});
