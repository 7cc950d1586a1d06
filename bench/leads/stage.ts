import { join } from 'node:path';

import { createLog, migrate, openDatabase } from '@high-street/server';
import {
  collectStatements,
  findFreePort,
  makeTempFolder,
  startSmtpSink,
} from '@high-street/server/testing';

import { findParent } from '../cpu-seconds.ts';
import { LIFTED_LIMITS, startProcess } from '../start-process.ts';

import { createLeadCalls } from './lead-calls.ts';

/** Known to the bench too, which signs the tokens that forms fetch at their first input. */
const FORM_TOKEN_SECRET = 'bench'.repeat(8);

/** The service with a database and a mail server of its own, and calls to it; `stop` ends and removes all of it. */
export async function setStage(connections: number) {
  await using stack = new AsyncDisposableStack();
  const { path: folder, remove } = await makeTempFolder();
  stack.defer(remove);
  const dataDir = join(folder, 'data');
  const log = createLog('error');
  await collectStatements(dataDir, log);
  const { db, pool, close } = await openDatabase({ dataDir, log, maxConnections: connections });
  stack.defer(close);
  await migrate(db, log);
  const sink = await startSmtpSink();
  stack.defer(sink.stop);
  const port = await findFreePort();
  const service = await startProcess('apps/api/src/server.ts', {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    HEARTBEAT_MINUTES: '0',
    FORM_TOKEN_SECRET,
    ...LIFTED_LIMITS,
    LEADS_PER_EMAIL_DAY: '1000000',
  });
  stack.defer(service.stop);
  const calls = createLeadCalls(`http://127.0.0.1:${port}`, FORM_TOKEN_SECRET);
  stack.defer(calls.close);
  const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
  const kept = stack.move();
  return {
    db,
    pool,
    dataDir,
    smtpUrl: sink.url,
    mails: sink.mails,
    service,
    /** The metrics are told without a key to who calls this machine by its name. */
    metricsUrl: `http://localhost:${port}`,
    databasePid: await findParent(rows[0]?.pid ?? 0),
    calls,
    stop: () => kept.disposeAsync(),
  };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
