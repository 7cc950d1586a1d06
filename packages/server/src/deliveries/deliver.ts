import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '#/clock/clock.ts';
import { toApiError } from '#/http/to-api-error.ts';

import { type ClaimedDelivery, type DeliveryHandler, type Outcome, toRetry } from './delivery.ts';
import type { DeliveryStore } from './delivery-store.ts';
import { nextDelay, PACES } from './retry-schedule.ts';

/** What it takes to deliver. */
export type DeliverParts = {
  readonly store: Pick<
    DeliveryStore,
    'markDone' | 'markUnneeded' | 'markDead' | 'retry' | 'keepTurn' | 'postpone' | 'renewLease'
  >;
  /** The kinds that this service delivers. */
  readonly handlers: readonly DeliveryHandler[];
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
  /** Told of each attempt, with its length in seconds. */
  readonly onAttempt: (kind: string, outcome: Outcome['kind'], seconds: number) => void;
};

/** Makes one attempt at a delivery that was claimed, and records how it ended. */
export type Deliver = (delivery: ClaimedDelivery) => Promise<void>;

/** How often a lease is renewed until its attempt is recorded, and for how long: one that hangs is due again. */
const RENEW_EVERY_MS = 10_000;
const RENEW_LIMIT_MS = 180_000;
/** How soon what a database that is away did not take is written again. */
const AGAIN_MS = 250;
/** How soon it is tried for which the database did not answer. */
const POSTPONE_MS = 5_000;

function isAway(error: unknown): boolean {
  return toApiError(error).code === 'storage_unavailable';
}

async function attempt(delivery: ClaimedDelivery, handler: DeliveryHandler): Promise<Outcome> {
  try {
    return await handler.send(delivery);
  } catch (error) {
    // One that fails for the database alone is given up in the end, too.
    if (!isAway(error) || delivery.ageMs >= PACES[handler.lane].limit) return toRetry(error);
    const reason = `the database did not answer: ${toApiError(error).message}`;
    return { kind: 'postponed', reason, delayMs: POSTPONE_MS };
  }
}

/** Writes down how an attempt ended, for as long as the database is away: what was sent would be sent once more otherwise. */
function createRecorder({ store, clock, log, random }: DeliverParts) {
  async function record(
    delivery: ClaimedDelivery,
    outcome: Outcome,
    { lane, onDone }: DeliveryHandler,
  ): Promise<void> {
    switch (outcome.kind) {
      case 'done':
        return store.markDone(delivery, outcome.reply, onDone);
      case 'unneeded':
        return store.markUnneeded(delivery, outcome.reason);
      case 'dead':
        return store.markDead(delivery, outcome.reason);
      case 'postponed':
        return store.postpone(delivery, outcome.reason, outcome.delayMs);
      case 'retry': {
        if (delivery.turn !== null) return store.keepTurn(delivery, delivery.turn, outcome.reason);
        const delay = nextDelay(PACES[lane], delivery.attempt, delivery.ageMs, random);
        if (delay === null) return store.markDead(delivery, `given up: ${outcome.reason}`);
        return store.retry(delivery, outcome.reason, Math.max(delay, outcome.leastDelayMs ?? 0));
      }
    }
  }

  return async (
    delivery: ClaimedDelivery,
    outcome: Outcome,
    handler: DeliveryHandler,
  ): Promise<void> => {
    for (let isTold = false; ; isTold = true) {
      try {
        return await record(delivery, outcome, handler);
      } catch (error) {
        if (!isAway(error)) throw error;
        const told = { err: error, deliveryId: delivery.id };
        if (!isTold) log.warn(told, 'how a delivery ended is written again');
        await clock.sleep(AGAIN_MS);
      }
    }
  };
}

/** Delivers what has to reach somebody outside: at least once, and never twice at the same time. */
export function createDeliver(parts: DeliverParts): Deliver {
  const { store, clock, log, onAttempt } = parts;
  const record = createRecorder(parts);
  const handlers = new Map(parts.handlers.map((handler) => [handler.kind, handler]));

  /** Ends once the attempt is recorded, of which the signal tells. */
  async function keepLease(delivery: ClaimedDelivery, over: AbortSignal): Promise<void> {
    const limit = clock.now().getTime() + RENEW_LIMIT_MS;
    let wait = RENEW_EVERY_MS;
    let isTold = false;
    while (clock.now().getTime() < limit) {
      await clock.sleep(wait, over);
      try {
        await store.renewLease(delivery);
        wait = RENEW_EVERY_MS;
        isTold = false;
      } catch (error) {
        // Again before another worker can claim the delivery; each row of failures is told once.
        if (!isTold) log.warn({ err: error, deliveryId: delivery.id }, 'a lease was not renewed');
        isTold = true;
        wait = isAway(error) ? AGAIN_MS : RENEW_EVERY_MS;
      }
    }
  }

  return async (delivery) => {
    const handler = handlers.get(delivery.kind);
    if (!handler) throw new Error(`this service does not deliver ${delivery.kind}`);
    const startedAt = clock.now().getTime();
    const over = new AbortController();
    void keepLease(delivery, over.signal).catch(() => undefined);
    const outcome = await attempt(delivery, handler);
    onAttempt(delivery.kind, outcome.kind, (clock.now().getTime() - startedAt) / 1_000);
    if (outcome.kind !== 'done' && outcome.kind !== 'unneeded') {
      const { id, kind, leadId, attempt: number } = delivery;
      // The reason may repeat an address, so it is in the database alone.
      log.warn(
        { deliveryId: id, kind, leadId, attempt: number, outcome: outcome.kind },
        'a delivery was not accepted',
      );
    }
    await record(delivery, outcome, handler).finally(() => over.abort());
  };
}
