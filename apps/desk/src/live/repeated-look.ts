import type { Clock } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';

const POLL_MS = 1_000;

type Parts = {
  readonly look: () => Promise<void>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** Looks once a second while it runs; a look that fails is repeated with the next one. */
export function createRepeatedLook({ look, clock, log }: Parts) {
  let running: { readonly stop: AbortController; readonly done: Promise<void> } | null = null;

  async function run(signal: AbortSignal): Promise<void> {
    let isFailing = false;
    while (!signal.aborted) {
      try {
        await look();
        isFailing = false;
      } catch (error) {
        // What happens meanwhile is told once the database answers again.
        if (!isFailing) log.warn({ err: error }, 'live updates wait for the database');
        isFailing = true;
      }
      await clock.sleep(POLL_MS, signal).catch(() => undefined);
    }
  }

  return {
    /** Begins, unless it runs. */
    start(): void {
      if (running !== null) return;
      const stop = new AbortController();
      running = { stop, done: run(stop.signal) };
    },

    /** Stops, and resolves once a look that is under way has ended. */
    async stop(): Promise<void> {
      const before = running;
      running = null;
      before?.stop.abort();
      await before?.done;
    },
  };
}
