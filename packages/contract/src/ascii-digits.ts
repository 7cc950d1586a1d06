/** A decimal digit in ASCII: every script has its ten in a row, from 0 on. */
function toAscii(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Returns the text with the decimal digits of every script in ASCII, and full-width signs such as ＋ as plain ones. */
export function toAsciiDigits(text: string): string {
  return text.normalize('NFKC').replaceAll(/\p{Nd}/gu, toAscii);
}
