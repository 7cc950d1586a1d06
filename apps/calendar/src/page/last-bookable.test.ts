import { expect, test } from 'vitest';

import { toDay } from '../../page/zone-time.ts';

import { lastBookable } from './last-bookable.ts';

const LONDON = { timeZone: 'Europe/London', horizonDays: 30 };

test.for([
  ['2026-01-05T07:00:00Z', 'Europe/London', '2026-02-04'],
  // The provider's last day goes on into the next one of the visitor.
  ['2026-01-05T07:00:00Z', 'Asia/Kolkata', '2026-02-05'],
  ['2026-01-05T07:00:00Z', 'Pacific/Kiritimati', '2026-02-05'],
  ['2026-01-05T07:00:00Z', 'America/Los_Angeles', '2026-02-04'],
  ['2026-01-05T23:30:00Z', 'Asia/Kolkata', '2026-02-05'],
] as const)('at %s in %s the last day is %s', ([now, zone, lastDay]) => {
  expect(toDay(lastBookable(LONDON, now), zone)).toBe(lastDay);
});
