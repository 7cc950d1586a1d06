import { expect, test } from 'vitest';

import { middleRound } from './middle-round.ts';

const rounds = (...ratios: number[]) => ratios.map((ratio) => ({ ratio }));

test.for([
  [[0.3, 0.9, 0.5], 0.5],
  [[0.4, 0.4, 0.1], 0.4],
  [[0.7], 0.7],
  [[0.2, 0.6], 0.6],
] as const)('of the ratios %j it is the round with %f', ([ratios, middle]) => {
  expect(middleRound(rounds(...ratios)).ratio).toBe(middle);
});

test('says that there was no round', () => {
  expect(() => middleRound([])).toThrow('Nothing was measured.');
});
