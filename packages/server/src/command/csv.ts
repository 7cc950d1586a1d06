// Spreadsheets take one of these for the end of a cell where their language has it as the separator, whatever the quotes.
const PARTS = /([;|\t\r\n]+)/;
// Quotes and what nobody sees do not keep a spreadsheet from running what follows them.
const SKIPPED = /^[\s"\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/u;
// https://owasp.org/www-community/attacks/CSV_Injection, and the minus sign of typesetters
const IS_RUN = /^[=+\-@\u2212]/;
const IS_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
// Without it Excel takes UTF-8 for the machine's old code page.
const BYTE_ORDER_MARK = '\uFEFF';

type Row = readonly string[];

/** Items that come page by page as the text of a CSV file, in pieces, with a row of names above them. */
export async function* toCsv<Item>(
  names: Row,
  pages: AsyncIterable<readonly Item[]>,
  cellsOf: (item: Item) => Row,
) {
  yield BYTE_ORDER_MARK + toCsvRow(names);
  for await (const page of pages) yield page.map((item) => toCsvRow(cellsOf(item))).join('');
}

/**
 * The row as RFC 4180 writes it, each cell in quotes, with an apostrophe before whatever a spreadsheet would run, whether
 * it separates cells by commas, semicolons, bars or tabs; plain numbers and phone numbers stay as they are.
 */
export function toCsvRow(cells: Row): string {
  return `${cells.map(toCell).join(',')}\r\n`;
}

function toCell(value: string): string {
  const text = value.split(PARTS).map(defuse).join('');
  return `"${text.replaceAll('"', '""')}"`;
}

function defuse(part: string): string {
  // In whichever width or height: a wide equals sign is one too.
  const start = part.replace(SKIPPED, '').slice(0, 2).normalize('NFKC');
  return IS_RUN.test(start) && !IS_NUMBER.test(part) ? `'${part}` : part;
}
