import { expect, test } from 'vitest';

import { toAsciiDigits } from '#/ascii-digits.ts';

test.each([
  ['+44 7700 900123', '+44 7700 900123'],
  ['＋４４（０）７７００－９００１２３', '+44(0)7700-900123'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['०१२३४५६७८९', '0123456789'],
  ['𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗', '0123456789'],
  ['十 abc', '十 abc'],
  ['', ''],
])('%j in ASCII digits is %j', (text, ascii) => {
  expect(toAsciiDigits(text)).toBe(ascii);
});

test('a digit of any script is its value', () => {
  const digits = Array.from({ length: 0x1_ffff }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /\p{Nd}/u.test(character),
  );
  expect(digits.length % 10).toBe(0);
  digits.forEach((digit, index) => expect(toAsciiDigits(digit)).toBe(String(index % 10)));
});
