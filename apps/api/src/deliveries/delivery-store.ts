import type { Database, DeliveryKind, Jobs } from '@high-street/server';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { ClaimedDelivery, Standing } from './delivery.ts';
import { QUEUE_OF } from './delivery-queue.ts';

/** How long one sender may keep a delivery to itself; longer than any attempt takes. */
const LEASE = sql<Date>`now() + interval '20 seconds'`;

type NewDelivery = {
  readonly leadId: string | null;
  readonly kind: DeliveryKind;
  readonly payload?: Record<string, unknown>;
  /** Held with a lead in quarantine: no job until it is released. */
  readonly isHeld?: boolean;
  /** Milliseconds until a worker tries it; somebody else may try it before. */
  readonly delayMs?: number;
};

const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Keeps what has to reach somebody outside, each with the job that says when to try it next. */
export function createDeliveryStore(db: Kysely<Database>, jobs: Pick<Jobs, 'add'>) {
  async function addJob(
    trx: Kysely<Database>,
    { id, kind, delayMs = 0 }: { id: string; kind: DeliveryKind; delayMs?: number },
  ): Promise<void> {
    await jobs.add(trx, QUEUE_OF[kind], [{ data: { deliveryId: id }, delayMs }]);
  }

  /** Ends an attempt: what is set, what the lead's story says of it, and the next job where there is one. */
  async function settle(
    { id, kind, leadId, attempt }: ClaimedDelivery,
    changes: { state?: Standing; reply?: string; error?: string; delayMs?: number },
    event: { kind: string; detail: string } | null,
  ): Promise<void> {
    const { state = 'waiting', reply, error, delayMs } = changes;
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('deliveries')
        .set({
          state,
          leased_until: null,
          ...(state === 'waiting' ? {} : { settled_at: sql<Date>`now()` }),
          ...(reply === undefined ? {} : { reply }),
          last_error: error ?? null,
          ...(delayMs === undefined ? {} : { next_attempt_at: inMs(delayMs) }),
        })
        .where('id', '=', id)
        .execute();
      if (event && leadId !== null) {
        await trx
          .insertInto('lead_events')
          .values({ lead_id: leadId, kind: event.kind, attempt, detail: event.detail })
          .execute();
      }
      if (delayMs !== undefined) await addJob(trx, { id, kind, delayMs });
    });
  }

  return {
    /** Adds deliveries with their first jobs in the caller's transaction. */
    async add(trx: Transaction<Database>, deliveries: readonly NewDelivery[]): Promise<void> {
      const rows = await trx
        .insertInto('deliveries')
        .values(
          deliveries.map(({ leadId, kind, payload, isHeld, delayMs = 0 }) => ({
            lead_id: leadId,
            kind,
            payload: payload === undefined ? null : JSON.stringify(payload),
            state: isHeld ? 'held' : 'waiting',
            next_attempt_at: inMs(delayMs),
          })),
        )
        .returning(['id', 'kind', 'state'])
        .execute();
      const queues = Map.groupBy(
        rows.filter(({ state }) => state === 'waiting'),
        ({ kind }) => QUEUE_OF[kind],
      );
      for (const [queue, members] of queues) {
        await jobs.add(
          trx,
          queue,
          members.map(({ id, kind }) => ({
            data: { deliveryId: id },
            delayMs: deliveries.find((delivery) => delivery.kind === kind)?.delayMs ?? 0,
          })),
        );
      }
    },

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
          'payload',
          'attempts as attempt',
          sql<number>`(extract(epoch from now() - created_at) * 1000)::float8`.as('ageMs'),
        ])
        .executeTakeFirst();
      return claimed ?? null;
    },

    async markDone(delivery: ClaimedDelivery, reply: string): Promise<void> {
      await settle(
        delivery,
        { state: 'done', reply },
        { kind: `${delivery.kind}_done`, detail: reply },
      );
    },

    async markDead(delivery: ClaimedDelivery, reason: string): Promise<void> {
      await settle(
        delivery,
        { state: 'dead', error: reason },
        { kind: `${delivery.kind}_dead`, detail: reason },
      );
    },

    /** Has it tried again after the delay. */
    async retry(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      await settle(
        delivery,
        { error: reason, delayMs },
        { kind: `${delivery.kind}_failed`, detail: reason },
      );
    },

    /** Has it tried after the delay; what was not tried is not counted. */
    async postpone(delivery: ClaimedDelivery, reason: string, delayMs: number): Promise<void> {
      await db
        .updateTable('deliveries')
        .set({ attempts: sql<number>`attempts - 1` })
        .where('id', '=', delivery.id)
        .execute();
      await settle(delivery, { error: reason, delayMs }, null);
    },

    /** The id and the standing of a lead's delivery of that kind, or null. */
    async findOfLead(
      leadId: string,
      kind: DeliveryKind,
    ): Promise<{ id: string; state: Standing } | null> {
      const found = await db
        .selectFrom('deliveries')
        .select(['id', 'state'])
        .where('lead_id', '=', leadId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return found ?? null;
    },

    /**
     * Adds jobs for deliveries that should have been tried by now and were not, because a process died or a job was
     * lost; tells how many.
     */
    async sweep(graceMs: number, limit: number): Promise<number> {
      return db.transaction().execute(async (trx) => {
        const overdue = await trx
          .updateTable('deliveries')
          // The next sweep leaves it alone until its new job has had its chance.
          .set({ next_attempt_at: sql<Date>`now()` })
          .where('id', 'in', (query) =>
            query
              .selectFrom('deliveries')
              .select('id')
              .where('state', '=', 'waiting')
              .where(
                sql<Date>`greatest(next_attempt_at, leased_until)`,
                '<',
                sql<Date>`now() - ${graceMs} * interval '1 millisecond'`,
              )
              .orderBy('next_attempt_at')
              .limit(limit)
              .forUpdate()
              .skipLocked(),
          )
          .returning(['id', 'kind'])
          .execute();
        for (const delivery of overdue) await addJob(trx, delivery);
        return overdue.length;
      });
    },
  };
}

/** Keeps what has to reach somebody outside. */
export type DeliveryStore = ReturnType<typeof createDeliveryStore>;
