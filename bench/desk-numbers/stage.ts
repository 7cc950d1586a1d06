import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { FORM_FIELDS } from '@high-street/contract';
import { createLog, migrate, openDatabase } from '@high-street/server';

import { startPostgres } from '../fault-day/postgres.ts';

import { generateCounts, type CountSize } from './generate-counts.ts';

/** As many as the desk has. */
const CONNECTIONS = 6;

/** A database with the totals of so many days; `stop` ends it. */
export async function setStage(size: CountSize) {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'bench-desk-numbers-'));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  // The database may run under another account.
  await chmod(folder, 0o755);
  const postgres = await startPostgres(folder);
  stack.defer(postgres.close);
  const log = createLog('silent');
  const open = await openDatabase({
    databaseUrl: postgres.url,
    dataDir: folder,
    log,
    maxConnections: CONNECTIONS,
  });
  stack.defer(open.close);
  const { db, pool } = open;
  await migrate(db, log);
  const begun = performance.now();
  await generateCounts(pool, { ...size, fields: FORM_FIELDS.register.map(({ name }) => name) });
  const seconds = (performance.now() - begun) / 1_000;
  const kept = stack.move();
  return { db, pool, seconds, stop: () => kept.disposeAsync() };
}

/** A database with many totals. */
export type Stage = Awaited<ReturnType<typeof setStage>>;
