import { addCounts } from '@high-street/server/counts';
import { sql } from 'kysely';

import { addDays, addWeeks, findMonday } from '#/numbers/index.ts';

import type { TestApp } from './test-app.ts';

/** A total as a test stores it: of a week of a page, from a source or none. */
export type StoredCount = {
  readonly week: string;
  readonly page: string;
  readonly what: string;
  readonly source?: string;
  readonly n: number;
};

/** Stores totals as the service does that counts, each on the Monday of its week, and has counting be on since then. */
export async function storeCounts(
  { db, clock }: Pick<TestApp, 'db' | 'clock'>,
  counts: readonly StoredCount[],
): Promise<void> {
  const weeks = [...new Set(counts.map(({ week }) => week))].toSorted();
  await db.transaction().execute(async (trx) => {
    for (const week of weeks) {
      const ofWeek = counts
        .filter((count) => count.week === week)
        .map(({ page, what, source = '', n }) => ({ page, what, source, n }));
      await addCounts(trx, week, ofWeek);
    }
    await sql`insert into counting_days (day)
      select day::date from generate_series(${weeks[0]}::date, ${clock.now()}::date, interval '1 day') as day
      on conflict do nothing`.execute(trx);
  });
}

/** The Monday so many weeks before that of the clock. */
export function weekBack({ clock }: Pick<TestApp, 'clock'>, weeks: number): string {
  return addWeeks(findMonday(clock.now().toISOString().slice(0, 10)), -weeks);
}

/** The day so many days after the Monday of a week. */
export const dayOfWeek = (week: string, days: number) => addDays(week, days);
