import { randomUUID } from 'node:crypto';

import { sql, type Transaction } from 'kysely';

import type { Database } from '#/database/schema.ts';

/** A process that wrote nothing while another wrote so many times has ended without its last writing. */
const SILENT_WRITINGS = 3;

type Seen = { readonly beats: number; readonly times: number };

/**
 * Tells processes that count from those that ended without a word, by a number that rises with each writing; no time is
 * kept. It also tells whether a writing whose answer was lost has taken place.
 */
export function createProcessBeats() {
  const id = randomUUID();
  let others: ReadonlyMap<string, Seen> = new Map();

  return {
    /** Notes writing number `beat` of this process; false when it has taken place before. */
    async beat(trx: Transaction<Database>, day: string, beat: number): Promise<boolean> {
      const { rows } = await sql`
        insert into counting_processes as kept (id, day, beats) values (${id}, ${day}::date, ${beat})
        on conflict (id) do update set day = excluded.day, beats = excluded.beats
        where kept.beats < excluded.beats
        returning id`.execute(trx);
      return rows.length > 0;
    },

    /** Removes processes that went silent, and notes on their day that one was lost. */
    async findLost(trx: Transaction<Database>): Promise<void> {
      const rows = await trx
        .selectFrom('counting_processes')
        .select(['id', 'beats'])
        .where('id', '!=', id)
        .execute();
      others = new Map(
        rows.map(({ id: other, beats }) => {
          const before = others.get(other);
          const times = before?.beats === beats ? before.times + 1 : 0;
          return [other, { beats, times }];
        }),
      );
      const silent = [...others].filter(([, { times }]) => times >= SILENT_WRITINGS);
      if (silent.length === 0) return;
      await sql`
        with lost as (
          delete from counting_processes
          using unnest(${silent.map(([other]) => other)}::uuid[], ${silent.map(([, { beats }]) => beats)}::int[])
            as silent (id, beats)
          where counting_processes.id = silent.id and counting_processes.beats = silent.beats
          returning day
        )
        insert into counting_days as kept (day, lost_processes)
        select day, count(*) from lost group by day order by day
        on conflict (day) do update set lost_processes = kept.lost_processes + excluded.lost_processes`.execute(
        trx,
      );
    },

    /** Takes leave: nothing of this process is missing. */
    async leave(trx: Transaction<Database>): Promise<void> {
      await trx.deleteFrom('counting_processes').where('id', '=', id).execute();
    },
  };
}
