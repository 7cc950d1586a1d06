import type { ArchivedLead } from './lead-archive.ts';
import { toMinute, toTerminalLine } from './terminal-text.ts';

const HEADINGS = ['Stored (UTC)', 'Name', 'E-mail', 'Phone', 'Status', 'State', 'Reference'];
const HELD = 'quarantined';
const GAP = '  ';

type Pages = AsyncIterable<readonly ArchivedLead[]>;

/** The leads as lines of aligned columns; a later page only ever widens a column. */
export async function* listLeads(pages: Pages): AsyncGenerator<string> {
  let widths = HEADINGS.map(widthOf);
  let isFirst = true;
  for await (const page of pages) {
    const rows = page.map(cellsOf);
    if (isFirst) rows.unshift(HEADINGS);
    isFirst = false;
    widths = widths.map((width, column) =>
      Math.max(width, ...rows.map((row) => widthOf(row[column] ?? ''))),
    );
    yield rows.map((row) => toLine(row, widths)).join('');
  }
  if (isFirst) yield 'No leads are stored yet.\n';
}

function cellsOf({ createdAt, contacts, reference, heldFor, answerState }: ArchivedLead): string[] {
  const { contactName, email, phoneNumber, leadStatus } = contacts;
  const state = heldFor ? HELD : answerState;
  return [toMinute(createdAt), contactName, email, phoneNumber, leadStatus, state, reference].map(
    toTerminalLine,
  );
}

function toLine(cells: readonly string[], widths: readonly number[]): string {
  const padded = cells.map(
    (cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell)),
  );
  return `${padded.join(GAP).trimEnd()}\n`;
}

function widthOf(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length;
}
