import { expect, test } from 'vitest';

import { dayBounds } from './day-bounds.ts';

const HOUR_MS = 60 * 60 * 1_000;

test.for([
  ['2026-11-23', 'Europe/London', '2026-11-23T00:00:00.000Z', 24],
  ['2026-03-29', 'Europe/London', '2026-03-29T00:00:00.000Z', 23],
  ['2026-10-25', 'Europe/London', '2026-10-24T23:00:00.000Z', 25],
  ['2026-06-30', 'Europe/London', '2026-06-29T23:00:00.000Z', 24],
  ['2026-12-31', 'Asia/Kolkata', '2026-12-30T18:30:00.000Z', 24],
  ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z', 23],
  ['2026-09-06', 'America/Santiago', '2026-09-06T04:00:00.000Z', 23],
  ['2026-09-05', 'America/Santiago', '2026-09-05T04:00:00.000Z', 24],
  ['2028-02-29', 'Pacific/Auckland', '2028-02-28T11:00:00.000Z', 24],
] as const)('%s in %s begins at %s and has %i hours', ([day, zone, begins, hours]) => {
  const { from, until } = dayBounds(day, zone);
  expect(from.toISOString()).toBe(begins);
  expect((until.getTime() - from.getTime()) / HOUR_MS).toBe(hours);
});
