import { createHash } from 'node:crypto';

import pg from 'pg';
import { pino } from 'pino';

import { migrate, MIGRATIONS_FOLDER } from '#/database/migrate.ts';
import { readMigrationFiles } from '#/database/migration-file.ts';
import { openDatabase } from '#/database/open-database.ts';

// Any fixed number: one process at a time makes the template.
const TEMPLATE_LOCK = 5_120_994_417_301;

/** Gives the name of a database with all migrations applied, making it when the server has none for these migrations. */
export async function ensureTemplate(serverUrl: string): Promise<string> {
  const files = await readMigrationFiles(MIGRATIONS_FOLDER);
  const state = createHash('sha256').update(files.map((file) => file.checksum).join());
  const name = `test_template_${state.digest('hex').slice(0, 12)}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    if (!(await exists(admin, name))) await makeTemplate(admin, serverUrl, name);
  } finally {
    await admin.end();
  }
  return name;
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
  return rowCount === 1;
}

async function makeTemplate(admin: pg.Client, serverUrl: string, name: string): Promise<void> {
  const unfinished = `${name}_new`;
  await admin.query(`drop database if exists ${unfinished} with (force)`);
  await admin.query(`create database ${unfinished} template template0`);
  const url = new URL(serverUrl);
  url.pathname = `/${unfinished}`;
  const log = pino({ enabled: false });
  const open = await openDatabase({ databaseUrl: url.href, dataDir: '', log });
  try {
    await migrate(open.db, log);
  } finally {
    await open.close();
  }
  await admin.query(`alter database ${unfinished} rename to ${name}`);
}
