import type { LeadSort } from '@high-street/contract';
import { sql, type RawBuilder } from 'kysely';

import { listConditions } from './lead-filter.ts';
import type { LeadPlace } from './lead-place.ts';
import type { LeadQuery, LeadReaderOf } from './lead-query.ts';
import { matchesWords, readSearch } from './search-words.ts';

/** Of more leads than this that are found, the list's own order gives a page sooner. */
export const MOST_HITS = 5_000;

/** Beyond so many, a list is just long, and counting it would take longer than reading it. */
export const MOST_COUNTED = 5_000;

/** How leads are found: by the index of what they are found by first, or one by one in the order of the list. */
export type SearchWay = 'index' | 'one by one';

/** The parts of a statement that reads a list. */
export type ListParts = {
  /** What comes before the select, with a comma at its end; empty unless something is found by index. */
  readonly hits: RawBuilder<unknown>;
  /** How many leads are found, at most one more than MOST_HITS; null unless it is by index. */
  readonly hitCount: RawBuilder<number | null>;
  /** What gives `listed`, with the id of each lead, and what it is sorted by; with conditions if there are any. */
  readonly from: RawBuilder<unknown>;
  readonly id: RawBuilder<string>;
  /** The key of a row's place. */
  readonly key: RawBuilder<string>;
  readonly order: RawBuilder<unknown>;
};

type Condition = RawBuilder<boolean>;
type Row = 'hits' | 'lead_search' | 'leads';

const AT_MICROSECOND = sql.lit('YYYY-MM-DD"T"HH24:MI:SS.US"Z"');

/** The columns by which a list is sorted, in the rows that it is read from. */
function orderOf(sort: LeadSort, row: Row, place: LeadPlace | null) {
  const by = sql.ref(`${row}.${sort === 'name' ? 'name' : 'created_at'}`);
  const id = sql.ref<string>(row === 'leads' ? 'leads.id' : `${row}.lead_id`);
  const isDescending = (sort === 'newest') !== (place?.goes === 'back');
  const way = isDescending ? sql`desc` : sql`asc`;
  const at = sort === 'name' ? sql`${place?.at}::text` : sql`${place?.at}::timestamptz`;
  return {
    id,
    key: sql<string>`${sort === 'name' ? by : sql`to_char(${by} at time zone 'UTC', ${AT_MICROSECOND})`}`,
    order: sql`${by} ${way}, ${id} ${way}`,
    beyond:
      place === null
        ? []
        : [
            sql<boolean>`(${by}, ${id}) ${isDescending ? sql`<` : sql`>`} (${at}, ${place.id}::uuid)`,
          ],
  };
}

/** Where the key of a row's place is read in an order, for one lead. */
export function rowParts(sort: LeadSort) {
  const row = sort === 'name' ? 'lead_search' : 'leads';
  const { id, key } = orderOf(sort, row, null);
  return { from: sql.table(row), id, key };
}

function all(conditions: readonly Condition[]): Condition {
  return sql`${conditions.length === 0 ? sql`true` : sql.join([...conditions], sql` and `)}`;
}

/** What a lead is found by, in its row of lead_search. */
function foundBy({ q, source, campaign }: LeadQuery): readonly Condition[] {
  const words = q === undefined ? null : readSearch(q);
  const found = words === null ? [] : [matchesWords(words)];
  for (const [name, value] of Object.entries({ source, campaign })) {
    if (value === undefined) continue;
    const column = sql.ref(`lead_search.${name}`);
    // PostgreSQL knows no text with this character, and refuses to look for it.
    found.push(value.includes('\0') ? sql<boolean>`false` : sql<boolean>`${column} = ${value}`);
  }
  return found;
}

/** The lead of each row, if it fulfils the conditions; looked up in the order of the rows, until there are enough. */
function joinLeads(row: Row, conditions: readonly Condition[]) {
  const id = sql.ref(`${row}.lead_id`);
  return sql`join lateral (
    select from leads where leads.id = ${id} and ${all(conditions)} offset 0
  ) as fulfilled on true`;
}

/** The parts of a statement that reads the leads of a query, from a place on if one is given. */
export function listParts(
  query: LeadQuery,
  of: LeadReaderOf,
  { place, way }: { readonly place: LeadPlace | null; readonly way: SearchWay },
): ListParts {
  const { sort } = query;
  const conditions = listConditions(query, of);
  const found = foundBy(query);
  const none = { hits: sql``, hitCount: sql<null>`null::int` };
  if (found.length > 0 && way === 'index') {
    const { beyond } = orderOf(sort, 'lead_search', place);
    const { id, key, order } = orderOf(sort, 'hits', place);
    return {
      hits: sql`hits as materialized (
        select lead_id, created_at, name from lead_search
        where ${all([...found, ...beyond])} limit ${MOST_HITS + 1}::int
      ),`,
      hitCount: sql<number>`(select count(*)::int from hits)`,
      from: sql`(
        select * from hits where (select count(*) from hits) <= ${MOST_HITS}::int order by ${order}
      ) as hits ${joinLeads('hits', conditions)}`,
      id,
      key,
      order,
    };
  }
  if (sort === 'name') {
    const { beyond, ...parts } = orderOf(sort, 'lead_search', place);
    const rows = sql`(
      select * from lead_search where ${all([...found, ...beyond])} order by ${parts.order}
    ) as lead_search`;
    return { ...none, ...parts, from: sql`${rows} ${joinLeads('lead_search', conditions)}` };
  }
  const { beyond, ...parts } = orderOf(sort, 'leads', place);
  const isFound =
    found.length === 0
      ? []
      : [
          sql<boolean>`(select ${all(found)} from lead_search where lead_search.lead_id = leads.id)`,
        ];
  return {
    ...none,
    ...parts,
    from: sql`leads where ${all([...conditions, ...beyond, ...isFound])}`,
  };
}

/** The parts of a statement that counts leads. */
export type CountParts = Pick<ListParts, 'hits' | 'from'> & {
  /** Whether more were found by index than are counted, whatever else they fulfil. */
  readonly isCut: RawBuilder<boolean>;
};

/** The parts of a statement that counts the leads of a query. */
export function countParts(query: LeadQuery, of: LeadReaderOf): CountParts {
  const conditions = listConditions(query, of);
  const found = foundBy(query);
  if (found.length === 0) {
    return { hits: sql``, isCut: sql`false`, from: sql`leads where ${all(conditions)}` };
  }
  return {
    hits: sql`hits as materialized (
      select lead_id from lead_search where ${all(found)} limit ${MOST_COUNTED + 1}::int
    ),`,
    isCut: sql`(select count(*) > ${MOST_COUNTED}::int from hits)`,
    from: sql`hits ${joinLeads('hits', conditions)}`,
  };
}
