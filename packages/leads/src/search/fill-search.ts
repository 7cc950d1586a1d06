import type { Database } from '@high-street/server';
import { sql, type Kysely, type Transaction } from 'kysely';

import { SOURCE } from './lead-filter.ts';

/** About a tenth of a second's work, for somebody who waits for it. */
const AT_ONCE = 500;
/** What is filled in behind everybody's back keeps no processor for longer than a frame or two. */
const BATCH = 100;
/** Longer than a statement that stores a lead may take, after which nothing older than itself comes in. */
const UNSETTLED = sql`uuidv7(interval '-1 minute')`;
/** Once in a while everything is looked through, in case something took longer after all. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Ids begin with the moment at which they were made. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** After that of every lead. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Batch = {
  readonly count: number;
  readonly first: string | null;
  readonly unsettled: string;
};

type FillOptions = {
  readonly signal?: AbortSignal;
  /** What passes between two batches, so that others have their turn. */
  readonly rest?: () => Promise<void>;
};

/** Makes what leads are found by, with what the database has to offer by now. */
export async function prepareLeadSearch(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    // To index what is there already may take longer than a statement is allowed to.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`select prepare_lead_search()`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

const NAME = sql`lead_search_words(contact_name)`;
const WORDS = sql`lead_search_words(regexp_replace(
  concat_ws(' ', '', contact_name, contacts ->> 'storeName', email, phone_number, reference, contacts ->> 'message'),
  '\\s+', ' ', 'g'))`;

/** Has a lead found by what it says now; one that is not filled in yet stays so. */
export async function refreshSearch(trx: Transaction<Database>, leadId: string): Promise<void> {
  await sql`update lead_search set name = fresh.name, words = fresh.words
    from (select ${NAME} as name, ${WORDS} as words from leads where id = ${leadId}) as fresh
    where lead_id = ${leadId}`.execute(trx);
}

/** Fills in the newest leads before an id that are missing, of those from another one on, or of the last minute. */
async function fillBatch(
  db: Kysely<Database>,
  { from, below, size }: { from: string | null; below: string; size: number },
) {
  const { rows } = await sql<Batch>`
    with missing as (
      select id from leads
      where origin = 'form' and id >= (select coalesce(${from}::uuid, ${UNSETTLED})) and id < ${below}::uuid
        -- One by one, since a join would read both tables to their ends for each batch.
        and (select lead_id from lead_search where lead_id = leads.id) is null
      order by id desc limit ${size}::int
    ), fresh as (
      select id, created_at, reference, contact_name, email, phone_number, contacts, attribution,
        counted_source
      from leads where id = any(array(select id from missing))
      -- In the order in which acts lock several. One that is being changed or erased is waited for, and read as it is then.
      order by id for share
    ), filled as (
      insert into lead_search (lead_id, created_at, name, reference, words, source, campaign)
      select id, created_at, ${NAME}, lower(reference), ${WORDS},
        ${SOURCE}, attribution ->> 'campaign'
      from fresh as leads
      on conflict (lead_id) do nothing
    )
    select count(*)::int as count,
      (select id from fresh order by id limit 1) as first, ${UNSETTLED} as unsettled from fresh`.execute(
    db,
  );
  const { count = 0, first = null, unsettled = FIRST_ID } = rows[0] ?? {};
  return { next: count < size ? null : first, unsettled };
}

/** Keeps what leads are found by up to date. */
export function createSearchFill(db: Kysely<Database>) {
  let floor = FIRST_ID;
  let lookedAt = 0;
  let isFilling = false;

  function findFloor(): string {
    const now = performance.now();
    if (now - lookedAt <= LOOK_AGAIN_MS) return floor;
    lookedAt = now;
    return FIRST_ID;
  }

  return {
    /** Fills in the newest leads that are missing, up to a number that takes no time to notice. */
    async fillSome(): Promise<void> {
      // Those before are on their way, the newest first.
      const isUnderWay = isFilling && floor === FIRST_ID;
      const { next, unsettled } = await fillBatch(db, {
        from: isUnderWay ? null : floor,
        below: LAST_ID,
        size: AT_ONCE,
      });
      if (next === null && !isUnderWay) floor = unsettled;
    },

    /** Fills in all that are missing, with as many rests as there are batches. */
    async fill({ signal, rest }: FillOptions = {}): Promise<void> {
      const from = findFloor();
      isFilling = true;
      try {
        const { next, unsettled } = await fillBatch(db, { from, below: LAST_ID, size: BATCH });
        for (let below = next; below !== null;) {
          signal?.throwIfAborted();
          await rest?.();
          ({ next: below } = await fillBatch(db, { from, below, size: BATCH }));
        }
        floor = unsettled;
      } finally {
        isFilling = false;
      }
    },

    /** Whether the oldest leads are filled in, too: they come last, for minutes after an upgrade of many. */
    async isWhole(): Promise<boolean> {
      const { rows } = await sql<{ isWhole: boolean }>`
        select not exists (
          select from leads where origin = 'form'
            and id < coalesce((select lead_id from lead_search order by lead_id limit 1), ${LAST_ID}::uuid)
        ) as "isWhole"`.execute(db);
      return rows[0]?.isWhole ?? true;
    },
  };
}
