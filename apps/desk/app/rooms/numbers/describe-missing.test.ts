import { expect, test } from 'vitest';

import { describeMissing } from './describe-missing.ts';

const NOTHING = { begun: null, off: [], dropped: [], lost: [] };

/** What is said of a period that lies in part before the first day of all. */
function linesOf(isWhereKept: boolean): readonly string[] {
  const firstDay = '2024-11-25';
  return describeMissing({
    missing: { ...NOTHING, begun: firstDay },
    missingBefore: null,
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

const WHOLE = {
  missing: NOTHING,
  missingBefore: null,
  firstDay: '2024-11-25',
  isWhereKept: true,
  compared: null,
  today: '2026-11-26',
};

test('of a period that is all there, nothing is said', () => {
  expect(describeMissing(WHOLE).lines).toEqual([]);
});

test('what the period compared with lacks is said as well, and is no gap of the period itself', () => {
  const said = describeMissing({
    ...WHOLE,
    compared: { first: '2025-11-03', end: '2025-11-10' },
    missingBefore: {
      ...NOTHING,
      off: [{ first: '2025-11-04', last: '2025-11-06' }],
      dropped: [{ day: '2025-11-07', count: 12 }],
    },
  });
  expect(said.gaps).toEqual([]);
  expect(said.lines).toEqual([
    'Of the period compared with: from 4 November 2025 to 6 November 2025 counting was off.',
    'Of the period compared with: on 7 November 2025 at least 12 counts gave way to leads, since there was too much to do.',
  ]);
});
