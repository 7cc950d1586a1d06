import { expect, test } from 'vitest';

import { cutText } from './cut-text.ts';

test('cuts a text at its blanks and at what filled others, and loses none of it', () => {
  const text = 'Hello Aoife, see you on [day] at [hour].\nOr on [day]?';
  const pieces = cutText(text, ['Aoife', '']);
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  expect(
    pieces.filter(({ kind }) => kind !== 'text').map(({ kind, text: of }) => [kind, of]),
  ).toEqual([
    ['filled', 'Aoife'],
    ['blank', '[day]'],
    ['blank', '[hour]'],
    ['blank', '[day]'],
  ]);
  expect(cutText('', [])).toEqual([{ at: 0, kind: 'text', text: '' }]);
});
