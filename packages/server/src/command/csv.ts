// https://owasp.org/www-community/attacks/CSV_Injection
const IS_RUN = /^[=+\-@\t\r\n＝＋－＠]/;
const IS_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
// Without it Excel takes UTF-8 for the machine's old code page.
const BYTE_ORDER_MARK = '\uFEFF';

type Row = readonly string[];

/** Rows that come page by page as the text of a CSV file, in pieces, with a row of names above them. */
export async function* toCsv(names: Row, pages: AsyncIterable<readonly Row[]>) {
  yield BYTE_ORDER_MARK + toCsvRow(names);
  for await (const rows of pages) yield rows.map(toCsvRow).join('');
}

/** The row as RFC 4180 writes it, with an apostrophe before each cell that a spreadsheet would run; plain numbers and phone numbers stay as they are. */
export function toCsvRow(cells: Row): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string): string {
  const isHarmless = !IS_RUN.test(value) || IS_NUMBER.test(value);
  const text = isHarmless ? value : `'${value}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
