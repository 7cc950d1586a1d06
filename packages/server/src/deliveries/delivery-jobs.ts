import { sql, type Kysely } from 'kysely';

import type { Database, DeliveryKind } from '#/database/schema.ts';
import type { Jobs } from '#/jobs/open-jobs.ts';

import { QUEUE_OF } from './delivery-queue.ts';

/** The moment so many milliseconds from now, by the database's clock. */
export const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** A delivery that is to be tried after the delay. */
export type DueDelivery = {
  readonly id: string;
  readonly kind: DeliveryKind;
  readonly delayMs?: number;
};

/** Adds the jobs that try deliveries once each. */
export async function addJobs(
  jobs: Pick<Jobs, 'add'>,
  trx: Kysely<Database>,
  deliveries: readonly DueDelivery[],
): Promise<void> {
  for (const [queue, members] of Map.groupBy(deliveries, ({ kind }) => QUEUE_OF[kind])) {
    await jobs.add(
      trx,
      queue,
      members.map(({ id, delayMs = 0 }) => ({ data: { deliveryId: id }, delayMs })),
    );
  }
}
