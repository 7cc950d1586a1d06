import { sql, type RawBuilder } from 'kysely';

import { QUEUE_PARTS, START_OF_CLOCK } from './clock-sql.ts';

/** Who waits before and after a lead in the order of the queue, by their references; null where nobody does. */
export type QueueNeighbours = {
  readonly previous: string | null;
  readonly next: string | null;
};

/** The one that comes next to `here`, on either side. Each part reads one row of its own index. */
function selectNeighbour(goes: 'on' | 'back'): RawBuilder<string | null> {
  const [beyond, order] = goes === 'on' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const parts = QUEUE_PARTS.map(
    ({ isAgain, start, holds }) => sql`(
      select leads.id, leads.reference, ${start} as start, ${isAgain}::boolean as is_again from leads
      where ${holds} and (${start}, leads.id) ${beyond} (${isAgain ? sql`here.start_again` : sql`here.start`}, here.id)
      order by ${start} ${order}, leads.id ${order} limit 1
    )`,
  );
  return sql<string | null>`(
    select reference from (${sql.join(parts, sql` union all `)}) as near
    order by is_again ${order}, start ${order}, id ${order} limit 1)`;
}

/**
 * Finds both by when the clock of the lead started, however far down the queue it is. What waits again comes after all that
 * wait for their first answer.
 */
export function selectBeside(leadId: string): RawBuilder<QueueNeighbours> {
  return sql<QueueNeighbours>`
    select ${selectNeighbour('back')} as previous, ${selectNeighbour('on')} as next
    from (
      select leads.id,
        case when leads.answered_at is null then ${START_OF_CLOCK} else 'infinity' end as start,
        case when leads.answered_at is null then '-infinity' else ${START_OF_CLOCK} end as start_again
      from leads where leads.id = ${leadId}::uuid
    ) as here`;
}
