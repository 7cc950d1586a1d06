import { sql, type Transaction } from 'kysely';

import type { Database } from '#/database/schema.ts';

/** How often something happened on a page, and where those it happened to came from; `source` is empty where that is not told. */
export type Count = {
  readonly page: string;
  readonly what: string;
  readonly source: string;
  readonly n: number;
};

/** Any fixed number, for an advisory lock: of two that write many totals, each would else wait for rows of the other. */
const COUNTS_LOCK = 7_734_261_902_519n;

/**
 * Adds counts to the totals of a day (YYYY-MM-DD) and of its week, the sums over all pages and all sources included; a
 * count below zero takes back. Who writes totals waits until the transaction of the one before has ended.
 */
export async function addCounts(
  trx: Transaction<Database>,
  day: string,
  counts: readonly Count[],
): Promise<void> {
  if (counts.length === 0) return;
  await sql`select pg_advisory_xact_lock(${COUNTS_LOCK}::bigint)`.execute(trx);
  await sql`
    with added as (
      select page, what, source, sum(n)::bigint as n
      from unnest(
        ${counts.map(({ page }) => page)}::text[], ${counts.map(({ what }) => what)}::text[],
        ${counts.map(({ source }) => source)}::text[], ${counts.map(({ n }) => n)}::bigint[]
      ) as added (page, what, source, n)
      group by page, what, source
    ), of_day as (
      insert into counts as kept (day, page, what, source, n)
      select ${day}::date, page, what, source, n from added
      on conflict (day, what, page, source) do update set n = kept.n + excluded.n
    ), summed as (
      select pages.name as page, what, sources.name as source, sum(n)::bigint as n
      from added, unnest(array[page, '*']) as pages (name),
        unnest(case source when '' then array[''] else array[source, '*'] end) as sources (name)
      group by pages.name, what, sources.name
    )
    insert into week_counts as kept (week, page, what, source, n)
    select date_trunc('week', ${day}::date::timestamp)::date, page, what, source, n from summed
    on conflict (what, page, source, week) do update set n = kept.n + excluded.n`.execute(trx);
}
