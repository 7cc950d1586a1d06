import { expect, test } from 'vitest';

import { fitInSquare, judgeFile } from './logo-file.ts';

test.each([
  ['image/png', 1_000, null],
  ['image/svg+xml', 2_097_152, null],
  ['image/jpeg', 2_097_153, 'too-large'],
  ['image/gif', 1_000, 'wrong-kind'],
  ['application/pdf', 1_000, 'wrong-kind'],
  ['', 1_000, 'wrong-kind'],
  ['image/webp', 0, 'unreadable'],
])('judges a file of kind %j and %i bytes', (type, size, problem) => {
  expect(judgeFile({ type, size })).toBe(problem);
});

test.each([
  ['a wide one', { width: 400, height: 100 }, { x: 0, y: 75, width: 200, height: 50 }],
  ['a tall one', { width: 50, height: 100 }, { x: 50, y: 0, width: 100, height: 200 }],
  ['one without a size', { width: 0, height: 0 }, { x: 0, y: 0, width: 200, height: 200 }],
])('shows all of a picture: %s', (_, picture, place) => {
  expect(fitInSquare(picture, 200)).toEqual(place);
});
