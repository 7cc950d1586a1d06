import { expect, test } from 'vitest';

import {
  isWhereKept,
  PRESETS,
  presetWeeks,
  readCompared,
  readWeeks,
  shownWeeks,
} from './period.ts';

const CALENDAR = { today: '2026-11-26', firstDay: '2026-03-04', keptMonths: 24 };

test.for([
  [{}, '2026-10-26', '2026-11-23'],
  [{ from: '2026-11-25', to: '2026-11-25' }, '2026-11-23', '2026-11-30'],
  [{ from: '2026-11-22', to: '2026-11-02' }, '2026-11-02', '2026-11-23'],
  [{ from: '2026-11-02', to: '2027-05-01' }, '2026-11-02', '2026-11-30'],
  [{ from: '1999-01-01', to: '1999-02-01' }, '2024-11-25', '2024-12-02'],
  [{ from: '2031-01-01', to: '2031-02-01' }, '2026-11-23', '2026-11-30'],
] as const)('%j is from %s to before %s', ([words, first, end]) => {
  expect(readWeeks({ compare: 'none', ...words }, CALENDAR)).toEqual({ first, end });
});

test('each link has whole weeks; all of it begins with the week in which counting did', () => {
  expect(PRESETS.map((preset) => presetWeeks(preset, CALENDAR))).toEqual([
    { first: '2026-11-23', end: '2026-11-30' },
    { first: '2026-10-26', end: '2026-11-23' },
    { first: '2026-08-31', end: '2026-11-23' },
    { first: '2025-11-24', end: '2026-11-23' },
    { first: '2026-03-02', end: '2026-11-30' },
  ]);
});

test.for([
  [6, '2026-05-25'],
  [24, '2024-11-25'],
  [48, '2022-11-21'],
] as const)('totals that are kept for %i months can be read from %s on', ([keptMonths, oldest]) => {
  const calendar = { ...CALENDAR, firstDay: '2020-01-01', keptMonths };
  expect(shownWeeks(calendar)).toEqual({ first: oldest, end: '2026-11-30' });
  const asked = { from: '2019-01-01', to: '2026-11-26', compare: 'none' } as const;
  expect(readWeeks(asked, calendar).first).toBe(oldest);
});

test('is compared with as many weeks before, or with those of 52 weeks ago', () => {
  const weeks = { first: '2026-10-26', end: '2026-11-23' };
  expect(readCompared({ compare: 'previous' }, weeks)).toEqual({
    first: '2026-09-28',
    end: '2026-10-26',
  });
  expect(readCompared({ compare: 'year' }, weeks)).toEqual({
    first: '2025-10-27',
    end: '2025-11-24',
  });
  expect(readCompared({ compare: 'none' }, weeks)).toBeNull();
});

test.for([
  ['2026-03-04', false],
  ['2024-12-02', false],
  ['2024-12-01', true],
  ['2024-11-25', true],
  // It goes in the night that comes.
  ['2024-11-18', true],
] as const)(
  'with 24 months that are kept, %s as the first day is where they end: %s',
  ([firstDay, isIt]) => {
    expect(isWhereKept({ ...CALENDAR, firstDay })).toBe(isIt);
  },
);

test('before anything counted, nothing was removed', () => {
  expect(isWhereKept({ ...CALENDAR, firstDay: null })).toBe(false);
});
