import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '#/clock/clock.ts';
import type { Jobs } from '#/jobs/open-jobs.ts';

import type { Deliver } from './deliver.ts';
import { deliveryJobSchema, kindsOf } from './delivery-queue.ts';
import type { DeliveryStore } from './delivery-store.ts';

const SWEEP_EVERY_MS = 5_000;
const SWEEP_GRACE_MS = 5_000;
const SWEEP_LIMIT = 500;

type Parts = {
  /** The queues that this service works on, each with how many deliveries are under way at once. */
  readonly queues: Readonly<Record<string, number>>;
  readonly jobs: Jobs;
  readonly store: DeliveryStore;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** Works on the queues of deliveries until the returned function is called. */
export async function workDeliveries(parts: Parts): Promise<() => Promise<void>> {
  const { queues, jobs, store, deliver, clock, log } = parts;
  const stop = new AbortController();
  const handle = async (data: unknown) => {
    await deliver(deliveryJobSchema.parse(data).deliveryId);
  };
  for (const [queue, concurrency] of Object.entries(queues)) {
    await jobs.work({ queue, concurrency, handle });
  }

  /** The queues that are worked off: in the others a delivery that is overdue most likely waits for its turn. */
  async function queuesInTime(): Promise<string[]> {
    const names = Object.keys(queues);
    const behind = await Promise.all(
      names.map(async (name) => jobs.isBehind(name, SWEEP_GRACE_MS)),
    );
    return names.filter((_, index) => !behind[index]);
  }

  async function sweepOnce(): Promise<void> {
    try {
      const kinds = kindsOf(await queuesInTime());
      const count = await store.sweep(kinds, SWEEP_GRACE_MS, SWEEP_LIMIT);
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
