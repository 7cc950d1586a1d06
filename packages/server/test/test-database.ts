import { randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';

import { openDatabase } from '#/database/open-database.ts';
import type { Database } from '#/database/schema.ts';

import { ensureTemplate } from './template-database.ts';

/** A database of one test; `close` drops it. */
export type TestDatabase = {
  url: string;
  db: Kysely<Database>;
  pool: pg.Pool;
  close(): Promise<void>;
};

/** Makes a fresh migrated database on the server at TEST_DATABASE_URL, which `global-setup.ts` sets; throws when nothing did. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = requireServerUrl();
  return createDatabase(serverUrl, await ensureTemplate(serverUrl));
}

/** Makes a fresh database without any table on the same server. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(requireServerUrl(), 'template0');
}

async function createDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runAsAdmin(serverUrl, `create database ${name} template ${template}`);
  const url = urlOf(serverUrl, name);
  const open = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    log: pino({ enabled: false }),
    maxConnections: 4,
  });
  let closed: Promise<void> | undefined;
  async function drop(): Promise<void> {
    await open.close();
    // Not "with (force)": who is no superuser may not end an autovacuum worker, which a plain drop asks to leave.
    await runAsAdmin(
      serverUrl,
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = '${name}' and usename = current_user`,
    );
    await runAsAdmin(serverUrl, `drop database if exists ${name}`);
  }
  return { url, db: open.db, pool: open.pool, close: () => (closed ??= drop()) };
}

function requireServerUrl(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) {
    throw new Error(
      'TEST_DATABASE_URL is not set. Name @high-street/server/testing/global-setup as globalSetup in the vitest config.',
    );
  }
  return url;
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
