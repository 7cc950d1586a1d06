import { addDays, addWeeks, mondayOf } from '#/numbers/index.ts';

import type { TestApp } from './test-app.ts';

/** A total as a test stores it: of a week of a page, from a source or none. */
export type StoredCount = {
  readonly week: string;
  readonly page: string;
  readonly what: string;
  readonly source?: string;
  readonly n: number;
};

const ALL = '*';

/** The sums that are kept of a total: under its page and source, and under all of either. */
function listMargins({ page, source = '' }: StoredCount): readonly (readonly [string, string])[] {
  const own = [
    [page, source],
    [ALL, source],
  ] as const;
  const all = [
    [page, ALL],
    [ALL, ALL],
  ] as const;
  return source === '' ? own : [...own, ...all];
}

/** Stores totals as the service does that counts, each on the Monday of its week, and has counting be on since then. */
export async function storeCounts(
  { pool, clock }: Pick<TestApp, 'pool' | 'clock'>,
  counts: readonly StoredCount[],
): Promise<void> {
  for (const count of counts) {
    const { week, page, what, source = '', n } = count;
    // oxlint-disable-next-line no-await-in-loop -- few
    await pool.query(
      `insert into counts as kept (n, day, page, what, source) values ($1, $2, $3, $4, $5)
      on conflict (day, what, page, source) do update set n = kept.n + excluded.n`,
      [n, week, page, what, source],
    );
    for (const [onPage, from] of listMargins(count)) {
      // oxlint-disable-next-line no-await-in-loop -- four
      await pool.query(
        `insert into week_counts as kept (n, week, page, what, source) values ($1, $2, $3, $4, $5)
        on conflict (what, page, source, week) do update set n = kept.n + excluded.n`,
        [n, week, onPage, what, from],
      );
    }
  }
  const [first] = counts.map(({ week }) => week).toSorted();
  await pool.query(
    `insert into counting_days (day)
    select day::date from generate_series($1::date, $2::date, interval '1 day') as day on conflict do nothing`,
    [first, clock.now()],
  );
}

/** The Monday so many weeks before that of the clock. */
export function weekBack({ clock }: Pick<TestApp, 'clock'>, weeks: number): string {
  return addWeeks(mondayOf(clock.now().toISOString().slice(0, 10)), -weeks);
}

/** The day so many days after the Monday of a week. */
export const dayOfWeek = (week: string, days: number) => addDays(week, days);
