// https://owasp.org/www-community/attacks/CSV_Injection
const IS_RUN = /^[=+\-@\t\r\n＝＋－＠]/;
const IS_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** The row as RFC 4180 writes it, with an apostrophe before each cell that a spreadsheet would run; plain numbers and phone numbers stay as they are. */
export function toCsvRow(cells: readonly string[]): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string): string {
  const isHarmless = !IS_RUN.test(value) || IS_NUMBER.test(value);
  const text = isHarmless ? value : `'${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
