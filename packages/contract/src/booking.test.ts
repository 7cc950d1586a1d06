import { expect, test } from 'vitest';

import { rescheduleSchema } from './booking.ts';

const isStart = (start: string) =>
  rescheduleSchema.safeParse({ start, timeZone: 'Europe/London' }).success;

test.for([
  '2026-05-14T08:30:00Z',
  '2026-05-14T08:30:00.000Z',
  '2026-05-14T08:30:00.123456789Z',
  '2026-05-14T09:30:00+01:00',
])('takes %s for a start', (start) => {
  expect(isStart(start)).toBe(true);
});

test.for([
  '',
  'soon',
  '2026-05-14',
  '2026-05-14T08:30:00',
  '2026-05-14T08:30Z',
  '2026-02-30T08:30:00Z',
  '2026-05-14T25:30:00Z',
  '2026-05-14T08:30:60Z',
  '2026-05-14T08:30:00.1234567890Z',
  '2026-05-14T08:30:00,1Z',
  '+002026-05-14T08:30:00Z',
])('takes %j for none', (start) => {
  expect(isStart(start)).toBe(false);
});
