import type { FastifyBaseLogger } from 'fastify';

import type { Clock } from '#/clock/clock.ts';
import type { DeliveryKind } from '#/database/schema.ts';
import { toApiError } from '#/http/to-api-error.ts';

import type { ClaimedDelivery, Outcome, Sender } from './delivery.ts';
import type { Wish } from './delivery-attempts.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { Holder } from './open-holder.ts';
import { nextDelay } from './retry-schedule.ts';

/** What it takes to deliver. */
export type DeliverParts = {
  readonly store: DeliveryStore;
  /** Tells other processes that this one lives. */
  readonly holder: Pick<Holder, 'current'>;
  /** For the kinds that this service delivers. */
  readonly senders: Readonly<Partial<Record<DeliveryKind, Sender>>>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  /** From 0 to 1, for the jitter. */
  readonly random: () => number;
  /** Told of each attempt, with its length in seconds. */
  readonly onAttempt: (kind: DeliveryKind, outcome: Outcome['kind'], seconds: number) => void;
};

/** Makes one attempt at a delivery that is due, or otherwise wished for; false when it was not ours to try. */
export type Deliver = (deliveryId: string, wish?: Wish) => Promise<boolean>;

/** Less than the lease of an attempt: nobody else has the delivery meanwhile. */
const RECORD_LIMIT_MS = 15_000;
const RECORD_AGAIN_MS = 250;

async function attempt(delivery: ClaimedDelivery, sender: Sender): Promise<Outcome> {
  try {
    return await sender(delivery);
  } catch (error) {
    return { kind: 'retry', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Delivers what has to reach somebody outside: at least once, and never twice at the same time. */
export function createDeliver(parts: DeliverParts): Deliver {
  const { store, holder, senders, clock, log, random, onAttempt } = parts;

  async function record(delivery: ClaimedDelivery, outcome: Outcome): Promise<void> {
    switch (outcome.kind) {
      case 'done':
        return store.markDone(delivery, outcome.reply);
      case 'dead':
        return store.markDead(delivery, outcome.reason);
      case 'postponed':
        return store.postpone(delivery, outcome.reason, outcome.delayMs);
      case 'retry': {
        if (delivery.isOutOfTurn) return store.keepPace(delivery, outcome.reason);
        const delay = nextDelay(delivery.kind, delivery.attempt, delivery.ageMs, random);
        if (delay === null) return store.markDead(delivery, `given up: ${outcome.reason}`);
        return store.retry(delivery, outcome.reason, Math.max(delay, outcome.leastDelayMs ?? 0));
      }
    }
  }

  /** Writes down how an attempt ended, again when the database is away: what was sent would be sent once more otherwise. */
  async function recordPatiently(delivery: ClaimedDelivery, outcome: Outcome): Promise<void> {
    const limit = clock.now().getTime() + RECORD_LIMIT_MS;
    for (;;) {
      try {
        return await record(delivery, outcome);
      } catch (error) {
        const isAway = toApiError(error).code === 'storage_unavailable';
        if (!isAway || clock.now().getTime() >= limit) throw error;
        log.warn({ err: error, deliveryId: delivery.id }, 'how a delivery ended is written again');
        await clock.sleep(RECORD_AGAIN_MS);
      }
    }
  }

  return async (deliveryId, wish = 'due') => {
    const delivery = await store.claim(deliveryId, wish, await holder.current());
    if (!delivery) return false;
    const sender = senders[delivery.kind];
    if (!sender) throw new Error(`this service does not deliver ${delivery.kind}`);
    const startedAt = clock.now().getTime();
    const outcome = await attempt(delivery, sender);
    onAttempt(delivery.kind, outcome.kind, (clock.now().getTime() - startedAt) / 1_000);
    if (outcome.kind !== 'done') {
      const { id, kind, leadId, attempt: number } = delivery;
      // The reason may repeat an address, so it stands in the database alone.
      log.warn(
        { deliveryId: id, kind, leadId, attempt: number, outcome: outcome.kind },
        'a delivery was not accepted',
      );
    }
    await recordPatiently(delivery, outcome);
    return true;
  };
}
