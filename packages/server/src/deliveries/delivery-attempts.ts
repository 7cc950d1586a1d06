import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Database } from '#/database/schema.ts';
import type { Jobs } from '#/jobs/open-jobs.ts';

import type { ClaimedDelivery, Standing } from './delivery.ts';
import { addJobs, inMs } from './delivery-jobs.ts';
import { HOLDER_LOCK, type Hold } from './open-holder.ts';

/** How long a sender may keep a delivery to itself while it lives; longer than any attempt takes. */
const LEASE = sql<Date>`now() + interval '20 seconds'`;

/** The pause between two attempts that somebody causes who asks again. */
const ASKED_AGAIN = sql`interval '30 seconds'`;

/** True while the session lives in which a holder took its number. */
function lives(holder: RawBuilder<unknown>) {
  return sql<boolean>`exists (
    select from pg_locks
    where locktype = 'advisory' and objsubid = 2
      and classid = ${HOLDER_LOCK}::oid and objid = (${holder})::oid
  )`;
}

/**
 * True of a delivery whose sender died with it in hand: its session has ended, and ours lives and has lasted since before
 * the attempt began. Where the database itself was away all sessions ended, so that this says nothing and the lease has
 * to run out; a process that does not know yet that its own ended must not believe the others dead.
 */
function isLeftBehind({ number, since }: Hold) {
  return sql<boolean>`(holder is not null and last_attempt_at > ${since}::timestamptz
    and not ${lives(sql`deliveries.holder`)} and ${lives(sql`${number}::integer`)})`;
}

/** Which waiting delivery is wanted: one that is due, one that was not tried lately, or one whose sender died with it. */
export type Wish = 'due' | 'early' | 'left behind';

/** True of a delivery in nobody's hands that may be tried: out of turn only after a pause, however often somebody asks. */
function isWanted(wish: Wish) {
  if (wish === 'left behind') return sql`false`;
  const isFree = sql`(leased_until is null or leased_until < now())`;
  if (wish === 'due') return isFree;
  return sql`(${isFree} and (next_attempt_at <= now() or last_attempt_at is null
    or last_attempt_at < now() - ${ASKED_AGAIN}))`;
}

type Parts = { readonly db: Kysely<Database>; readonly jobs: Pick<Jobs, 'add'> };
type Changes = {
  state?: Standing;
  reply?: string;
  error?: string;
  delayMs?: number;
  /** Whether it counts as an attempt. */
  isCounted?: boolean;
};

/**
 * Ends an attempt: what is set, what the lead's story says of it, and the next job where there is one. What is ended
 * already is left alone, so that the end of an attempt can be written again when nobody knows whether it was.
 */
async function settle(
  { db, jobs }: Parts,
  { id, kind, leadId, attempt }: ClaimedDelivery,
  changes: Changes,
  event: { kind: string; detail: string } | null,
): Promise<void> {
  const { state = 'waiting', reply, error, delayMs, isCounted = true } = changes;

  /** One statement, so that it is a transaction of its own where there is none; tells whether it ended the attempt. */
  async function write(to: Kysely<Database>): Promise<boolean> {
    const update = to
      .updateTable('deliveries')
      .set({
        state,
        leased_until: null,
        holder: null,
        ...(state === 'waiting' ? {} : { settled_at: sql<Date>`now()` }),
        ...(reply === undefined ? {} : { reply }),
        last_error: error ?? null,
        ...(delayMs === undefined ? {} : { next_attempt_at: inMs(delayMs) }),
        ...(isCounted ? {} : { attempts: sql<number>`attempts - 1` }),
      })
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .where('leased_until', 'is not', null)
      .returning('id');
    if (event === null || leadId === null) return (await update.execute()).length > 0;
    const told = await to
      .with('settled', () => update)
      .insertInto('lead_events')
      .columns(['lead_id', 'kind', 'attempt', 'detail'])
      .expression((query) =>
        query
          .selectFrom('settled')
          .select([
            sql<string>`${leadId}::uuid`.as('lead_id'),
            sql<string>`${event.kind}::text`.as('kind'),
            sql<number>`${attempt}::int`.as('attempt'),
            sql<string>`${event.detail}::text`.as('detail'),
          ]),
      )
      .returning('id')
      .execute();
    return told.length > 0;
  }

  if (delayMs === undefined) return void (await write(db));
  await db.transaction().execute(async (trx) => {
    if (await write(trx)) await addJobs(jobs, trx, [{ id, kind, delayMs }]);
  });
}

/** Takes deliveries for attempts and records how those ended. */
export function createDeliveryAttempts(parts: Parts) {
  const { db } = parts;
  return {
    /**
     * Takes a waiting delivery for one attempt; null when it is settled, held, in another's hands, or not what is
     * wished for.
     */
    async claim(id: string, wish: Wish, hold: Hold): Promise<ClaimedDelivery | null> {
      const claimed = await db
        .updateTable('deliveries')
        .set({
          leased_until: LEASE,
          holder: hold.number,
          last_attempt_at: sql<Date>`now()`,
          attempts: sql<number>`attempts + 1`,
        })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where(
          sql<boolean>`(${isWanted(wish)} or (leased_until is not null and ${isLeftBehind(hold)}))`,
        )
        .$if(wish === 'due', (query) => query.where('next_attempt_at', '<=', sql<Date>`now()`))
        .returning([
          'id',
          'kind',
          'lead_id as leadId',
          'booking_id as bookingId',
          'payload',
          'attempts as attempt',
          sql<number>`(extract(epoch from now() - created_at) * 1000)::float8`.as('ageMs'),
          sql<boolean>`old.attempts > 0 and old.next_attempt_at > now()`.as('isOutOfTurn'),
        ])
        .executeTakeFirst();
      return claimed ?? null;
    },

    async markDone(delivery: ClaimedDelivery, reply: string): Promise<void> {
      await settle(
        parts,
        delivery,
        { state: 'done', reply },
        { kind: `${delivery.kind}_done`, detail: reply },
      );
    },

    async markDead(delivery: ClaimedDelivery, reason: string): Promise<void> {
      await settle(
        parts,
        delivery,
        { state: 'dead', error: reason },
        { kind: `${delivery.kind}_dead`, detail: reason },
      );
    },

    /** Has it tried again after the delay. */
    async retry(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      await settle(
        parts,
        delivery,
        { error: reason, delayMs },
        { kind: `${delivery.kind}_failed`, detail: reason },
      );
    },

    /** Leaves the next attempt where it is, after one out of turn, which counts for nothing and is no history. */
    async keepPace(delivery: ClaimedDelivery, reason: string): Promise<void> {
      await settle(parts, delivery, { error: reason, isCounted: false }, null);
    },

    /** Has it tried after the delay; what was not tried is not counted. */
    async postpone(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      await settle(parts, delivery, { error: reason, delayMs, isCounted: false }, null);
    },
  };
}
