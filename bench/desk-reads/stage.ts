import { createLeadSearch } from '@high-street/leads';
import { createLog, migrate } from '@high-street/server';
import { makeTempFolder } from '@high-street/server/testing';

import { startPostgres } from '../fault-day/postgres.ts';

import { generateDesk, type DeskSize } from './generate-desk.ts';

const MS = 1_000;

/** A database with so many leads, as the desk finds it some time after it was started; `stop` ends it. */
export async function setStage(size: DeskSize) {
  await using stack = new AsyncDisposableStack();
  const { path: folder, remove } = await makeTempFolder();
  stack.defer(remove);
  const postgres = await startPostgres(folder);
  stack.defer(postgres.close);
  const { db, pool } = postgres.open;
  await migrate(db, createLog('silent'));
  const begun = performance.now();
  await generateDesk(pool, size);
  const generated = performance.now();
  await createLeadSearch(db).fill();
  const filled = performance.now();
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    // As autovacuum does in time.
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
  const kept = stack.move();
  return {
    db,
    pool,
    databaseUrl: postgres.url,
    seconds: { generated: (generated - begun) / MS, filled: (filled - generated) / MS },
    stop: () => kept.disposeAsync(),
  };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
