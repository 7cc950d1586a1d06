import { expect, test } from 'vitest';

import {
  countBytes,
  countCharacters,
  countModules,
  findVersion,
  judgeText,
  MOST_BYTES,
  toByteText,
} from './code-text.ts';

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['a', null],
  ['x'.repeat(MOST_BYTES), null],
  ['x'.repeat(MOST_BYTES + 1), 'too-long'],
  ['é'.repeat(MOST_BYTES / 2 + 1), 'too-long'],
])('judges %j', (text, problem) => {
  expect(judgeText(text)).toBe(problem);
});

test('counts bytes without the blanks at both ends', () => {
  expect(countBytes(' café ')).toBe(5);
  expect(toByteText(' é ')).toBe('\u00C3\u00A9');
});

test.each([
  ['English letters', 'x'.repeat(156), 156, 155],
  ['Cyrillic letters', 'щ'.repeat(89), 89, 77],
  ['syllables of Hindi', 'हि'.repeat(30), 30, 25],
  ['families', '👨‍👩‍👧'.repeat(9), 9, 8],
  ['letters with blanks around them', `  ${'x'.repeat(157)} `, 157, 155],
  ['what fits', 'café', 4, 4],
])('%s are counted as they are seen: %j', (_, text, length, most) => {
  expect(countCharacters(text)).toEqual({ length, most });
});

test.each([
  [1, 2],
  [14, 2],
  [15, 3],
  [44, 5],
  [45, 6],
  [155, 12],
])('%i bytes need version %i', (length, version) => {
  expect(findVersion('x'.repeat(length))).toBe(version);
});

test('a code of version 2 has 25 modules a side, each further one four more', () => {
  expect([countModules(2), countModules(3), countModules(12)]).toEqual([25, 29, 65]);
});
