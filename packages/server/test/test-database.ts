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
  return createDatabase(serverUrl, await findTemplate(serverUrl));
}

/** Makes a fresh database without any table on the same server. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase(requireServerUrl(), 'template0');
}

const templates = new Map<string, Promise<string>>();

/** The template of a server, asked for once by each process of a run. */
function findTemplate(serverUrl: string): Promise<string> {
  const known = templates.get(serverUrl) ?? ensureTemplate(serverUrl);
  templates.set(serverUrl, known);
  return known;
}

async function createDatabase(serverUrl: string, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const admin = findAdmin(serverUrl);
  // Copied as files, a database costs a third less than through the log of changes.
  await admin.query(`create database ${name} template ${template} strategy file_copy`);
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
    await admin.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity
        where datname = '${name}' and usename = current_user`,
    );
    await admin.query(`drop database if exists ${name}`);
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

const admins = new Map<string, pg.Pool>();

/** The connections by which a process makes and drops its databases: one for each would take as long as what it does. */
function findAdmin(serverUrl: string): pg.Pool {
  const known = admins.get(serverUrl);
  if (known) return known;
  const pool = new pg.Pool({ connectionString: serverUrl, max: 2, allowExitOnIdle: true });
  // One that is not in use may end with the server.
  pool.on('error', () => undefined);
  admins.set(serverUrl, pool);
  return pool;
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
