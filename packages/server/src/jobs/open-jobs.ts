import type { Kysely } from 'kysely';
import type pg from 'pg';
import { fromKysely, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';

import type { Database } from '#/database/schema.ts';
import { errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** A queue of a service. */
export type QueueName = string;

/** A job to be done not before `delayMs` from now, by the database's clock. */
export type NewJob = { readonly data: object; readonly delayMs?: number };

/** Work that is done again and again, at the times of a cron expression in UTC. */
export type Schedule = { readonly queue: QueueName; readonly cron: string };

/** How a queue is worked on; a handler that throws has its job tried again a little later. */
export type Work = {
  readonly queue: QueueName;
  /** How many jobs are under way at once in this process. */
  readonly concurrency: number;
  readonly handle: (data: unknown) => Promise<void>;
};

/** The jobs of a service, kept in its database. */
export type Jobs = {
  /** Adds jobs in the caller's transaction: they exist if and only if it commits. */
  readonly add: (trx: Kysely<Database>, queue: QueueName, jobs: readonly NewJob[]) => Promise<void>;
  /** Starts working; jobs under way are finished before `stop` resolves. */
  readonly work: (work: Work) => Promise<void>;
  /** Whether there are more jobs than workers can do: one of the queue should have been taken up `lateMs` ago or earlier. */
  readonly isBehind: (queue: QueueName, lateMs: number) => Promise<boolean>;
  /** Has a job added to its queue at the times of its schedule, once over all replicas. */
  readonly schedule: (schedule: Schedule) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** What jobs need; `queues` names all of a service's queues. */
export type JobsOptions = {
  readonly pool: pg.Pool;
  readonly queues: readonly QueueName[];
  readonly log: Logger;
  /** Whether this process works on jobs, and so keeps the queues in order; otherwise it only adds some. */
  readonly isWorker: boolean;
};

const SECOND_MS = 1_000;
const POLL_SECONDS = 0.5;
/** Jobs fetched at once: few, because the slowest of them keeps the others' place. */
const BATCH = 5;
/** A job whose process died is taken up again after this; longer than any handler takes. */
const EXPIRE_SECONDS = 60;
const RETRY_LIMIT = 10;
const RETRY_DELAY_SECONDS = 5;
const KEEP_UNFINISHED_SECONDS = 30 * 24 * 60 * 60;
const KEEP_FINISHED_SECONDS = 60 * 60;
const STOP_LIMIT_MS = 8_000;

function createBoss({ pool, log, isWorker }: JobsOptions, isInstaller: boolean): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: isInstaller,
    createSchema: isInstaller,
    supervise: isWorker,
    schedule: isWorker,
    monitorVacuum: false,
    reindex: false,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue had an error'));
  return boss;
}

/** Has the queue's tables and the queues to itself: two processes that make pg-boss's schema at once fail each other. */
async function withInstallLock(pool: pg.Pool, install: () => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    // Waiting for another process may take longer than a statement is allowed to.
    await client.query('set statement_timeout = 0');
    await client.query(`select pg_advisory_lock(hashtextextended('install jobs', 0))`);
    await install();
  } finally {
    // The lock and the setting end with the session.
    client.release(true);
  }
}

/** Brings the tables of the job queue up to date and makes the queues; safe in several processes at once. */
export async function installJobs(options: Omit<JobsOptions, 'isWorker'>): Promise<void> {
  await withInstallLock(options.pool, async () => {
    const boss = createBoss({ ...options, isWorker: false }, true);
    await boss.start();
    for (const name of options.queues) {
      await boss.createQueue(name, {
        retryLimit: RETRY_LIMIT,
        retryDelay: RETRY_DELAY_SECONDS,
        retryBackoff: true,
        expireInSeconds: EXPIRE_SECONDS,
        retentionSeconds: KEEP_UNFINISHED_SECONDS,
        deleteAfterSeconds: KEEP_FINISHED_SECONDS,
      });
    }
    await boss.stop({ graceful: false });
  });
}

async function startOnInstalled(boss: PgBoss): Promise<void> {
  try {
    await boss.start();
  } catch (error) {
    // pg-boss works with one version of its tables only; installing has brought older ones up to it.
    if (!errorText(error).includes('requires migrations')) throw error;
    throw new StartupError(
      'MIGRATION_REFUSED',
      'The tables of the job queue were changed by a newer version of the product, so this version cannot work with them. Run the newer version.',
      { cause: error },
    );
  }
}

/** Opens the jobs of a service whose queues are installed; throws StartupError when a newer version changed their tables. */
export async function openJobs(options: JobsOptions): Promise<Jobs> {
  const boss = createBoss(options, false);
  await startOnInstalled(boss);
  // The first send to a queue that is not in pg-boss's cache would ask for it on another connection while a transaction
  // holds this one, and with all connections so held nobody would ever get an answer.
  for (const name of options.queues) await boss.getQueue(name);

  return {
    add: async (trx, queue, jobs) => {
      await boss.insert(
        queue,
        jobs.map(({ data, delayMs = 0 }) => ({
          data,
          startAfter: Math.ceil(delayMs / SECOND_MS),
        })),
        { db: fromKysely(trx), returnId: false },
      );
    },
    work: async ({ queue, concurrency, handle }) => {
      await boss.work(
        queue,
        {
          batchSize: BATCH,
          localConcurrency: Math.ceil(concurrency / BATCH),
          pollingIntervalSeconds: POLL_SECONDS,
          burstWhenBatchFull: true,
          perJobResults: true,
        },
        async (jobs: readonly { id: string; data: unknown }[]) =>
          Promise.all(
            jobs.map(async ({ id, data }) => {
              try {
                await handle(data);
                return { id, status: 'completed' as const };
              } catch (error) {
                options.log.error({ err: error, queue }, 'a job failed');
                return { id, status: 'failed' as const };
              }
            }),
          ),
      );
    },
    isBehind: async (queue, lateMs) => {
      // pg-boss tells the length of a queue only, as it was a while ago; its index of waiting jobs serves this.
      const { rowCount } = await options.pool.query(
        `select from pgboss.job
        where name = $1 and state < 'active' and not blocked
          and start_after < now() - $2 * interval '1 millisecond'
        limit 1`,
        [queue, lateMs],
      );
      return rowCount === 1;
    },
    schedule: async ({ queue, cron }) => boss.schedule(queue, cron),
    stop: async () => boss.stop({ graceful: true, timeout: STOP_LIMIT_MS, close: false }),
  };
}
