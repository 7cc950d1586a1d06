import { expect, test } from 'vitest';

import { tellMissing } from './tell-missing.ts';

const WEEKS = { first: '2026-11-02', end: '2026-11-16' };
const on = (day: string, dropped = 0, lostProcesses = 0) => ({ day, dropped, lostProcesses });
const november = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) =>
    on(`2026-11-${String(from + at).padStart(2, '0')}`),
  );

test('days without a row are told as runs', () => {
  const days = [...november(2, 4), ...november(8, 11), ...november(13, 15)];
  expect(tellMissing({ weeks: WEEKS, days, firstDay: '2026-01-05', today: '2026-11-26' })).toEqual({
    begun: null,
    off: [
      { first: '2026-11-05', last: '2026-11-07' },
      { first: '2026-11-12', last: '2026-11-12' },
    ],
    dropped: [],
    lost: [],
  });
});

test('counting that began within the period was not off before, and today may still begin', () => {
  const of = { weeks: WEEKS, days: november(6, 9), firstDay: '2026-11-06', today: '2026-11-10' };
  expect(tellMissing(of)).toMatchObject({ begun: '2026-11-06', off: [] });
});

test('what was dropped or lost is told by its day', () => {
  const days = [on('2026-11-03', 12), on('2026-11-04', 0, 2)];
  const of = { weeks: WEEKS, days, firstDay: '2026-11-03', today: '2026-11-05' };
  expect(tellMissing(of)).toMatchObject({
    dropped: [{ day: '2026-11-03', count: 12 }],
    lost: [{ day: '2026-11-04', count: 2 }],
  });
});
