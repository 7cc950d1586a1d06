import type { Clock, Database } from '@high-street/server';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { heldUntil } from './claim-limit.ts';
import { IS_WAITING, QUEUE_PARTS, START_OF_CLOCK, WAITS_AGAIN } from './clock-sql.ts';
import type { OfficeClock } from './office-clock.ts';
import { selectBeside, type QueueNeighbours } from './select-beside.ts';

/** What the queue works with. */
export type NextUpParts = {
  readonly db: Kysely<Database>;
  readonly clock: Pick<Clock, 'now'>;
  readonly office: OfficeClock;
};

/** A lead that waits for an answer. */
export type QueuedLead = {
  readonly id: string;
  readonly reference: string;
  readonly name: string;
  readonly business: string;
  /** How its message begins. */
  readonly message: string;
  /** When its clock started. */
  readonly start: Date;
  /** It had its first answer, and waits again. */
  readonly isAgain: boolean;
  /** Until when the first answer is in time; null for what had one, and where the office never opens. */
  readonly dueAt: Date | null;
  readonly isLate: boolean;
  /** Who has taken it, and until when they keep it if they do nothing more. */
  readonly heldBy: { readonly id: string; readonly name: string | null } | null;
  readonly heldUntil: Date | null;
};

/** How many leads wait, and how many of them are past due with their first answer. */
export type QueueCounts = { readonly waiting: number; readonly late: number };

/** The row as it is stored. */
type Row = {
  readonly id: string;
  readonly reference: string;
  readonly name: string | null;
  readonly business: string | null;
  readonly message: string | null;
  readonly start: Date;
  readonly isAgain: boolean;
  readonly heldBy: string | null;
  readonly holderName: string | null;
  readonly heldSince: Date | null;
  readonly heldActiveAt: Date | null;
};

/** How much of a message a line can show. */
const MESSAGE_LENGTH = 160;

/** Whether nobody has written to them, or only what was given up or has been accepted. */
const IS_UNWRITTEN = sql<boolean>`not exists (
  select from deliveries where deliveries.lead_id = leads.id and kind = 'reply' and state = 'waiting'
)`;

const EVERY = sql<boolean>`true`;

/**
 * The leads that wait longest, in the order of their clocks. As there is one target, that is the order in which they are due.
 * Each part reads its own index only as far as the limit.
 */
export function selectQueue(limit: number, which: RawBuilder<boolean> = EVERY): RawBuilder<Row> {
  const parts = QUEUE_PARTS.map(
    ({ isAgain, start, holds }) => sql`(
      select leads.id, ${start} as start, ${isAgain}::boolean as is_again from leads
      where ${holds} and ${which} order by ${start}, leads.id limit ${limit}
    )`,
  );
  return sql<Row>`
    with first as (
      ${sql.join(parts, sql` union all `)} order by is_again, start, id limit ${limit}
    )
    select leads.id, leads.reference, leads.contacts ->> 'contactName' as name,
      leads.contacts ->> 'storeName' as business, left(leads.contacts ->> 'message', ${MESSAGE_LENGTH}) as message,
      first.start, first.is_again as "isAgain", leads.held_by as "heldBy",
      people.name as "holderName", leads.held_since as "heldSince", leads.held_active_at as "heldActiveAt"
    from first join leads on leads.id = first.id left join people on people.id = leads.held_by
    order by first.is_again, first.start, first.id`;
}

/**
 * Counts those that wait, and of them those whose clock started by the moment and still runs: all that were stored by then,
 * but for those that were released later and those that wait again. So indexes alone count them.
 */
export function selectCounts(lateSince: Date | null): RawBuilder<QueueCounts> {
  return sql<QueueCounts>`select
    (select count(*)::int from leads where ${IS_WAITING}) as waiting,
    (select count(*)::int from leads where ${IS_WAITING} and leads.created_at <= ${lateSince}::timestamptz)
    - (select count(*)::int from leads where ${IS_WAITING} and leads.created_at <= ${lateSince}::timestamptz
      and leads.released_at > ${lateSince}::timestamptz)
    - (select count(*)::int from leads where ${WAITS_AGAIN} and ${START_OF_CLOCK} <= ${lateSince}::timestamptz) as late`;
}

/** Which lead is to be answered next. */
export function createNextUp({ db, clock, office }: NextUpParts) {
  function toQueued(row: Row, now: Date): QueuedLead {
    const dueAt = row.isAgain ? null : office.dueAt(row.start);
    return {
      id: row.id,
      reference: row.reference,
      name: row.name ?? '',
      business: row.business ?? '',
      message: row.message ?? '',
      start: row.start,
      isAgain: row.isAgain,
      dueAt,
      isLate: dueAt !== null && dueAt <= now,
      heldBy: row.heldBy === null ? null : { id: row.heldBy, name: row.holderName },
      heldUntil: row.heldBy === null ? null : heldUntil(office, row),
    };
  }

  async function read(limit: number, which?: RawBuilder<boolean>): Promise<readonly QueuedLead[]> {
    const { rows } = await selectQueue(limit, which).execute(db);
    const now = clock.now();
    return rows.map((row) => toQueued(row, now));
  }

  return {
    /** Those that are due first, whoever holds them. */
    queue: ({ limit }: { readonly limit: number }) => read(limit),

    /** The one that is due first of those that nobody else holds, and to which no reply is on its way; null where there is none. */
    async next(personId: string): Promise<QueuedLead | null> {
      const open = sql<boolean>`(leads.held_by is null or leads.held_by = ${personId}) and ${IS_UNWRITTEN}`;
      const [first] = await read(1, open);
      return first ?? null;
    },

    /** Who waits before and after a lead, whoever holds them. */
    async beside(leadId: string): Promise<QueueNeighbours> {
      const { rows } = await selectBeside(leadId).execute(db);
      return rows[0] ?? { previous: null, next: null };
    },

    /** Those of them that are past due. */
    async late({ limit }: { readonly limit: number }): Promise<readonly QueuedLead[]> {
      return (await read(limit)).filter(({ isLate }) => isLate);
    },

    async counts(): Promise<QueueCounts> {
      const { rows } = await selectCounts(office.lateSince(clock.now())).execute(db);
      return rows[0] ?? { waiting: 0, late: 0 };
    },
  };
}

export type NextUp = ReturnType<typeof createNextUp>;
