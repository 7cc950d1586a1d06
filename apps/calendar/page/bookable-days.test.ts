import { expect, test } from 'vitest';

import { bookableDays } from './bookable-days.ts';

test.for([
  ['2026-01-05T07:00:00Z', 'Europe/London', '2026-01-05', '2026-02-04'],
  // The provider's last day goes on into the next one of the visitor.
  ['2026-01-05T07:00:00Z', 'Asia/Kolkata', '2026-01-05', '2026-02-05'],
  ['2026-01-05T07:00:00Z', 'Pacific/Kiritimati', '2026-01-05', '2026-02-05'],
  ['2026-01-05T07:00:00Z', 'America/Los_Angeles', '2026-01-04', '2026-02-04'],
  ['2026-01-05T23:30:00Z', 'Asia/Kolkata', '2026-01-06', '2026-02-05'],
] as const)('at %s in %s the days are from %s to %s', ([now, zone, today, lastDay]) => {
  const bookable = { now, lastMoment: '2026-02-04T23:59:59.999Z' };
  expect(bookableDays(bookable, zone)).toEqual({ today, lastDay });
});
