import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import pg from 'pg';

import type { EmbeddedPostgres } from '#/database/embedded/open-embedded-postgres.ts';

type Server = Pick<EmbeddedPostgres, 'connection' | 'dataFolder'>;

/** The address of an embedded server for who made it; the services reach it as somebody who may do less. */
export async function superuserUrl({ connection, dataFolder }: Server): Promise<string> {
  const password = await readFile(join(dataFolder, 'postgres-password'), 'utf8');
  const { host, port, database } = connection;
  return `postgres://postgres:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}

/** Runs a statement on an embedded server as who made it. */
export async function runAsSuperuser(server: Server, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: await superuserUrl(server) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
