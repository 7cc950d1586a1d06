import { expect, test } from 'vitest';

import { createProviderTime } from './provider-time.ts';

test.for([
  ['Europe/London', '2026-01-06T10:00:00Z', '2026-01-06T10:30:00Z', '2026-01-06 10:00 to 10:30'],
  ['Europe/London', '2026-07-06T10:00:00Z', '2026-07-06T10:30:00Z', '2026-07-06 11:00 to 11:30'],
  ['Asia/Kolkata', '2026-01-06T20:00:59Z', '2026-01-06T20:30:00Z', '2026-01-07 01:30 to 02:00'],
  [
    'America/New_York',
    '2026-01-07T04:45:00Z',
    '2026-01-07T05:15:00Z',
    '2026-01-06 23:45 to 2026-01-07 00:15',
  ],
])('tells a period by the clock of %s', ([zone = '', start = '', end = '', told]) => {
  const time = createProviderTime(zone);

  expect(time.periodOf(new Date(start), new Date(end))).toBe(told);
  expect(time.namedPeriodOf(new Date(start), new Date(end))).toBe(`${told} (${zone})`);
});
