import type { Clock, Jobs } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';

import type { Deliver } from './deliver.ts';
import { CRM_QUEUE, deliveryJobSchema, MAIL_QUEUE } from './delivery-queue.ts';
import type { DeliveryStore } from './delivery-store.ts';

const MAIL_CONCURRENCY = 20;
const CRM_CONCURRENCY = 10;
const SWEEP_EVERY_MS = 5_000;
const SWEEP_GRACE_MS = 5_000;
const SWEEP_LIMIT = 500;

type Parts = {
  readonly jobs: Jobs;
  readonly store: DeliveryStore;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** Works on the queues of deliveries until the returned function is called. */
export async function workDeliveries(parts: Parts): Promise<() => Promise<void>> {
  const { jobs, store, deliver, clock, log } = parts;
  const stop = new AbortController();
  const handle = async (data: unknown) => {
    await deliver(deliveryJobSchema.parse(data).deliveryId);
  };
  await jobs.work({ queue: MAIL_QUEUE, concurrency: MAIL_CONCURRENCY, handle });
  await jobs.work({ queue: CRM_QUEUE, concurrency: CRM_CONCURRENCY, handle });

  async function sweepOnce(): Promise<void> {
    try {
      const count = await store.sweep(SWEEP_GRACE_MS, SWEEP_LIMIT);
      if (count > 0) log.warn({ count }, 'deliveries that were overdue have new jobs');
    } catch (error) {
      log.error({ err: error }, 'looking for overdue deliveries failed');
    }
  }

  async function keepSweeping(): Promise<void> {
    while (!stop.signal.aborted) {
      await sweepOnce();
      await clock.sleep(SWEEP_EVERY_MS, stop.signal).catch(() => undefined);
    }
  }

  const sweeping = keepSweeping();
  return async () => {
    stop.abort();
    await sweeping;
  };
}
