import { expect, test } from 'vitest';

import { layBars, layParts, spread } from './bar-geometry.ts';

test('bars stand in places of the same width, as high as their share', () => {
  const [first, second, small] = layBars([100, 50, 0], { most: 100, fill: 0.5 });
  expect(first).toMatchObject({ y: 0, height: 100, isSmall: false });
  expect(first?.x).toBeCloseTo(100 / 12);
  expect(second).toMatchObject({ y: 50, height: 50 });
  expect(second?.width).toBeCloseTo(100 / 6);
  expect(small).toMatchObject({ height: 6, isSmall: true });
});

test('what is above bars keeps its room, and no bar is lower than one of too few', () => {
  const [high, low] = layBars([1_000, 5], { most: 1_000, room: 80 });
  expect([high?.y, low?.height]).toEqual([20, 6]);
});

test('charts without totals have bars of too few alone', () => {
  expect(layBars([0, 0], { most: 0 }).every(({ isSmall }) => isSmall)).toBe(true);
  expect(layBars([], { most: 0 })).toEqual([]);
});

test('parts fill the line', () => {
  expect(layParts([50, 25, 25])).toEqual([
    { x: 0, width: 50 },
    { x: 50, width: 25 },
    { x: 75, width: 25 },
  ]);
  expect(layParts([0, 0])).toEqual([
    { x: 0, width: 0 },
    { x: 0, width: 0 },
  ]);
});

test('few of many are spread from the first to the last', () => {
  expect(spread(3, 5)).toEqual([0, 1, 2]);
  expect(spread(52, 5)).toEqual([0, 13, 26, 38, 51]);
});
