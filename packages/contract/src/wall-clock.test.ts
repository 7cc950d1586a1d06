import { expect, onTestFinished, test, vi } from 'vitest';

import { tellApart } from './wall-clock.ts';

test.each([
  ['2026-10-25T00:30:00Z', 'Europe/London', 'GMT+1'],
  ['2026-10-25T01:30:00Z', 'Europe/London', 'GMT'],
  ['2026-10-25T02:00:00Z', 'Europe/London', null],
  ['2026-10-24T23:59:00Z', 'Europe/London', null],
  ['2026-03-29T01:00:00Z', 'Europe/London', null],
  ['2026-11-01T05:30:00Z', 'America/New_York', 'GMT-4'],
  ['2026-11-01T06:30:00Z', 'America/New_York', 'GMT-5'],
  ['2026-04-04T14:30:00Z', 'Australia/Lord_Howe', 'GMT+11'],
  ['2026-04-04T15:00:00Z', 'Australia/Lord_Howe', 'GMT+10:30'],
  ['2026-05-14T12:30:00Z', 'Asia/Kolkata', null],
])('%s in %s is told apart by %j', (at, zone, offset) => {
  expect(tellApart(new Date(at), zone)).toBe(offset);
});

test('a day of times makes one formatter', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  onTestFinished(() => made.mockRestore());
  for (let hour = 8; hour < 20; hour += 1) {
    tellApart(new Date(Date.UTC(2026, 4, 14, hour)), 'Europe/Lisbon');
  }
  expect(made).toHaveBeenCalledTimes(1);
});
