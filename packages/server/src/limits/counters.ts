import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';

import type { Clock } from '#/clock/clock.ts';

import type { Queries } from './fail-fast-client.ts';

/** The table of the counters, which the migrations make. */
export const LIMITS_TABLE = 'rate_limits';

const SECOND_MS = 1_000;
/** What the clocks of replicas may differ by, where a window is shorter; the migrations have it as well. */
const CLOCKS_DIFFER_MS = 10 * 60_000;
/** Keys that are remembered as blocked before those are forgotten whose time is over. */
const MANY_KEYS = 10_000;

/** A counter that one is added to: what it is known by, how many it lets through, and in which time. */
export type Counter = { readonly key: string; readonly most: number; readonly seconds: number };

/** Which of the counters refused, and the milliseconds until it lets one through again. */
export type Refusal = { readonly place: number; readonly waitMs: number };

/** Which of the counters is full, and until when. */
type Full = { readonly place: number; readonly expire: number };

type Count = { points: number; expire: number };

type Parts = {
  readonly client: Queries;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** Whether a window still runs. One that ends much further ahead than its span began under a clock that was wrong. */
function isRunning(expire: number, { seconds }: Counter, now: number): boolean {
  const span = seconds * SECOND_MS;
  return expire > now && expire <= now + span + Math.max(span, CLOCKS_DIFFER_MS);
}

/** Counts in this process alone, as the database does for all. */
function createOwnCounts() {
  const counts = new Map<string, Count>();

  function current(counter: Counter, now: number): Count {
    const count = counts.get(counter.key);
    if (count && isRunning(count.expire, counter, now)) return count;
    const fresh = { points: 0, expire: now + counter.seconds * SECOND_MS };
    remember(counts, [counter.key, fresh], now);
    return fresh;
  }

  return {
    count(counters: readonly Counter[], kept: number, now: number): Full | null {
      for (const [place, counter] of counters.entries()) {
        const count = current(counter, now);
        if (count.points >= counter.most) {
          for (const earlier of counters.slice(kept, place)) current(earlier, now).points -= 1;
          return { place, expire: count.expire };
        }
        count.points += 1;
      }
      return null;
    },

    giveBack(keys: readonly string[]): void {
      for (const key of keys) {
        const count = counts.get(key);
        if (count && count.points > 0) count.points -= 1;
      }
    },
  };
}

/** Where there are many, those are forgotten first whose time is over. */
function remember<Value extends { readonly expire: number }>(
  map: Map<string, Value>,
  [key, value]: readonly [string, Value],
  now: number,
): void {
  if (map.size >= MANY_KEYS) {
    for (const [old, { expire }] of map) if (expire <= now) map.delete(old);
  }
  map.set(key, value);
}

/** The place is counted from 1; a bigint comes as text. */
const refusalsSchema = z.object({
  rows: z.array(z.object({ place: z.number(), expires: z.coerce.number() })),
});

/** Counts in the database, for all replicas together; throws while it is away. */
function createSharedCounts(client: Queries) {
  return {
    async count(counters: readonly Counter[], kept: number, now: number): Promise<Full | null> {
      const answer = await client.query({
        name: 'count-towards-limits',
        text: 'select place, expires from count_towards_limits($1, $2, $3, $4, $5)',
        values: [
          counters.map(({ key }) => key),
          counters.map(({ most }) => most),
          counters.map(({ seconds }) => seconds * SECOND_MS),
          kept,
          now,
        ],
      });
      const [refusal] = refusalsSchema.parse(answer).rows;
      return refusal ? { place: refusal.place - 1, expire: refusal.expires } : null;
    },

    async giveBack(keys: readonly string[]): Promise<void> {
      await client.query({
        name: 'give-back-to-limits',
        // Locked in the order of the counting: in another one, the two would wait for each other.
        text: `update ${LIMITS_TABLE} set points = points - 1 where key in (
            select key from ${LIMITS_TABLE} where key = any($1) and points > 0
            order by array_position($1::text[], key::text) for update
          )`,
        values: [keys],
      });
    },
  };
}

/**
 * Counts in the database, for all replicas together; while it is away, in this process alone. Never throws: what cannot
 * be counted is let through.
 */
export function createCounters({ client, clock, log }: Parts) {
  const own = createOwnCounts();
  const shared = createSharedCounts(client);
  /** Who is over the limit costs no further query until the time is over. */
  const blocked = new Map<string, Full>();

  function findBlocked(counters: readonly Counter[]): Refusal | null {
    const now = clock.now().getTime();
    for (const [place, counter] of counters.entries()) {
      const { expire } = blocked.get(counter.key) ?? { expire: 0 };
      if (isRunning(expire, counter, now)) return { place, waitMs: expire - now };
    }
    return null;
  }

  async function countAnywhere(counters: readonly Counter[], kept: number, now: number) {
    try {
      const refusal = await shared.count(counters, kept, now);
      const refusing = refusal && counters[refusal.place];
      // Not so for a refusal of this process alone, of which the database may know nothing once it is back.
      if (refusing) remember(blocked, [refusing.key, refusal], now);
      return refusal;
    } catch (error) {
      log.debug({ err: error }, 'a call was counted in this process alone');
      return own.count(counters, kept, now);
    }
  }

  async function take(counters: readonly Counter[], kept: number): Promise<Refusal | null> {
    const now = clock.now().getTime();
    const refusal = await countAnywhere(counters, kept, now);
    return refusal && { place: refusal.place, waitMs: Math.max(0, refusal.expire - now) };
  }

  return {
    /** Whether one of the counters is known to refuse, without counting. */
    findBlocked,

    /**
     * Adds one to each of the counters in one round trip. The first that is full refuses, and those before it are given
     * back, except the first `kept`.
     */
    async count(counters: readonly Counter[], kept = 0): Promise<Refusal | null> {
      const known = findBlocked(counters);
      if (known === null) return take(counters, kept);
      if (known.place < kept || kept === 0) return known;
      return (await take(counters.slice(0, kept), kept)) ?? known;
    },

    /** Takes back one that came to nothing, so that its counters let one more through. */
    async giveBack(counters: readonly Counter[]): Promise<void> {
      const keys = counters.map(({ key }) => key);
      // Here as well: the database may have come back since it was counted in this process alone.
      own.giveBack(keys);
      await shared.giveBack(keys).catch((error: unknown) => {
        const message = 'what was counted towards limits is given back in this process alone';
        log.warn({ err: error }, message);
      });
      for (const key of keys) blocked.delete(key);
    },
  };
}
