import type { FastifyBaseLogger } from 'fastify';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

import type { Queries } from './brief-client.ts';

/** The table of the counters, which the migrations make. */
export const LIMITS_TABLE = 'rate_limits';

type LimitOptions = {
  /** Begins the keys of this limit, so that every limit counts for itself. */
  readonly name: string;
  /** How many are let through in the given time. */
  readonly most: number;
  readonly seconds: number;
};

type Parts = { readonly client: Queries; readonly log: FastifyBaseLogger };

/**
 * Counts in the database, for all replicas together; while it is away, in this process alone. Never throws: what cannot
 * be counted is let through.
 */
export function createLimit({ name, most, seconds }: LimitOptions, { client, log }: Parts) {
  const counted = { keyPrefix: name, points: most, duration: seconds };
  const limiter = new RateLimiterPostgres({
    ...counted,
    storeClient: client,
    storeType: 'pool',
    tableName: LIMITS_TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // Who is over the limit costs no further query until the time is up.
    inMemoryBlockOnConsumed: most + 1,
    insuranceLimiter: new RateLimiterMemory(counted),
  });

  return {
    name,
    /** Counts one; gives the milliseconds to wait when it is one too many, otherwise null. */
    async take(key: string): Promise<number | null> {
      try {
        await limiter.consume(key);
        return null;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
        log.error({ err: refusal, limit: name }, 'a call could not be counted');
        return null;
      }
    },

    /** Takes one back that came to nothing. */
    async giveBack(key: string): Promise<void> {
      try {
        await limiter.reward(key);
      } catch (error) {
        log.error({ err: error, limit: name }, 'a call could not be taken back');
      }
    },
  };
}

/** One limit on how often something may happen. */
export type Limit = ReturnType<typeof createLimit>;
