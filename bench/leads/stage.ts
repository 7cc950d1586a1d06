import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createLog, migrate, openDatabase } from '@high-street/server';
import { startSmtpSink } from '@high-street/server/testing';

import { findPorts } from '../free-ports.ts';
import { startProcess } from '../start-process.ts';

import { createLeadCalls } from './lead-calls.ts';

/** The service with a database and a mail server of its own, and calls to it; `stop` ends and removes all of it. */
export async function setStage(connections: number) {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'bench-leads-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  // The database may run under another account.
  await chmod(folder, 0o755);
  const dataDir = join(folder, 'data');
  const log = createLog('error');
  const { db, pool, close } = await openDatabase({ dataDir, log, maxConnections: connections });
  stack.defer(close);
  await migrate(db, log);
  const sink = await startSmtpSink();
  stack.defer(sink.stop);
  const [port = 0] = await findPorts(1);
  const service = await startProcess('apps/api/src/server.ts', {
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    SMTP_URL: sink.url,
    HEARTBEAT_MINUTES: '0',
    CALLS_PER_MINUTE: '1000000',
    LEADS_PER_ADDRESS_HOUR: '1000000',
    LEADS_PER_EMAIL_DAY: '1000000',
    LEADS_PER_MINUTE: '10000000',
  });
  stack.defer(service.stop);
  const calls = createLeadCalls(`http://127.0.0.1:${port}`);
  stack.defer(calls.close);
  const kept = stack.move();
  return { pool, mails: sink.mails, service, calls, stop: () => kept.disposeAsync() };
}

/** The service, and calls to it. */
export type Stage = Awaited<ReturnType<typeof setStage>>;
