import { listPageWhats } from '@high-street/contract';
import { toCsv } from '@high-street/server/command';

import type { CountStore } from './count-store.ts';
import { holdWeeks } from './held-weeks.ts';
import { ALL, LANDING_WHATS, WEEKLY_WHATS } from './series.ts';
import { listWeeks, type Weeks } from './weeks.ts';

/** Which totals a file has: those of some weeks, of one page or each, from one source or all. */
export type ExportAsked = {
  readonly weeks: Weeks;
  readonly page: string | null;
  readonly source: string | null;
};

const COLUMNS = ['week', 'page', 'what', 'source', 'total'];
const WHATS = [...new Set([...WEEKLY_WHATS, ...LANDING_WHATS, ...listPageWhats()])];

/** What is told of the weeks of a page: a row for each total that is not under five. */
async function readRows(store: CountStore, { weeks, source }: ExportAsked, page: string) {
  const from = source ?? ALL;
  const series = { whats: WHATS, pages: [page], sources: [from, ''] };
  const [rows, before] = await Promise.all([
    store.readWeeks(series, weeks),
    store.readSums(series, [weeks.first]),
  ]);
  const held = [from, ''].map((name) => ({
    // What is counted for no source is counted for all of them together.
    source: name || ALL,
    totals: holdWeeks(weeks, {
      rows: rows.filter((row) => row.source === name),
      before: before.filter((row) => row.source === name),
    }),
  }));
  const mondays = listWeeks(weeks);
  return WHATS.flatMap((what) =>
    held.flatMap((one) =>
      one.totals
        .tell([what])
        .flatMap((told, at) =>
          told === 0 ? [] : [[mondays[at] ?? '', page, what, one.source, String(told)]],
        ),
    ),
  );
}

/**
 * Writes totals by week, page and what as CSV, rounded as the room tells them. What is missing is under five, or none:
 * which of both is not told. `*` stands for all pages and all sources.
 */
export function createNumbersCsv(store: CountStore) {
  async function* toRows(asked: ExportAsked, signal: AbortSignal): AsyncGenerator<string[][]> {
    const pages =
      asked.page === null ? [ALL, ...(await store.listPages()), 'unknown'] : [asked.page];
    for (const page of pages) {
      if (signal.aborted) return;
      // One page after another, so that few rows are held.
      yield await readRows(store, asked, page);
    }
  }

  return (asked: ExportAsked, signal: AbortSignal): AsyncIterable<string> =>
    toCsv(COLUMNS, toRows(asked, signal), (row) => row);
}
