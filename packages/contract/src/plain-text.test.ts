import { expect, test } from 'vitest';

import { cleanLine, cleanText, isBlank, isPlainLine, isPlainText } from '#/plain-text.ts';

test.each(['', ' ', '\t\n', '\u00a0', '\u200b', '\u200e\u200f', '\u0000', '\u3164', '\ufeff'])(
  'calls %j blank',
  (value) => {
    expect(isBlank(value)).toBe(true);
  },
);

test.each(['a', ' a ', '0', '🍕', '👨‍👩‍👧', 'مقهى', '\u202bקפה\u202c', '日本'])(
  'sees something in %j and accepts it as a line',
  (value) => {
    expect(isBlank(value)).toBe(false);
    expect(isPlainLine(value)).toBe(true);
  },
);

// asvs 1.3.3
test.each(['a\nb', 'a\rb', 'a\tb', 'a\u0000', 'a\u0085b', 'a\u2028b', 'a\u009f', '\ud83c a'])(
  'refuses %j as a line',
  (value) => {
    expect(isPlainLine(value)).toBe(false);
  },
);

test.each([
  ['one\n\ttwo', true],
  ['one\r\ntwo', false],
  ['one\u0000two', false],
  ['one\u001b[31m', false],
  ['\udc00', false],
])('judges the text %j as %s', (value, isPlain) => {
  expect(isPlainText(value)).toBe(isPlain);
});

test('cleans a line into one that passes', () => {
  expect(cleanLine('  Anna\r\nBcc:\tx\u0000 ')).toBe('Anna  Bcc: x');
});

test('cleans a text into newlines only and keeps its tabs', () => {
  expect(cleanText(' one\r\ntwo\rthree\u2028four\tfive\u0000 ')).toBe(
    'one\ntwo\nthree\nfour\tfive',
  );
});
