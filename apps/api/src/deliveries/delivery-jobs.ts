import type { Database, DeliveryKind, Jobs } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

import { QUEUE_OF } from './delivery-queue.ts';

/** The moment so many milliseconds from now, by the database's clock. */
export const inMs = (ms: number) => sql<Date>`now() + ${ms} * interval '1 millisecond'`;

/** Adds the job that tries a delivery once after the delay. */
export async function addJob(
  jobs: Pick<Jobs, 'add'>,
  trx: Kysely<Database>,
  { id, kind, delayMs = 0 }: { id: string; kind: DeliveryKind; delayMs?: number },
): Promise<void> {
  await jobs.add(trx, QUEUE_OF[kind], [{ data: { deliveryId: id }, delayMs }]);
}
