import { ANSWER_BUCKETS } from '@high-street/contract';
import { expect, test } from 'vitest';

import { nameBucket, sayHalf } from './answer-times.ts';

const answers = (...counts: readonly number[]) =>
  ANSWER_BUCKETS.map((bucket, at) => ({ bucket, count: { now: counts[at] ?? 0, earlier: null } }));

test('bars are named by the target', () => {
  expect(ANSWER_BUCKETS.map((bucket) => nameBucket(bucket, 120))).toEqual([
    'to 30 min',
    'to 1 h',
    'to 1½ h',
    'to 2 h',
    'over 2 h',
  ]);
  expect(nameBucket('three-quarters', 100)).toBe('to 1 h 15');
});

test.for([
  [[40, 25, 15, 10, 5], 'within 1 h'],
  [[50, 0, 0, 0, 50], 'within 30 min'],
  [[0, 0, 0, 0, 20], 'later than 2 h'],
  [[15, 0, 0, 0, 0], null],
  [[0, 0, 0, 0, 0], null],
] as const)('half of %j heard %s', ([counts, words]) => {
  expect(sayHalf(answers(...counts), 120)).toBe(words);
});

test.for([
  [40, 'within 1 h'],
  [60, 'later than 2 h'],
  [65, null],
] as const)(
  'half of %d who wrote heard %s where ten of thirty answers were late',
  ([wrote, words]) => {
    expect(sayHalf(answers(10, 10, 0, 0, 10), 120, wrote)).toBe(words);
  },
);
