import type { Clock } from '#/clock/clock.ts';
import type { DeliveryKind } from '#/database/schema.ts';

import type { Deliver } from './deliver.ts';
import type { Standing } from './delivery.ts';
import type { Wish } from './delivery-attempts.ts';
import type { DeliveryStore } from './delivery-store.ts';

const ASK_AGAIN_MS = 100;

type Parts = {
  readonly store: DeliveryStore;
  readonly deliver: Deliver;
  readonly clock: Clock;
  /** How long to wait for the first attempt. */
  readonly limitMs: number;
};

/** Makes the first attempts of deliveries at once, while somebody waits for them. */
export function createAwaitDelivery({ store, deliver, clock, limitMs }: Parts) {
  const underWay = new Set<Promise<unknown>>();

  function start(id: string, wish: Wish): Promise<boolean> {
    const attempt = deliver(id, wish).finally(() => underWay.delete(attempt));
    underWay.add(attempt);
    return attempt;
  }

  /** Waits while another call or worker makes the attempt, and makes it instead when that one dies meanwhile. */
  async function watch(leadId: string, kind: DeliveryKind, signal: AbortSignal): Promise<void> {
    for (;;) {
      const found = await store.findOfLead(leadId, kind);
      if (found?.state !== 'waiting' || !found.isInHand) return;
      if (await start(found.id, 'left behind')) return;
      await clock.sleep(ASK_AGAIN_MS, signal);
    }
  }

  return {
    /** Tries a lead's delivery now and tells how it stands when the attempt, or the time for it, is over. */
    async now(leadId: string, kind: DeliveryKind): Promise<Standing | null> {
      const found = await store.findOfLead(leadId, kind);
      if (found?.state !== 'waiting') return found?.state ?? null;
      const over = new AbortController();
      const attempt = start(found.id, 'early').then((isOurs) =>
        isOurs ? undefined : watch(leadId, kind, over.signal),
      );
      // After the time is over nobody listens to the attempt any more, and its row says how it ended.
      attempt.catch(() => undefined);
      await Promise.race([attempt, clock.sleep(limitMs, over.signal)]).finally(() => over.abort());
      return (await store.findOfLead(leadId, kind))?.state ?? null;
    },

    /** Resolves once no attempt that was started here is under way. */
    async settled(): Promise<void> {
      await Promise.allSettled(underWay);
    },
  };
}
