import { sql, type RawBuilder } from 'kysely';

import { IS_WAITING, START_OF_CLOCK } from './clock-sql.ts';

/** Who waits before and after a lead in the order of the queue, by their references; null where nobody does. */
export type QueueNeighbours = {
  readonly previous: string | null;
  readonly next: string | null;
};

/** The one that comes next to `here`, on either side. Each branch reads one row of its own index. */
function selectNeighbour(goes: 'on' | 'back'): RawBuilder<string | null> {
  const [beyond, order] = goes === 'on' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  return sql<string | null>`(
    select reference from (
      (select leads.id, leads.reference, leads.created_at as start from leads
        where ${IS_WAITING} and leads.released_at is null
          and (leads.created_at, leads.id) ${beyond} (here.start, here.id)
        order by leads.created_at ${order}, leads.id ${order} limit 1)
      union all
      (select leads.id, leads.reference, leads.released_at as start from leads
        where ${IS_WAITING} and leads.released_at is not null
          and (leads.released_at, leads.id) ${beyond} (here.start, here.id)
        order by leads.released_at ${order}, leads.id ${order} limit 1)
    ) as near order by start ${order}, id ${order} limit 1)`;
}

/** Finds both by when the clock of the lead started, however far down the queue it is. */
export function selectBeside(leadId: string): RawBuilder<QueueNeighbours> {
  return sql<QueueNeighbours>`
    select ${selectNeighbour('back')} as previous, ${selectNeighbour('on')} as next
    from (select leads.id, ${START_OF_CLOCK} as start from leads where leads.id = ${leadId}::uuid) as here`;
}
