import { sql, type Kysely, type Transaction } from 'kysely';

import type { Database, DeliveryKind } from '#/database/schema.ts';
import type { Jobs } from '#/jobs/open-jobs.ts';

import { addJobs, type DueDelivery, inMs } from './delivery-jobs.ts';

type NewDelivery = {
  readonly leadId?: string;
  readonly bookingId?: string;
  readonly kind: DeliveryKind;
  readonly payload?: Record<string, unknown>;
  /** Held with a lead in quarantine: no job until it is released. */
  readonly isHeld?: boolean;
  /** Milliseconds until a worker tries it; somebody else may try it before. */
  readonly delayMs?: number;
};

/** Takes in what is to be delivered, and sees to it that each waiting delivery has a job. */
export function createDeliveryIntake(db: Kysely<Database>, jobs: Pick<Jobs, 'add'>) {
  return {
    /** Adds deliveries with their first jobs in the caller's transaction. */
    async add(trx: Transaction<Database>, deliveries: readonly NewDelivery[]): Promise<void> {
      const rows = await trx
        .insertInto('deliveries')
        .values(
          deliveries.map(({ leadId, bookingId, kind, payload, isHeld, delayMs = 0 }) => ({
            lead_id: leadId ?? null,
            booking_id: bookingId ?? null,
            kind,
            payload: payload === undefined ? null : JSON.stringify(payload),
            state: isHeld ? 'held' : 'waiting',
            next_attempt_at: inMs(delayMs),
          })),
        )
        .returning(['id', 'kind', 'state'])
        .execute();
      await addJobs(
        jobs,
        trx,
        rows
          .filter(({ state }) => state === 'waiting')
          .map(({ id, kind }) => ({
            id,
            kind,
            delayMs: deliveries.find((delivery) => delivery.kind === kind)?.delayMs ?? 0,
          })),
      );
    },

    /** Adds the first jobs of deliveries that were stored with their lead in the caller's transaction. */
    addJobs: (trx: Transaction<Database>, deliveries: readonly DueDelivery[]): Promise<void> =>
      addJobs(jobs, trx, deliveries),

    /**
     * Adds jobs for deliveries of the given kinds that should have been tried by now and were not, because a process died or a job was
     * lost; tells how many.
     */
    async sweep(kinds: readonly DeliveryKind[], graceMs: number, limit: number): Promise<number> {
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
              .where(sql<boolean>`kind = any(${[...kinds]})`)
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
        await addJobs(jobs, trx, overdue);
        return overdue.length;
      });
    },
  };
}
