import { expect, test } from 'vitest';

import { createTimes } from './say-time.ts';

const SENT = '2026-11-23T11:20:00Z';

test.for([
  [SENT, '2026-11-23T18:00:00Z', 'Europe/London', '11:20', '11:20 today'],
  [
    SENT,
    '2026-11-24T09:00:00Z',
    'Europe/London',
    '23 November, 11:20',
    'Monday 23 November, 11:20',
  ],
  [
    SENT,
    '2028-02-01T09:00:00Z',
    'Europe/London',
    '23 November 2026, 11:20',
    'Monday 23 November 2026, 11:20',
  ],
  // Both are in 2027 in that zone, and the first one in 2026 in London.
  [
    '2026-12-31T17:00:00Z',
    '2027-01-02T09:00:00Z',
    'Asia/Tokyo',
    '1 January, 02:00',
    'Friday 1 January, 02:00',
  ],
  [
    '2026-12-31T17:00:00Z',
    '2027-01-02T09:00:00Z',
    'Europe/London',
    '31 December 2026, 17:00',
    'Thursday 31 December 2026, 17:00',
  ],
] as const)('says %s at %s in %s', ([at, now, timeZone, short, near]) => {
  const times = createTimes(timeZone);
  expect(times.short(new Date(at), new Date(now))).toBe(short);
  expect(times.near(new Date(at), new Date(now))).toBe(near);
});
