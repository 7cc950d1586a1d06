import { expect, test } from 'vitest';

import { cutText } from './cut-text.ts';

test('leaves a text that fits as it is', () => {
  expect(cutText('Hot cross buns', 14)).toEqual({
    text: 'Hot cross buns',
    length: 14,
    isCut: false,
  });
});

test.each([
  ['between two words', 'Hot cross buns are back', 16, 'Hot cross buns…'],
  ['where a word just fits', 'Hot cross buns are back', 15, 'Hot cross buns…'],
  ['without the comma before the gap', 'Hot cross buns, warm', 16, 'Hot cross buns…'],
  [
    'inside a word that is longer than the place',
    'Aaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    20,
    `${'Aaaaaaaaaaaaaaaaaaa'}…`,
  ],
])('cuts %s', (_, text, limit, expected) => {
  const cut = cutText(text, limit);
  expect(cut.text).toBe(expected);
  expect(cut.text.length).toBeLessThanOrEqual(limit);
  expect(cut.isCut).toBe(true);
});

test('counts a joined pictogram as one letter and never tears it', () => {
  const family = '👩‍👧‍👦';
  expect(cutText(family.repeat(4), 4)).toMatchObject({ length: 4, isCut: false });
  expect(cutText(family.repeat(5), 4).text).toBe(`${family.repeat(3)}…`);
});
