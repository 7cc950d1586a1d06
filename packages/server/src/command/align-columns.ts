import { toTerminalLine } from './terminal-text.ts';

const GAP = '  ';

type Row = readonly string[];

/**
 * Items that come page by page as lines of aligned columns under headings; a later page only ever widens a column.
 * Without any item it is the sentence `none` alone.
 */
export async function* alignColumns<Item>(
  headings: Row,
  pages: AsyncIterable<readonly Item[]> | Iterable<readonly Item[]>,
  cellsOf: (item: Item) => Row,
  none: string,
): AsyncGenerator<string> {
  let widths = headings.map(widthOf);
  let isFirst = true;
  for await (const page of pages) {
    if (page.length === 0) continue;
    const rows = page.map((item) => cellsOf(item).map(toTerminalLine));
    if (isFirst) rows.unshift([...headings]);
    isFirst = false;
    widths = widths.map((width, column) =>
      Math.max(width, ...rows.map((row) => widthOf(row[column] ?? ''))),
    );
    yield rows.map((row) => toLine(row, widths)).join('');
  }
  if (isFirst) yield `${none}\n`;
}

function toLine(cells: Row, widths: readonly number[]): string {
  const padded = cells.map(
    (cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)),
  );
  return `${padded.join(GAP).trimEnd()}\n`;
}

function widthOf(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length;
}
