import { expect, test } from 'vitest';

import {
  COUNTER_MS,
  COUNTER_THRESHOLD,
  countAt,
  nextCounterPhase,
  USERS_COUNT,
  type CounterPhase,
} from './counter-state.ts';

test('keeps the specified figures', () => {
  expect([USERS_COUNT, COUNTER_MS, COUNTER_THRESHOLD]).toEqual([750, 1500, 0.5]);
});

test.each([
  [-10, 0],
  [0, 0],
  [1, 0],
  [2, 1],
  [375, 187],
  [750, 375],
  [1499, 749],
  [1500, 750],
  [9000, 750],
])('after %i ms it shows %i', (elapsedMs, count) => {
  expect(countAt(elapsedMs, USERS_COUNT, COUNTER_MS)).toBe(count);
});

test('without a duration it is at its end', () => {
  expect(countAt(0, 750, 0)).toBe(750);
});

test.each<[string, number[], CounterPhase[]]>([
  [
    'waits at its number, is zero as it comes, runs at half',
    [0, 0.2, 0.5],
    ['ahead', 'atZero', 'counting'],
  ],
  ['just short of half does not run', [0, 0.49], ['ahead', 'atZero']],
  ['a jump to it runs it', [0, 1], ['ahead', 'counting']],
  ['is at its number again when it leaves before half', [0, 0.3, 0], ['ahead', 'atZero', 'ahead']],
  ['what is in view at first never runs', [0.1, 1, 0, 1], ['done', 'done', 'done', 'done']],
  ['runs once', [0, 1, 0, 1], ['ahead', 'counting', 'counting', 'counting']],
])('%s', (_, ratios, expected) => {
  let phase: CounterPhase = 'unseen';
  const phases = ratios.map((ratio) => (phase = nextCounterPhase(phase, ratio, false)));
  expect(phases).toEqual(expected);
});

test('never runs while nothing may move, and is done once it was seen', () => {
  expect(nextCounterPhase('unseen', 0, true)).toBe('ahead');
  expect(nextCounterPhase('ahead', 1, true)).toBe('done');
  expect(nextCounterPhase('atZero', 0.2, true)).toBe('done');
  expect(nextCounterPhase('counting', 1, true)).toBe('done');
  expect(nextCounterPhase('done', 1, false)).toBe('done');
});
