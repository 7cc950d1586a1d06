import type { Database } from '@high-street/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { ALL, STAGE_WHATS } from './series.ts';
import { findBlock, type Weeks } from './weeks.ts';

/** A part of the sums of a series from the first week of all to before each of some Mondays. Not to be shown: see `tellBetween`. */
export type SumRow = {
  readonly what: string;
  readonly page: string;
  readonly source: string;
  readonly sums: readonly number[];
};

/** The sum of a series in one week. Not to be shown: see `tellEach`. */
export type WeekRow = {
  readonly page: string;
  readonly what: string;
  readonly source: string;
  readonly week: string;
  readonly n: number;
};

/** A day on which something counted. */
export type CountingDay = {
  readonly day: string;
  readonly dropped: number;
  readonly lostProcesses: number;
};

/** Which series are asked for: each of the whats on each of the pages from each of the sources. */
export type Asked = {
  readonly whats: readonly string[];
  readonly pages: readonly string[];
  readonly sources: readonly string[];
};

type Name = 'page' | 'source';

/** The week before all others, under which the remainders of removed weeks lie. */
const REMAINDERS = '0001-01-01';

/**
 * The different pages of what was seen, or sources of what was seen or sent, each found by one step through the index
 * for each what; not those of which only a remainder is left.
 */
async function listNames(db: Kysely<Database>, name: Name): Promise<string[]> {
  const nextSource = (what: string, after: RawBuilder<unknown>) =>
    sql`(select source from week_counts where what = ${what} and page = ${ALL} and source > ${after} and week > ${REMAINDERS}
      order by source limit 1)`;
  const next = (after: RawBuilder<unknown>) =>
    name === 'page'
      ? sql`(select page from week_counts where what = 'seen' and page > ${after} and week > ${REMAINDERS}
          order by page limit 1)`
      : sql`least(${sql.join(['seen', ...STAGE_WHATS.sent].map((what) => nextSource(what, after)))})`;
  const { rows } = await sql<{ name: string }>`with recursive names(name) as (
      select ${next(sql`''`)} union all select ${next(sql`name`)} from names where name is not null
    )
    select name from names where name is not null and name <> ${ALL}`.execute(db);
  return rows.map((row) => row.name);
}

async function readSums(
  db: Kysely<Database>,
  { whats, pages, sources }: Asked,
  mondays: readonly string[],
): Promise<SumRow[]> {
  const bounds = mondays.map((end) => ({ block: findBlock(end), end }));
  const last =
    bounds
      .map(({ block }) => block)
      .toSorted()
      .at(-1) ?? '';
  // The weeks that are left of each block in which a bound lies.
  const left = new Map(
    bounds
      .toSorted((one, other) => (one.end < other.end ? -1 : 1))
      .map(({ block, end }) => [block, end]),
  );
  const sums = (conditions: readonly RawBuilder<unknown>[]) =>
    sql`array[${sql.join(conditions.map((one) => sql`coalesce(sum(n) filter (where ${one}), 0)::float8`))}]`;
  const inBlocks = sums(bounds.map(({ block }) => sql`block < ${block}`));
  const inWeeks = sums(bounds.map(({ block, end }) => sql`week >= ${block} and week < ${end}`));
  // A look-up for each series, whatever the planner believes of so many values at once.
  const isAsked = sql`(what, page, source) = (asked.what, asked.page, asked.source)`;
  const { rows } = await sql<SumRow>`select asked.*, parts.sums
    from (
      select what, page, source from unnest(${[...new Set(whats)]}::text[]) as what,
        unnest(${[...new Set(pages)]}::text[]) as page, unnest(${[...new Set(sources)]}::text[]) as source
    ) as asked, lateral (
      select ${inBlocks} as sums, count(*) as found from block_counts where ${isAsked} and block < ${last}
      ${sql.join(
        Array.from(
          left,
          ([block, end]) => sql`union all select ${inWeeks}, count(*) from week_counts
            where ${isAsked} and week >= ${block} and week < ${end}`,
        ),
        sql` `,
      )}
    ) as parts where parts.found > 0`.execute(db);
  return rows;
}

/** Reads totals as they are stored. */
export function createCountStore(db: Kysely<Database>) {
  const of = ({ whats, pages, sources }: Asked) =>
    sql`what = any(${[...whats]}::text[]) and page = any(${[...pages]}::text[]) and source = any(${[...sources]}::text[])`;

  return {
    /** The pages on which anything was seen. */
    listPages: () => listNames(db, 'page'),

    /** The sources from which anything was seen or sent. */
    listSources: () => listNames(db, 'source'),

    /** The sums to before each of some Mondays, in their order: of whole blocks, and of the weeks that are left. */
    readSums: (asked: Asked, mondays: readonly string[]) => readSums(db, asked, mondays),

    /** The sums of each of the weeks. */
    async readWeeks(asked: Asked, { first, end }: Weeks): Promise<WeekRow[]> {
      const { rows } =
        await sql<WeekRow>`select what, page, source, week::text as week, n::float8 as n
        from week_counts where ${of(asked)} and week >= ${first} and week < ${end}`.execute(db);
      return rows;
    },

    /** The first day on which anything counted; null before it. */
    async findFirstDay(): Promise<string | null> {
      const { rows } = await sql<{ day: string | null }>`select min(day)::text as day
        from counting_days`.execute(db);
      return rows[0]?.day ?? null;
    },

    /** The days of weeks on which something counted, in order. */
    async readDays({ first, end }: Weeks): Promise<CountingDay[]> {
      const { rows } = await sql<CountingDay>`select day::text as day, dropped::float8 as dropped,
          lost_processes as "lostProcesses"
        from counting_days where day >= ${first} and day < ${end} order by day`.execute(db);
      return rows;
    },
  };
}

/** Reads totals as they are stored. */
export type CountStore = ReturnType<typeof createCountStore>;
