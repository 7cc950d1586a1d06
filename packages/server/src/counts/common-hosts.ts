import { sql, type Transaction } from 'kysely';

import type { Database } from '#/database/schema.ts';

import { isHostName } from './host-name.ts';

/** A host is told by its name once so many visits came from it on one day. */
const COMMON = 5;
/** At most so many hosts are told by their name within so many days. */
const MOST_NAMED = 50;
const NAMED_DAYS = 28;
/** No more hosts are remembered in a day, as anybody can make one up. */
const MOST_REMEMBERED = 1_000;

/** Which hosts so many visits come from that they are told by their name; the same for all processes. */
export function createCommonHosts() {
  let named: ReadonlySet<string> = new Set();
  let today = '';
  let seen = new Map<string, number>();

  return {
    isNamed: (host: string): boolean => named.has(host),

    /** Notes a visit that came from a host on a day. What is no name of one is never told. */
    note(day: string, host: string): void {
      if (!isHostName(host)) return;
      if (day !== today) [today, seen] = [day, new Map()];
      const before = seen.get(host);
      if (before === undefined && seen.size >= MOST_REMEMBERED) return;
      seen.set(host, (before ?? 0) + 1);
    },

    /** Names what has become common, as long as there is room, and learns what others have named. */
    async share(trx: Transaction<Database>, day: string): Promise<void> {
      const common = [...seen].filter(([, times]) => times >= COMMON).map(([host]) => host);
      await sql`
        with room as (
          select ${MOST_NAMED} - count(*) as places from counted_hosts
          where day > ${day}::date - ${NAMED_DAYS}::int
        ), common as (
          select host, exists (
            select from counted_hosts as known
            where known.host = common.host and day > ${day}::date - ${NAMED_DAYS}::int
          ) as is_named
          from unnest(${common}::text[]) as common (host)
        ), placed as (
          select host, is_named, row_number() over (partition by is_named order by host) as place from common
        )
        insert into counted_hosts as kept (host, day)
        select host, ${day}::date from placed, room where is_named or place <= places
        on conflict (host) do update set day = greatest(kept.day, excluded.day)`.execute(trx);
      const { rows } = await sql<{ host: string }>`
        select host from counted_hosts where day > ${day}::date - ${NAMED_DAYS}::int`.execute(trx);
      named = new Set(rows.map(({ host }) => host));
    },
  };
}
