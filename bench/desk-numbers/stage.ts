import { FORM_FIELDS } from '@high-street/contract';
import { createLog, migrate } from '@high-street/server';
import { makeTempFolder } from '@high-street/server/testing';

import { startPostgres } from '../fault-day/postgres.ts';

import { generateCounts, type CountSize } from './generate-counts.ts';

/** As many as the desk has. */
const CONNECTIONS = 6;

/** A database with the totals of so many days; `stop` ends it. */
export async function setStage(size: CountSize) {
  await using stack = new AsyncDisposableStack();
  const { path: folder, remove } = await makeTempFolder();
  stack.defer(remove);
  const postgres = await startPostgres(folder, CONNECTIONS);
  stack.defer(postgres.close);
  const { db, pool } = postgres.open;
  await migrate(db, createLog('silent'));
  const begun = performance.now();
  await generateCounts(pool, { ...size, fields: FORM_FIELDS.register.map(({ name }) => name) });
  const seconds = (performance.now() - begun) / 1_000;
  const kept = stack.move();
  return { db, pool, seconds, stop: () => kept.disposeAsync() };
}

export type Stage = Awaited<ReturnType<typeof setStage>>;
