import { sql, type Kysely } from 'kysely';

import type { Database } from '#/database/schema.ts';
import type { Jobs } from '#/jobs/open-jobs.ts';

import type { ClaimedDelivery, Standing } from './delivery.ts';
import { addJobs, inMs } from './delivery-jobs.ts';

/** How long one sender may keep a delivery to itself; longer than any attempt takes. */
const LEASE = sql<Date>`now() + interval '20 seconds'`;

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
     * Takes a waiting delivery for one attempt; null when it is settled, held, in another's hands, or not due yet and
     * nobody wants it early.
     */
    async claim(id: string, { isEarly }: { isEarly: boolean }): Promise<ClaimedDelivery | null> {
      const claimed = await db
        .updateTable('deliveries')
        .set({
          leased_until: LEASE,
          last_attempt_at: sql<Date>`now()`,
          attempts: sql<number>`attempts + 1`,
        })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .where('next_attempt_at', '<=', isEarly ? sql<Date>`'infinity'` : sql<Date>`now()`)
        .where((where) =>
          where.or([
            where('leased_until', 'is', null),
            where('leased_until', '<', sql<Date>`now()`),
          ]),
        )
        .returning([
          'id',
          'kind',
          'lead_id as leadId',
          'booking_id as bookingId',
          'payload',
          'attempts as attempt',
          sql<number>`(extract(epoch from now() - created_at) * 1000)::float8`.as('ageMs'),
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

    /** Has it tried after the delay; what was not tried is not counted. */
    async postpone(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      await settle(parts, delivery, { error: reason, delayMs, isCounted: false }, null);
    },
  };
}
