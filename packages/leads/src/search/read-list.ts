import { PLANNED_ANEW, type Database } from '@high-street/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { LeadKey, LeadPlace } from './lead-place.ts';
import type { LeadQuery, LeadReaderOf } from './lead-query.ts';
import {
  countParts,
  listParts,
  MOST_COUNTED,
  MOST_HITS,
  type SearchWay,
} from './list-statement.ts';

/** Which rows of a list are wanted. */
export type ListSlice = { readonly place: LeadPlace | null; readonly size: number };

type Hits = { readonly hits: number | null };
type FoundKey = LeadKey | { readonly at: null; readonly id: null };

/** Finds some leads of a query in its order, or against it where the place goes back. */
export async function findLeads(
  db: Kysely<Database>,
  query: LeadQuery,
  of: LeadReaderOf,
  { place, size }: ListSlice,
): Promise<readonly LeadKey[]> {
  const read = async (way: SearchWay) => {
    const { hits, hitCount, from, id, key, order } = listParts(query, of, { place, way });
    const { rows } = await sql<Hits & FoundKey>`${PLANNED_ANEW}
      with ${hits} page as (
        select ${id} as id, ${key} as at, row_number() over (order by ${order}) as nth
        from ${from} order by ${order} limit ${size}::int
      )
      select ${hitCount} as hits, page.id, page.at
      from (values (1)) as one left join page on true order by page.nth`.execute(db);
    return rows;
  };
  const byIndex = await read('index');
  const isMuch = (byIndex[0]?.hits ?? 0) > MOST_HITS;
  const found = isMuch ? await read('one by one') : byIndex;
  return found.flatMap(({ id, at }) => (id === null ? [] : { id, at }));
}

/** How many leads a query has; with `isMore` at least so many. */
export type LeadCount = { readonly count: number; readonly isMore: boolean };

/** Counts the leads of a query, as far as that is soon done. */
export async function countLeads(
  db: Kysely<Database>,
  query: LeadQuery,
  of: LeadReaderOf,
): Promise<LeadCount> {
  const { hits, isCut, from } = countParts(query, of);
  const { rows } = await sql<{ count: number; isCut: boolean }>`${PLANNED_ANEW}
    with ${hits} counted as materialized (select from ${from} limit ${MOST_COUNTED + 1}::int)
    select (select count(*)::int from counted) as count, ${isCut} as "isCut"`.execute(db);
  const { count = 0, isCut: isMore = false } = rows[0] ?? {};
  return { count: Math.min(count, MOST_COUNTED), isMore: isMore || count > MOST_COUNTED };
}

/** Reads leads that were found, in the order in which they were; those that are gone since are left out. */
export async function readFound<Row>(
  db: Kysely<Database>,
  found: readonly LeadKey[],
  { columns, joins }: { columns: RawBuilder<unknown>; joins: RawBuilder<unknown> },
): Promise<readonly Row[]> {
  const ids = found.map(({ id }) => id);
  const { rows } = await sql<Row>`${PLANNED_ANEW}
    select ${columns} from unnest(${ids}::uuid[]) with ordinality as found (id, nth)
    join leads on leads.id = found.id ${joins}
    order by found.nth`.execute(db);
  return rows;
}
