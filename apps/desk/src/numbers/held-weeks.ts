import type { SumRow, WeekRow } from './count-store.ts';
import { tellEach } from './tell-total.ts';
import { listWeeks, type Weeks } from './weeks.ts';

/** Holds the sums of weeks of one page from one source, with those to before them, and tells of them no more than may be told. */
export function holdWeeks(
  weeks: Weeks,
  { rows, before }: { readonly rows: readonly WeekRow[]; readonly before: readonly SumRow[] },
) {
  const mondays = listWeeks(weeks);

  return {
    /** What may be told of each week, of the sum over several whats as a series of its own. */
    tell(whats: readonly string[]): number[] {
      const sums = new Map(mondays.map((monday) => [monday, 0]));
      for (const { what, week, n } of rows) {
        if (whats.includes(what) && sums.has(week)) sums.set(week, (sums.get(week) ?? 0) + n);
      }
      const start = before
        .filter(({ what }) => whats.includes(what))
        .reduce((sum, row) => sum + (row.sums[0] ?? 0), 0);
      return tellEach(start, [...sums.values()]);
    },
  };
}

/** Holds the sums of weeks. */
export type HeldWeeks = ReturnType<typeof holdWeeks>;
