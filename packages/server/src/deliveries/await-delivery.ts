import type { Clock } from '#/clock/clock.ts';

import type { ClaimMode } from './claim-deliveries.ts';
import type { Deliver } from './deliver.ts';
import type { DeliveryStore } from './delivery-store.ts';
import type { WorkerSession } from './lease-owner.ts';
import type { ShownState } from './settle-delivery.ts';

const ASK_AGAIN_MS = 100;

type Parts = {
  readonly store: Pick<DeliveryStore, 'claimNow' | 'findOfLead'>;
  readonly session: Pick<WorkerSession, 'owner'>;
  readonly deliver: Deliver;
  readonly clock: Clock;
  /** How long to wait for the first attempt. */
  readonly limitMs: number;
};

/** Makes the first attempts of deliveries at once, while somebody waits for them. */
export function createAwaitDelivery({ store, session, deliver, clock, limitMs }: Parts) {
  const underWay = new Set<Promise<unknown>>();

  /** Returns whether the delivery was ours to try; it then has been. */
  async function attempt(id: string, mode: ClaimMode): Promise<boolean> {
    const claimed = await store.claimNow(id, mode, await session.owner());
    if (claimed) await deliver(claimed);
    return claimed !== null;
  }

  function start(id: string, mode: ClaimMode): Promise<boolean> {
    const started = attempt(id, mode).finally(() => underWay.delete(started));
    underWay.add(started);
    return started;
  }

  /** Waits while another call or worker makes an attempt, and makes it instead when that one dies meanwhile. */
  async function watch(leadId: string, kind: string, signal: AbortSignal): Promise<void> {
    for (;;) {
      const found = await store.findOfLead(leadId, kind);
      if (found?.state !== 'waiting') return;
      // A worker may have found out first that the sender died, and made the delivery due.
      if (!found.isLeased) return void (await start(found.id, 'immediate'));
      if (await start(found.id, 'orphaned')) return;
      await clock.sleep(ASK_AGAIN_MS, signal);
    }
  }

  return {
    /** Tries a lead's delivery now and gives its state when the attempt, or the time for it, is over. */
    async now(leadId: string, kind: string): Promise<ShownState | null> {
      const found = await store.findOfLead(leadId, kind);
      if (found?.state !== 'waiting') return found?.state ?? null;
      const over = new AbortController();
      const attempted = start(found.id, 'immediate').then((isOurs) =>
        isOurs ? undefined : watch(leadId, kind, over.signal),
      );
      // After the time is over nobody listens to the attempt any more, and its row says how it ended.
      attempted.catch(() => undefined);
      await Promise.race([attempted, clock.sleep(limitMs, over.signal)]).finally(() =>
        over.abort(),
      );
      return (await store.findOfLead(leadId, kind))?.state ?? null;
    },

    /** Resolves once no attempt that was started here is under way. */
    async settled(): Promise<void> {
      await Promise.allSettled(underWay);
    },
  };
}
