import { expect, test } from 'vitest';

import { describeMissing } from './describe-missing.ts';

const NOTHING = { begun: null, off: [], dropped: [], lost: [] };

/** What is said of a period that lies in part before the first day of all. */
function linesOf(isWhereKept: boolean): readonly string[] {
  const firstDay = '2024-11-25';
  return describeMissing({
    missing: { ...NOTHING, begun: firstDay },
    firstDay,
    isWhereKept,
    compared: { first: '2024-11-18', end: '2025-11-24' },
    today: '2026-11-26',
  }).lines;
}

test('says when counting began', () => {
  expect(linesOf(false)).toEqual([
    'Counting began on 25 November 2024.',
    'Part of the period compared with lies before 25 November 2024, when counting began.',
  ]);
});

test('where older totals are removed, says from when they are kept', () => {
  expect(linesOf(true)).toEqual([
    'Totals of days before 25 November 2024 are not kept.',
    'Part of the period compared with lies before 25 November 2024, and totals of then are not kept.',
  ]);
});

test('of a period that is all there, nothing is said', () => {
  const of = { firstDay: '2024-11-25', isWhereKept: true, compared: null, today: '2026-11-26' };
  expect(describeMissing({ missing: NOTHING, ...of }).lines).toEqual([]);
});
