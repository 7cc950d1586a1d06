import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';

import type { Clock } from '#/clock/clock.ts';
import type { Database } from '#/database/schema.ts';

import { addCounts, type Count } from './add-counts.ts';
import { createCommonHosts } from './common-hosts.ts';
import { createDays } from './days.ts';
import { createProcessBeats } from './process-beats.ts';

/** How often what was counted is written, in milliseconds. */
const WRITE_EVERY_MS = 10_000;
/** So many different totals are held until they are written; what comes beyond is dropped. */
const MOST_HELD = 20_000;

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  /** In whose days is counted. */
  readonly timeZone: string;
  readonly log: FastifyBaseLogger;
  readonly writeEveryMs?: number;
};

/** Totals of one day, by page, what and source. */
type Held = Map<string, Count>;
/** What is written in one go, under a number that rises. */
type Batch = {
  readonly beat: number;
  readonly days: ReadonlyMap<string, Held>;
  readonly dropped: number;
};

async function addBatch(
  trx: Transaction<Database>,
  today: string,
  { days, dropped }: Batch,
): Promise<void> {
  for (const [day, counts] of days) await addCounts(trx, day, [...counts.values()]);
  await sql`insert into counting_days as kept (day, dropped) values (${today}::date, ${dropped})
    on conflict (day) do update set dropped = kept.dropped + excluded.dropped`.execute(trx);
}

/** Totals in memory. */
function createTotals() {
  let days = new Map<string, Held>();
  let size = 0;
  let dropped = 0;

  return {
    add(day: string, { page, what, source, n }: Count): void {
      const ofDay: Held = days.get(day) ?? new Map();
      days.set(day, ofDay);
      const key = `${page}\n${what}\n${source}`;
      const before = ofDay.get(key);
      if (before === undefined && size >= MOST_HELD) {
        dropped += n;
        return;
      }
      if (before === undefined) size += 1;
      ofDay.set(key, { page, what, source, n: n + (before?.n ?? 0) });
    },

    drop: (n: number): void => void (dropped += n),

    /** Gives what is held, and holds nothing from then on. */
    take() {
      const taken = { days, dropped };
      [days, size, dropped] = [new Map(), 0, 0];
      return taken;
    },
  };
}

/**
 * Counts in memory and writes the totals every ten seconds, also when nothing came, so that days on which nobody counted
 * are known. A count may be lost with its process; none is written twice.
 */
export function createCounter({ db, clock, timeZone, log, writeEveryMs = WRITE_EVERY_MS }: Parts) {
  const hosts = createCommonHosts();
  const beats = createProcessBeats();
  const stopping = new AbortController();
  const totals = createTotals();
  let lastBeat = 0;
  let failed: Batch | null = null;
  let writing: Promise<void> | null = null;

  const dayOf = createDays(timeZone);
  const today = () => dayOf(clock.now());

  async function write(batch: Batch, isLast = false): Promise<boolean> {
    try {
      await db.transaction().execute(async (trx) => {
        const day = today();
        if (await beats.beat(trx, day, batch.beat)) await addBatch(trx, day, batch);
        if (isLast) return beats.leave(trx);
        await beats.findLost(trx);
        return hosts.share(trx, day);
      });
      failed = null;
    } catch (error) {
      log.warn({ err: error }, 'counts were not written; they are tried again');
      failed = batch;
    }
    return failed === null;
  }

  /** Writes what failed the last time, then what came since; while the former fails, the latter waits in memory. */
  async function flush(isLast = false): Promise<void> {
    if (failed !== null && !(await write(failed))) return;
    lastBeat += 1;
    await write({ beat: lastBeat, ...totals.take() }, isLast);
  }

  async function keepWriting(): Promise<void> {
    while (!stopping.signal.aborted) {
      await flush();
      await clock.sleep(writeEveryMs, stopping.signal).catch(() => undefined);
    }
    await flush(true);
  }

  return {
    hosts,
    today,
    /** Counts something today. */
    note: (count: Count): void => totals.add(today(), count),
    /** Notes that so many counts, or messages of several, gave way to leads. */
    drop: totals.drop,
    /** Writes every ten seconds from now on. */
    start: (): void => void (writing ??= keepWriting()),
    /** Writes what is left, and takes leave. */
    async stop(): Promise<void> {
      stopping.abort();
      await writing;
    },
  };
}

/** Counts in memory, and writes totals. */
export type Counter = ReturnType<typeof createCounter>;
