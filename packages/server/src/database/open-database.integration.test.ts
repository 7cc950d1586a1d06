import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { aDataDir, openForTest } from '../../test/embedded-folder.ts';
import { createTestDatabase } from '../../test/index.ts';
import { type DatabaseOptions, openDatabase } from '#/database/open-database.ts';

test('opens the embedded server when no address is given', async () => {
  const open = await openForLength({ dataDir: await aDataDir() });

  const { rows } = await sql`select 1 as one`.execute(open.db);

  expect(rows).toEqual([{ one: 1 }]);
});

// asvs 15.2.2
test('limits every statement and every idle transaction', async () => {
  const { db } = await aDatabase();

  const { rows } = await sql`select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`.execute(db);

  expect(rows).toEqual([{ statement: '10s', idle: '30s' }]);
});

test('keeps a connection alive on which nothing is said, before a network forgets it', async () => {
  const { pool } = await aDatabase();

  expect(pool.options).toMatchObject({ keepAlive: true, keepAliveInitialDelayMillis: 30_000 });
});

// asvs 16.5.1
test.for([
  ['nobody listens', 'postgres://app:s3cret-word@localhost:1/leads', 'localhost:1/leads'],
  ['the host is unknown', 'postgres://app:s3cret-word@host.invalid/leads', 'host.invalid/leads'],
  ['the address is malformed', 'postgres://app:s3cret-word@host:99999999/leads', 'DATABASE_URL'],
  ['the password is encoded', 'postgres://app:s3cret%2Dword@localhost:1/x', 'localhost:1/x'],
  ['the password has a bare %', 'postgres://app:s3cret%word@localhost:1/x', 'localhost:1/x'],
  ['the password cannot be read', 'postgres://app:s3cret%ff@localhost:1/x', 'as %25'],
])('says in one line without the password that %s', async ([, databaseUrl = '', place = '']) => {
  const error = await failureOf({ databaseUrl });

  expect(error).toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  expect(String(error)).toContain(place);
  expect(String(error)).not.toMatch(/s3cret|\n/);
});

test('does not repeat a password that the server refuses', async () => {
  const url = new URL((await aDatabase()).url);
  url.password = 's3cret-word';

  const error = await failureOf({ databaseUrl: url.href });

  expect(String(error)).toMatch(/28P01.*POSTGRES_PASSWORD/);
  expect(String(error)).not.toContain('s3cret');
});

test.for(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'refuses a server with %s off',
  async (setting) => {
    const dataDir = await aDataDir();
    const { dataFolder, close } = await openForTest(dataDir);
    await close();
    await appendFile(join(dataFolder, 'postgres', 'postgresql.conf'), `${setting} = off\n`);

    const error = await failureOf({ dataDir });

    expect(error).toMatchObject({ code: 'DATABASE_UNSAFE' });
    expect(String(error)).toContain(setting);
  },
);

test('closes every connection, those too that no statement builder has used', async () => {
  const { url } = await aDatabase();
  const { pool, close } = await openForLength({ databaseUrl: url });
  await pool.query('select 1');

  await close();

  expect(pool.ended).toBe(true);
  expect(pool.totalCount).toBe(0);
});

test('survives the loss of its connections, idle or in use', async () => {
  const { url, db } = await aDatabase();
  const open = await openForLength({ databaseUrl: url });
  const inUse = open.db.connection().execute(async (connection) => {
    await terminateOthers();
    await sql`select 1`.execute(connection);
  });

  await expect(inUse).rejects.toThrow();
  expect((await sql`select 1 as one`.execute(open.db)).rows).toEqual([{ one: 1 }]);

  async function terminateOthers(): Promise<void> {
    await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
  }
});

async function aDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

async function openForLength(options: Partial<DatabaseOptions>) {
  const open = await openDatabase({ dataDir: '', log: pino({ enabled: false }), ...options });
  onTestFinished(open.close);
  return open;
}

async function failureOf(options: Partial<DatabaseOptions>): Promise<unknown> {
  return openForLength(options).then(
    () => expect.fail('the database was opened'),
    (error: unknown) => error,
  );
}
