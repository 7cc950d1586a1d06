import { expect, test } from 'vitest';

import { breakLines } from './break-lines.ts';

/** Every letter one wide. */
const measure = (line: string) => line.length;

test.each([
  ['Pricing', 10, ['Pricing']],
  ['Let us get started', 10, ['Let us get', 'started']],
  ['The shelf and the screen agree', 13, ['The shelf', 'and the', 'screen agree']],
  ['Know Saturday by Thursday', 13, ['Know Saturday', 'by Thursday']],
])('"%s" within %d comes in as few and as even lines as will do', (words, width, lines) => {
  expect(breakLines(words, { width, most: 3, measure })).toEqual(lines);
});

test('a short word rather begins a line than ends one, though the lines are less even then', () => {
  const words = 'Saturday by Thursdays';
  expect(breakLines(words, { width: 12, most: 2, measure })).toEqual(['Saturday', 'by Thursdays']);
});

test.each([
  ['a word alone is wider', 'Seamlessness', 3],
  ['it takes more lines than there may be', 'one two three four five', 2],
])('there is no answer when %s', (_, words, most) => {
  expect(breakLines(words, { width: 8, most, measure })).toBeNull();
});
