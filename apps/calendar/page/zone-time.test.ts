import { expect, onTestFinished, test, vi } from 'vitest';

import { aSlot } from './testing/some-props.ts';
import { countByDay, toDay, sayFullDay, sayMonth, saySpan, timesOfDay } from './zone-time.ts';

test.each([
  ['2026-03-29T00:30:00Z', 'Europe/London', '2026-03-29', '00:30 to 02:00'], // an hour is left out
  ['2026-10-25T00:30:00Z', 'Europe/London', '2026-10-25', '01:30 GMT+1 to 01:00 GMT'], // an hour comes twice
  ['2026-10-25T01:30:00Z', 'Europe/London', '2026-10-25', '01:30 GMT to 02:00'],
  ['2026-11-01T05:30:00Z', 'America/New_York', '2026-11-01', '01:30 GMT-4 to 01:00 GMT-5'],
  ['2026-04-04T15:00:00Z', 'Australia/Lord_Howe', '2026-04-05', '01:30 GMT+10:30 to 02:00'],
  ['2026-05-14T23:30:00Z', 'Asia/Kolkata', '2026-05-15', '05:00 to 05:30'],
  ['2026-05-14T03:30:00Z', 'America/New_York', '2026-05-13', '23:30 to 00:00'],
  ['2026-05-14T11:15:00Z', 'Pacific/Chatham', '2026-05-15', '00:00 to 00:30'],
])('%s in %s is on %s, %s', (start, zone, day, span) => {
  expect(toDay(start, zone)).toBe(day);
  expect(saySpan(aSlot(start), zone)).toBe(span);
});

test('two times that read the same are told apart by their offset, and no others', () => {
  const slots = ['00:30', '01:30', '02:30'].map((at) => aSlot(`2026-10-25T${at}:00.000Z`));
  const times = timesOfDay(slots, '2026-10-25', 'Europe/London');
  expect(times.map(({ time, offset }) => [time, offset])).toEqual([
    ['01:30', 'GMT+1'],
    ['01:30', 'GMT'],
    ['02:30', null],
  ]);
});

test('free times are counted on the day of the zone', () => {
  const slots = [aSlot('2026-05-14T22:30:00.000Z'), aSlot('2026-05-14T23:30:00.000Z')];
  expect([...countByDay(slots, 'Europe/London')]).toEqual([
    ['2026-05-14', 1],
    ['2026-05-15', 1],
  ]);
});

test('days and months are said in British English', () => {
  expect(sayFullDay('2026-05-14')).toBe('Thursday 14 May 2026');
  expect(sayMonth('2028-02')).toBe('February 2028');
});

test('one zone is kept at a time: whoever writes it in ever new letters fills no memory', () => {
  const make = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => make.mockRestore());
  const zones = ['asia/kolkata', 'asia/kolkata', 'Asia/kolkata', 'asia/kolkata'];
  for (const zone of zones) toDay('2026-05-14T23:30:00Z', zone);
  expect(make).toHaveBeenCalledTimes(3);
});
