import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '#/clock/clock.ts';

import type { Lane } from './define-delivery.ts';
import type { Deliver } from './deliver.ts';
import type { DeliveryHandler } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { WorkerSession } from './lease-owner.ts';
import { CLAIMS_PER_SECOND, createClaimPace } from './pace-claims.ts';
import { createPauses, type Pauses } from './pauses.ts';

/** Nearly all looks find nothing: an idle service should leave its machine alone. */
const POLL_MS = 1_000;
const ORPHANS_EVERY_MS = 2_000;
/** A claim is followed by a rest of so many times its length: where the database is busy, deliveries give way first. */
const REST_FACTOR = 4;
/** However often something is stored, the database is asked no more often than this. */
const LEAST_REST_MS = 100;
const LONGEST_REST_MS = 5_000;
/** After a claim that failed: once a database that was away is back, how attempts ended is written before what is due is claimed. */
const FAILED_REST_MS = 2_000;
/** Claimed at once: one slow answer of the database must not lease more than is soon tried. */
const BATCH = 20;

/** How much of a lane one process works on. */
export type LaneLimits = {
  readonly lane: Lane;
  /** Deliveries under way at once. */
  readonly atOnce: number;
  /** Attempts begun in a second. */
  readonly perSecond: number;
};

type Parts = {
  readonly lanes: readonly LaneLimits[];
  readonly handlers: readonly DeliveryHandler[];
  readonly store: Pick<DeliveryStore, 'claimDue' | 'releaseOrphans'>;
  readonly session: Pick<WorkerSession, 'owner'>;
  readonly deliver: Deliver;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** Workers that deliver until they are stopped. */
export type DeliveryWork = {
  /** Has due deliveries looked for at once, as after one was stored in this process. */
  readonly wake: () => void;
  /** Resolves once nothing is under way. */
  readonly stop: () => Promise<void>;
};

async function workLane(
  { lane, atOnce, perSecond }: LaneLimits,
  { handlers, store, session, deliver, clock, log }: Parts,
  pauses: Pauses,
): Promise<void> {
  const kinds = handlers.filter((handler) => handler.lane === lane).map(({ kind }) => kind);
  const pace = createClaimPace(perSecond, clock);
  const underWay = new Set<Promise<void>>();

  /** Starts what is due, as much as there is room for; returns how long the claim took, and whether it took all that it might. */
  async function claim(count: number): Promise<{ tookMs: number; isFull: boolean }> {
    const startedAt = clock.now().getTime();
    const claimed = await store.claimDue(kinds, count, await session.owner());
    pace.spend(claimed.length);
    for (const delivery of claimed) {
      const attempt = deliver(delivery)
        .catch((error: unknown) =>
          log.error({ err: error, kind: delivery.kind }, 'an attempt failed'),
        )
        .finally(() => underWay.delete(attempt));
      underWay.add(attempt);
    }
    return { tookMs: clock.now().getTime() - startedAt, isFull: claimed.length === count };
  }

  /** Resolves once as much may be claimed as is worth asking the database for. */
  async function waitForRoom(isBacklogged: boolean): Promise<void> {
    while (underWay.size >= atOnce && !pauses.isOver()) await pauses.pause(POLL_MS, underWay);
    // While more is due than the pace allows, claims are few and take several at a time.
    const least = isBacklogged ? Math.min(BATCH, perSecond / CLAIMS_PER_SECOND) : 1;
    await pauses.rest(pace.waitMs(Math.max(1, least)));
  }

  let isBacklogged = false;
  while (!pauses.isOver()) {
    await waitForRoom(isBacklogged);
    const count = Math.min(BATCH, atOnce - underWay.size, pace.allowed());
    if (count < 1) continue;
    const seen = pauses.countWakes();
    try {
      const { tookMs, isFull } = await claim(count);
      isBacklogged = isFull;
      const restMs = Math.max(isFull ? 0 : LEAST_REST_MS, tookMs * REST_FACTOR);
      await pauses.rest(Math.min(restMs, LONGEST_REST_MS));
      if (!isFull && pauses.countWakes() === seen) await pauses.pause(POLL_MS);
    } catch (error) {
      log.error({ err: error, lane }, 'looking for due deliveries failed');
      await pauses.rest(FAILED_REST_MS);
    }
  }
  await Promise.all(underWay);
}

/** Works on what is due in the given lanes: woken by `wake`, and by polling otherwise. */
export function workDeliveries(parts: Parts): DeliveryWork {
  const { lanes, handlers, store, session, clock, log } = parts;
  const pauses = createPauses(clock);

  async function keepReleasingOrphans(): Promise<void> {
    const kinds = handlers.map(({ kind }) => kind);
    while (!pauses.isOver()) {
      try {
        const count = await store.releaseOrphans(kinds, await session.owner());
        if (count > 0) {
          log.warn({ count }, 'deliveries of a process that died are due again');
          pauses.wake();
        }
      } catch (error) {
        log.error({ err: error }, 'looking for orphaned deliveries failed');
      }
      await pauses.rest(ORPHANS_EVERY_MS);
    }
  }

  const worked = lanes.map((lane) => workLane(lane, parts, pauses));
  const working = Promise.all([...worked, keepReleasingOrphans()]);
  return {
    wake: pauses.wake,
    stop: async () => {
      pauses.stop();
      await working;
    },
  };
}
