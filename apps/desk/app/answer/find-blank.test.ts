import { expect, test } from 'vitest';

import { findNextBlank } from './find-blank.ts';

test('goes from blank to blank, and from the last to the first', () => {
  const text = 'See you on [day] at [hour], or on [day].';
  const first = { start: 11, end: 16 };
  const second = { start: 20, end: 26 };
  const third = { start: 34, end: 39 };
  expect(findNextBlank(text, 0)).toEqual(first);
  expect(findNextBlank(text, first.end)).toEqual(second);
  expect(findNextBlank(text, second.end)).toEqual(third);
  expect(findNextBlank(text, third.end)).toEqual(first);
  expect(findNextBlank('Nothing is left.', 0)).toBeNull();
});
