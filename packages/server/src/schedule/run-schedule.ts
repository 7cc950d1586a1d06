import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Clock } from '#/clock/clock.ts';
import type { Database } from '#/database/schema.ts';

/** Work that is repeated at set times, once over all processes of a database. */
export type ScheduledTask = {
  readonly name: string;
  /** The moment of the next run, by the database's clock. */
  readonly next: RawBuilder<Date>;
  /** One that may take long ends early, without an error, when the signal aborts: the process is about to leave. */
  readonly run: (stopping: AbortSignal) => Promise<void>;
};

/** Each day at a time of UTC such as 03:17. */
export function dailyAt(time: string): RawBuilder<Date> {
  return sql<Date>`((now() at time zone 'UTC')::date + ${time}::time
    + case when (now() at time zone 'UTC')::time < ${time}::time
        then interval '0' else interval '1 day' end) at time zone 'UTC'`;
}

/** So many minutes after the last run. */
export function everyMinutes(minutes: number): RawBuilder<Date> {
  return sql<Date>`now() + ${minutes} * interval '1 minute'`;
}

/** Removes what is noted of a task that nobody runs any more, so that nobody waits for its next run. */
export async function forgetTask(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom('schedules').where('name', '=', name).execute();
}

const LOOK_EVERY_MS = 5_000;
/** A run whose process died is repeated after this; longer than any takes. */
const RUN_LIMIT_MINUTES = 15;
const AFTER_FAILURE = sql<Date>`now() + interval '5 minutes'`;

type Parts = {
  readonly db: Kysely<Database>;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
};

/** A schedule that became shorter holds at once. */
async function enter(db: Kysely<Database>, { name, next }: ScheduledTask): Promise<void> {
  await db
    .insertInto('schedules')
    .values({ name, next_run_at: next })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({
        next_run_at: sql<Date>`least(schedules.next_run_at, excluded.next_run_at)`,
      }),
    )
    .execute();
}

/** Due as well is what lies further ahead than it ever is: the database's clock was set back. */
async function takeTurn(db: Kysely<Database>, { name, next }: ScheduledTask): Promise<boolean> {
  const taken = await db
    .updateTable('schedules')
    .set({ next_run_at: everyMinutes(RUN_LIMIT_MINUTES) })
    .where('name', '=', name)
    .where(
      sql<boolean>`(next_run_at <= now()
        or next_run_at > (${next}) + ${RUN_LIMIT_MINUTES} * interval '1 minute')`,
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Runs the tasks at their times until the returned function is called; what was missed is made up for once. */
export async function runSchedule(
  tasks: readonly ScheduledTask[],
  { db, clock, log }: Parts,
): Promise<() => Promise<void>> {
  const stopping = new AbortController();

  async function setNext({ name }: ScheduledTask, next: RawBuilder<Date>): Promise<void> {
    await db.updateTable('schedules').set({ next_run_at: next }).where('name', '=', name).execute();
  }

  async function runIfDue(task: ScheduledTask): Promise<void> {
    try {
      if (!(await takeTurn(db, task))) return;
    } catch (error) {
      log.error({ err: error, task: task.name }, 'looking for scheduled work failed');
      return;
    }
    try {
      await task.run(stopping.signal);
      await setNext(task, task.next);
    } catch (error) {
      log.error({ err: error, task: task.name }, 'scheduled work failed and is tried again');
      // Where the database is away, the limit of the run does the same a little later.
      await setNext(task, AFTER_FAILURE).catch(() => undefined);
    }
  }

  async function keepRunning(task: ScheduledTask): Promise<void> {
    while (!stopping.signal.aborted) {
      await runIfDue(task);
      await clock.sleep(LOOK_EVERY_MS, stopping.signal).catch(() => undefined);
    }
  }

  for (const task of tasks) await enter(db, task);
  const running = Promise.all(tasks.map(keepRunning));
  return async () => {
    stopping.abort();
    await running;
  };
}
