import { join } from 'node:path';

import { createLog, migrate } from '@high-street/server';
import {
  collectStatements,
  findFreePort,
  makeTempFolder,
  startSmtpSink,
} from '@high-street/server/testing';

import { findParent } from '../cpu-seconds.ts';
import { startPostgres } from '../fault-day/postgres.ts';
import { startProcess, type RunningProcess } from '../start-process.ts';

/** A database that notes what its statements cost, and a mail server; workers come with `startWorkers`, and `stop` ends all. */
export async function setStage() {
  await using stack = new AsyncDisposableStack();
  const { path: folder, remove } = await makeTempFolder();
  stack.defer(remove);
  const log = createLog('silent');
  await collectStatements(join(folder, 'data'), log);
  const postgres = await startPostgres(folder);
  stack.defer(postgres.close);
  const { db, pool } = postgres.open;
  await migrate(db, log);
  const sink = await startSmtpSink();
  stack.defer(sink.stop);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const kept = stack.move();

  async function startWorker(port: number, perSecond: number): Promise<RunningProcess> {
    const worker = await startProcess('apps/api/src/server.ts', {
      ROLE: 'worker',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: postgres.url,
      SMTP_URL: sink.url,
      MAILS_PER_SECOND: String(perSecond),
      HEARTBEAT_MINUTES: '0',
    });
    kept.defer(worker.stop);
    return worker;
  }

  return {
    pool,
    databasePid: await findParent(rows[0]?.pid ?? 0),
    mails: sink.mails,
    /** Starts workers that begin at once on what is due. */
    startWorkers: async (count: number, perSecond: number): Promise<readonly RunningProcess[]> =>
      Promise.all(
        Array.from({ length: count }, async () => startWorker(await findFreePort(), perSecond)),
      ),
    stop: () => kept.disposeAsync(),
  };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
