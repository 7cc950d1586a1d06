import { createLeadSearch } from '@high-street/leads';
import type { Clock, Database } from '@high-street/server';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';

const EVERY_MS = 20_000;
/** Leads come first: a batch is about a fiftieth of a second's work, and new ones find nobody before them for ten times as long. */
const REST_MS = 200;

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
};

/** Brings what leads are found by up to date, so that no search has much to catch up on, until the returned function is called. */
export function keepSearch({ db, clock, log }: Parts): () => Promise<void> {
  const { fill } = createLeadSearch(db);
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keepOn(): Promise<void> {
    while (!signal.aborted) {
      try {
        await fill({ signal, rest: () => clock.sleep(REST_MS, signal) });
      } catch (error) {
        if (!signal.aborted) log.error({ err: error }, 'what leads are found by is not up to date');
      }
      await clock.sleep(EVERY_MS, signal).catch(() => undefined);
    }
  }

  const running = keepOn();
  return async () => {
    stopping.abort();
    await running;
  };
}
