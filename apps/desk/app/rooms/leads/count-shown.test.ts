import { expect, test } from 'vitest';

import { countInView, countShown } from './count-shown.ts';
import { WORDS } from './words.ts';

const PLACE = 'a place';
const page = (rows: number, of: Partial<Parameters<typeof countShown>[0]> = {}) => ({
  lines: Array.from({ length: rows }),
  next: null,
  previous: null,
  fitting: null,
  ...of,
});

test.for([
  [
    'the only page has them all, though counting ended before',
    page(3, { fitting: { count: 2, isMore: true } }),
    null,
    '3 leads',
  ],
  ['a view without filters', page(50, { next: PLACE }), 81_204, '50 of 81,204'],
  [
    'a search that is counted',
    page(50, { next: PLACE, fitting: { count: 61, isMore: false } }),
    900,
    '50 of 61',
  ],
  [
    'a search that is not counted to its end',
    page(50, { next: PLACE, fitting: { count: 5_000, isMore: true } }),
    900,
    '50 of more than 5,000',
  ],
  [
    'fewer counted than are shown',
    page(50, { next: PLACE, fitting: { count: 7, isMore: true } }),
    900,
    '50 of more than 50',
  ],
  [
    'the last page',
    page(11, { previous: PLACE, fitting: { count: 61, isMore: false } }),
    900,
    '11 of 61',
  ],
  ['nothing is known of how many', page(50, { next: PLACE }), null, '50 leads'],
] as const)('%s', ([, of, inView, words]) => {
  expect(WORDS.shown(of.lines.length, countShown(of, inView))).toBe(words);
});

test('a view is as long as its count says, unless filters or a search narrow it', () => {
  const counts = { waiting: 6, mine: 0, answered: 0, won: 0, lost: 0, quarantine: 0, all: 900 };
  const query = { view: 'waiting', sort: 'oldest' } as const;
  expect(countInView(query, counts)).toBe(6);
  expect(countInView({ ...query, plan: 'Growth' }, counts)).toBeNull();
  expect(countInView({ ...query, q: 'bramble' }, counts)).toBeNull();
  expect(countInView(query, null)).toBeNull();
});
