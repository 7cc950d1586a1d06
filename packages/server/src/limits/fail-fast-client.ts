import type { Clock } from '#/clock/clock.ts';

const ANSWER_LIMIT_MS = 1_000;
const OPEN_MS = 5_000;

type Query = { readonly name?: string; readonly text: string; readonly values?: unknown[] };

/** Whatever runs queries as pg's pool does. */
export type Queries = { query(query: Query): Promise<unknown> };

type Parts = {
  readonly clock: Clock;
  /** Told once each time the database is found to be away. */
  readonly onAway: (error: unknown) => void;
};

/**
 * A circuit breaker with a query timeout, for queries that nobody should wait for: one that takes over a second rejects,
 * and after a failure the breaker is open for 5 s, so that calls do not queue up behind a database that is away.
 */
export function createFailFastClient(pool: Queries, { clock, onAway }: Parts): Queries {
  let openUntil = 0;

  async function refuseLate(signal: AbortSignal): Promise<never> {
    await clock.sleep(ANSWER_LIMIT_MS, signal);
    throw new Error('the database took too long to count');
  }

  return {
    async query(query) {
      const openMs = openUntil - clock.now().getTime();
      // Longer than that it is only after the clock was set back.
      if (openMs > 0 && openMs <= OPEN_MS) throw new Error('the database was away just now');
      const over = new AbortController();
      try {
        return await Promise.race([pool.query(query), refuseLate(over.signal)]);
      } catch (error) {
        const now = clock.now().getTime();
        // Calls that failed together are told of once.
        if (now >= openUntil) onAway(error);
        openUntil = now + OPEN_MS;
        throw error;
      } finally {
        over.abort();
      }
    },
  };
}
