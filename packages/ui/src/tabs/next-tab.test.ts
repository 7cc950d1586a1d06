import { expect, test } from 'vitest';

import { nextTabIndex, type TabOrientation } from './next-tab.ts';

const CASES: readonly (readonly [string, number, TabOrientation, number | null])[] = [
  ['ArrowDown', 0, 'vertical', 1],
  ['ArrowDown', 2, 'vertical', 0],
  ['ArrowUp', 0, 'vertical', 2],
  ['ArrowRight', 1, 'vertical', 2],
  ['ArrowLeft', 1, 'vertical', 0],
  ['ArrowRight', 2, 'horizontal', 0],
  ['ArrowLeft', 0, 'horizontal', 2],
  ['ArrowDown', 0, 'horizontal', null],
  ['ArrowUp', 0, 'horizontal', null],
  ['Home', 2, 'horizontal', 0],
  ['End', 0, 'vertical', 2],
  ['Tab', 1, 'vertical', null],
  ['a', 1, 'horizontal', null],
];

test.each(CASES)('%s on tab %d of a %s row of three leads to %s', (key, index, way, next) => {
  expect(nextTabIndex(key, index, 3, way)).toBe(next);
});
