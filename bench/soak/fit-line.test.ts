import { expect, test } from 'vitest';

import { fitSlope } from './fit-line.ts';

test.for([
  [
    'rises',
    [
      { x: 0, y: 1 },
      { x: 1, y: 3 },
      { x: 2, y: 5 },
    ],
    2,
  ],
  [
    'falls',
    [
      { x: 10, y: 4 },
      { x: 14, y: 2 },
    ],
    -0.5,
  ],
  [
    'swings about one height',
    [
      { x: 0, y: 5 },
      { x: 1, y: 7 },
      { x: 2, y: 7 },
      { x: 3, y: 5 },
    ],
    0,
  ],
] as const)('gives the slope of a line that %s', ([, points, slope]) => {
  expect(fitSlope(points)).toBeCloseTo(slope, 10);
});

test('tells the slope below the noise', () => {
  const points = Array.from({ length: 60 }, (_, x) => ({ x, y: 0.5 * x + (x % 2 === 0 ? 3 : -3) }));
  expect(fitSlope(points)).toBeCloseTo(0.5, 1);
});

test('sees no slope in fewer than two times', () => {
  expect(fitSlope([{ x: 3, y: 9 }])).toBe(0);
  expect(fitSlope([])).toBe(0);
});
