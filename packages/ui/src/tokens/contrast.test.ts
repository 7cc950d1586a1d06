import { expect, test } from 'vitest';

import { contrastRatio, findLowContrast, measureContrast } from './contrast.ts';
import { PALETTE } from './palette.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0000ffff', '#ffffff', 8.59],
  ['#123456', '#123456', 1],
])('%s on %s has the contrast that WCAG gives', (front, back, ratio) => {
  expect(contrastRatio(front, back)).toBeCloseTo(ratio, 2);
});

test.each(['#0000006b', '#fff', 'red'])(
  '%s is not measured, as it is not one opaque colour',
  (colour) => {
    expect(() => contrastRatio(colour, '#ffffff')).toThrow(`"${colour}" must be opaque`);
  },
);

test('the standard palette can be read in both schemes', () => {
  expect(findLowContrast(PALETTE)).toEqual([]);
  expect(new Set(measureContrast(PALETTE).map(({ scheme }) => scheme))).toEqual(
    new Set(['light', 'dark']),
  );
});

test('a colour too pale is found with its pair, scheme and ratio, worst first', () => {
  const muted = { light: '#999999', dark: PALETTE.muted.dark };
  const low = findLowContrast({ ...PALETTE, muted });
  expect(low.every(({ front, scheme }) => front === 'muted' && scheme === 'light')).toBe(true);
  expect(low.map(({ back }) => back)).toContain('bg');
  expect(low.map(({ ratio }) => ratio)).toEqual(
    low.map(({ ratio }) => ratio).sort((a, b) => a - b),
  );
});
