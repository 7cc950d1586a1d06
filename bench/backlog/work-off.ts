import { setTimeout as wait } from 'node:timers/promises';

import type { OpenDatabase } from '@high-street/server';
import { explainClaim } from '@high-street/server/testing';

import { readCpuSeconds } from '../cpu-seconds.ts';

import { createMailCount } from './count-mails.ts';
import type { Stage } from './stage.ts';
import { MAIL_KINDS, storeBacklog } from './store-backlog.ts';
import { timeClaims } from './time-claims.ts';

/** As many as a worker claims at once. */
const BATCH = 20;
const DRAIN_EACH_MS = 100;
const EXPLAIN_EACH_MS = 1_000;
const START_MS = 60_000;
/** A run that takes so many times what the pace allows is given up. */
const MOST_SLOWNESS = 5;

/** How large a backlog is, and how fast it may leave. */
export type BacklogOptions = {
  readonly mails: number;
  readonly workers: number;
  /** Of each worker, `MAILS_PER_SECOND`. */
  readonly perSecond: number;
};

export type WorkedOff = Rows & {
  /** Mails that came, those that came again left out. */
  readonly distinct: number;
  readonly repeats: number;
  /** Milliseconds of the claims that took something, at most. */
  readonly claimTimes: readonly number[];
  /** By what the claims read the table: every index, or whatever else, of all plans. */
  readonly readBy: readonly string[];
  /** Processor time that it took, in seconds. */
  readonly cpuSeconds: { readonly workers: number; readonly database: number };
  readonly errors: string;
};

type Rows = {
  readonly undelivered: number;
  /** Deliveries that were claimed a second time. */
  readonly claimedAgain: number;
  /** From the first claim to the last mail. */
  readonly seconds: number;
  /** The most that were handed over in any second. */
  readonly mostInSecond: number;
};

async function readRows(pool: OpenDatabase['pool']): Promise<Rows> {
  const { rows } = await pool.query<Rows>(`
    select count(*) filter (where state <> 'done')::int as undelivered,
      count(*) filter (where attempts > 1)::int as "claimedAgain",
      extract(epoch from max(settled_at) - min(last_attempt_at))::float8 as seconds,
      max(in_second)::int as "mostInSecond"
    from (
      select *, count(settled_at) over (
        order by settled_at range between interval '1 second' preceding and current row
      ) as in_second from deliveries
    ) as counted`);
  const [row] = rows;
  if (row === undefined) throw new Error('the deliveries could not be counted');
  return row;
}

async function isEmpty(pool: OpenDatabase['pool']): Promise<boolean> {
  const { rows } = await pool.query(`select from deliveries where state = 'waiting' limit 1`);
  return rows.length === 0;
}

async function readAllCpuSeconds(pids: readonly number[]): Promise<number> {
  const all = await Promise.all(pids.map(readCpuSeconds));
  return all.reduce((sum, seconds) => sum + seconds, 0);
}

/** Stores a backlog and has workers send it. */
export async function workOff(stage: Stage, options: BacklogOptions): Promise<WorkedOff> {
  const { pool, mails, databasePid } = stage;
  const { workers, perSecond } = options;
  await storeBacklog(pool, options.mails);
  const count = createMailCount();
  const readBy = new Set<string>();
  const databaseBefore = await readCpuSeconds(databasePid);
  const claims = timeClaims(pool);
  const running = await stage.startWorkers(workers, perSecond);
  const limit =
    START_MS + (MOST_SLOWNESS * 1_000 * options.mails) / (workers * perSecond) + performance.now();
  let explainedAt = 0;
  while (!(await isEmpty(pool)) && performance.now() < limit) {
    await wait(DRAIN_EACH_MS);
    count.take(mails);
    if (performance.now() - explainedAt < EXPLAIN_EACH_MS) continue;
    explainedAt = performance.now();
    for (const name of await explainClaim(pool, MAIL_KINDS, BATCH)) readBy.add(name);
  }
  await claims.stop();
  const cpuSeconds = {
    workers: await readAllCpuSeconds(running.map(({ pid }) => pid)),
    database: (await readCpuSeconds(databasePid)) - databaseBefore,
  };
  await Promise.all(running.map((worker) => worker.stop()));
  count.take(mails);
  return {
    ...(await readRows(pool)),
    distinct: count.distinct(),
    repeats: count.repeats(),
    claimTimes: claims.times,
    readBy: [...readBy].toSorted(),
    cpuSeconds,
    errors: running.map((worker) => worker.said()).join(''),
  };
}
