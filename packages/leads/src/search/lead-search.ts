import type { LeadView } from '@high-street/contract';
import type { AnswerState, Database } from '@high-street/server';
import { readPages } from '@high-street/server/command';
import { sql, type Kysely } from 'kysely';

import type { ArchivedLead } from '../lead-archive.ts';

import { createSearchFill } from './fill-search.ts';
import { findBeside, type Beside } from './find-beside.ts';
import { inView, IS_JUDGED, VIEWS } from './lead-filter.ts';
import { readPlace, writePlace, type LeadKey, type LeadPlace } from './lead-place.ts';
import type { LeadPage, LeadQuery, LeadReaderOf } from './lead-query.ts';
import { ARCHIVED_LEAD, LEAD_ROW, toLeadRow, type StoredRow } from './lead-row.ts';
import { countLeads, findLeads, readFound, type LeadCount, type ListSlice } from './read-list.ts';

type PageOf = LeadReaderOf & { readonly place?: string | null; readonly size: number };

/** Whether a query is answered by what leads are found by. */
function needsWords({ q, sort, source, campaign }: LeadQuery): boolean {
  return sort === 'name' || [q, source, campaign].some((wanted) => wanted !== undefined);
}

/** What is shown of what was found, which may be one lead more, and the places around it. */
function cutPage({ sort }: LeadQuery, { place, size }: ListSlice, found: readonly LeadKey[]) {
  const isMore = found.length > size;
  const goesBack = place?.goes === 'back';
  const slice = found.slice(0, size);
  const shown = goesBack ? slice.toReversed() : slice;
  const placeAt = (key: LeadKey | undefined, goes: LeadPlace['goes']) =>
    key === undefined ? null : writePlace(sort, { ...key, goes });
  return {
    shown,
    next: isMore || goesBack ? placeAt(shown.at(-1), 'on') : null,
    previous: (goesBack ? isMore : place !== null) ? placeAt(shown.at(0), 'back') : null,
  };
}

type StoredCounts = Record<'waiting' | 'quarantine' | 'mine', number> & {
  readonly judged: Readonly<Partial<Record<AnswerState, number>>> | null;
};

async function readPage(
  db: Kysely<Database>,
  query: LeadQuery,
  of: LeadReaderOf,
  slice: ListSlice,
): Promise<LeadPage> {
  const found = await findLeads(db, query, of, { ...slice, size: slice.size + 1 });
  const { shown, next, previous } = cutPage(query, slice, found);
  const rows = await readFound<StoredRow>(db, shown, LEAD_ROW);
  return { rows: rows.map(toLeadRow), next, previous };
}

async function countViews(
  db: Kysely<Database>,
  me: string,
): Promise<Readonly<Record<LeadView, number>>> {
  const { rows } = await sql<StoredCounts>`
    select
      (select count(*)::int from leads where ${VIEWS.waiting}) as waiting,
      (select count(*)::int from leads where ${VIEWS.quarantine}) as quarantine,
      (select count(*)::int from leads where ${inView('mine', me)}) as mine,
      (select jsonb_object_agg(answer_state, count) from (
        select answer_state, count(*) from leads where ${IS_JUDGED} group by answer_state
      ) as judged) as judged`.execute(db);
  const { waiting = 0, quarantine = 0, mine = 0, judged = null } = rows[0] ?? {};
  const { answered = 0, won = 0, lost = 0, spam = 0 } = judged ?? {};
  const all = waiting + quarantine + answered + won + lost + spam;
  return { waiting, mine, answered, won, lost, quarantine, all };
}

const MOST_OPTIONS = 200;

/** The different values of a column, each found by the index after the one before. */
async function readDistinct(
  db: Kysely<Database>,
  name: 'source' | 'campaign',
): Promise<readonly string[]> {
  const column = sql.ref(name);
  const { rows } = await sql<{ value: string }>`
    with recursive known (value) as (
      (select ${column} from lead_search where ${column} is not null order by ${column} limit 1)
      union all
      select (
        select ${column} from lead_search where ${column} > known.value order by ${column} limit 1
      ) from known where known.value is not null
    )
    select value from known where value is not null limit ${MOST_OPTIONS}::int`.execute(db);
  return rows.map(({ value }) => value);
}

/** Finds and lists leads for the people of the desk. What is in the bin is in no list. */
export function createLeadSearch(db: Kysely<Database>) {
  const { fill, fillSome, isWhole } = createSearchFill(db);

  async function prepare(query: LeadQuery): Promise<void> {
    if (needsWords(query)) await fillSome();
  }

  return {
    /**
     * A page of the leads that a query asks for: the first, or the one at the `next` or `previous` of another. Any other
     * place gives the first.
     */
    async list(query: LeadQuery, { place = null, size, ...of }: PageOf): Promise<LeadPage> {
      await prepare(query);
      const asked = readPlace(query.sort, place);
      const page = await readPage(db, query, of, { place: asked, size });
      if (asked === null || page.rows.length > 0) return page;
      return readPage(db, query, of, { place: null, size });
    },

    /** The reference of the lead after or before one in the order of a query, whether that one still is among them; or null. */
    async beside(query: LeadQuery, of: Beside): Promise<string | null> {
      await prepare(query);
      return findBeside(db, query, of);
    },

    /** How many leads each view has for a person. */
    counts: (me: string) => countViews(db, me),

    /** How many leads a query has, as far as that is soon counted. */
    async count(query: LeadQuery, of: LeadReaderOf): Promise<LeadCount> {
      await prepare(query);
      return countLeads(db, query, of);
    },

    /** The sources and campaigns that leads came from, by name. */
    async options() {
      await fillSome();
      const [sources, campaigns] = await Promise.all([
        readDistinct(db, 'source'),
        readDistinct(db, 'campaign'),
      ]);
      return { sources, campaigns };
    },

    /** The leads of a query page by page, in its order. */
    async *pages(
      query: LeadQuery,
      of: LeadReaderOf,
      signal: AbortSignal,
    ): AsyncGenerator<readonly ArchivedLead[]> {
      if (needsWords(query)) await fill({ signal });
      const found = readPages<LeadKey>(
        (after, size) =>
          findLeads(db, query, of, { place: after && { ...after, goes: 'on' }, size }),
        Number.MAX_SAFE_INTEGER,
        signal,
      );
      for await (const keys of found) yield readFound<ArchivedLead>(db, keys, ARCHIVED_LEAD);
    },

    /** Takes up what was stored since, so that no search has to. */
    fill,

    /** Whether a search finds the oldest leads, too: they are taken up last, for minutes after an upgrade of many. */
    isWhole,
  };
}

export type LeadSearch = ReturnType<typeof createLeadSearch>;
