import { randomBytes } from 'node:crypto';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';
import { pino, type Logger } from 'pino';
import { expect, onTestFinished, test, vi } from 'vitest';

import { runChild } from '../../test/child-process.ts';
import { aDataDir } from '../../test/embedded-folder.ts';
import { createTestDatabase, migrationNames } from '../../test/index.ts';
import { migrate, MIGRATIONS_FOLDER } from '#/database/migrate.ts';
import type { Database } from '#/database/schema.ts';

const log = pino({ enabled: false });

test('reads the columns of a lead from its contacts', async () => {
  const { db } = await aDatabase();
  const contacts = { contactName: 'Ada', email: 'Ada@shop.test', phoneNumber: '+441234567890' };

  const lead = await db
    .insertInto('leads')
    .values({ reference: 'HS-1', contacts: JSON.stringify(contacts) })
    .returningAll()
    .executeTakeFirstOrThrow();

  expect(lead).toMatchObject({
    id: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-7/),
    contacts,
    contact_name: 'Ada',
    email: 'Ada@shop.test',
    phone_number: '+441234567890',
    lead_status: null,
  });
});

test('removes the keys and mails of a lead with it', async () => {
  const { db } = await aDatabase();
  const { id: lead_id } = await db
    .insertInto('leads')
    .values({ reference: 'HS-1', contacts: '{}' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = { key: 'k', content_hash: randomBytes(32), lead_id };
  await db.insertInto('idempotency_keys').values(key).execute();
  await db.insertInto('lead_events').values({ lead_id, kind: 'visitor' }).execute();

  await db.deleteFrom('leads').execute();

  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('lead_events').selectAll().execute()).toEqual([]);
});

test('applies every migration once when four processes migrate at once', async () => {
  const { db, url } = await aDatabase();
  await emptySchema(db);

  const children = Array.from({ length: 4 }, () => runChild('migrate.ts', url));
  const reports = await Promise.all(children.map(({ report }) => report));

  const applied = reports.filter((report) => JSON.stringify(report) !== '{"applied":[]}');
  expect(applied).toEqual([{ applied: await migrationNames() }]);
  expect(await db.selectFrom('leads').selectAll().execute()).toEqual([]);
});

test('names the file of a failed migration and changes nothing', async () => {
  const { db } = await aDatabase();
  const folder = await someMigrations({ '9001-good': 'create table good ()', '9002-bad': 'oops' });

  await expect(migrate(db, log, folder)).rejects.toThrow(/^Migration 9002-bad\.sql failed.*"oops"/);

  expect((await sql`select to_regclass('good') as good`.execute(db)).rows).toEqual([
    { good: null },
  ]);
});

test('refuses a migration that was edited after it was applied', async () => {
  const { db } = await aDatabase();
  const folder = await someMigrations({ '0001-leads': 'select 1' });

  await expect(migrate(db, log, folder)).rejects.toThrow(/^Migration 0001-leads\.sql was edited/);
});

test('leaves what a newer version has migrated alone, and says so', async () => {
  const { db } = await aDatabase();
  const later = await someMigrations({ '9001-later': 'create table later ()' });
  expect(await migrate(db, log, later)).toEqual(['9001-later']);
  const warn = vi.fn<Logger['warn']>();

  expect(await migrate(db, { warn })).toEqual([]);

  expect(warn.mock.calls).toEqual([
    [{ newer: ['9001-later'] }, expect.stringContaining('a newer version')],
  ]);
  expect(await migrate(db, log, later)).toEqual([]);
});

test('refuses a database that lacks a migration before its own last one', async () => {
  const { db } = await aDatabase();
  const folder = await someMigrations({ '0003-between': 'select 1' });
  await rm(join(folder, '0003-bookings.sql'));

  await expect(migrate(db, log, folder)).rejects.toThrow(
    /^Migration 0003-bookings\.sql is missing/,
  );
});

test('refuses a database from which a newer version has removed what this one uses, and no earlier', async () => {
  const { db } = await aDatabase();
  const next = { '9001-later': 'create table later ()' };
  const nextAfter = { ...next, '9002-contracts-9001-leads': 'alter table leads drop attribution' };
  await migrate(db, log, await someMigrations(nextAfter));

  expect(await migrate(db, log, await someMigrations(next))).toEqual([]);
  await expect(migrate(db, log)).rejects.toThrow(
    /^Migration 9002-contracts-9001-leads\.sql of a newer version removed what this version uses/,
  );
});

test('gives up, changing nothing, rather than hold up leads behind somebody who has a table', async () => {
  const { db } = await aDatabase();
  const folder = await someMigrations({ '9001-more': 'alter table leads add column more text' });

  await db.transaction().execute(async (reader) => {
    await reader.selectFrom('leads').selectAll().execute();
    await expect(migrate(db, log, folder)).rejects.toThrow(
      /^Migration 9001-more\.sql.*lock timeout/,
    );
  });

  expect(await migrate(db, log, folder)).toEqual(['9001-more']);
});

async function aDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

async function emptySchema(db: Kysely<Database>): Promise<void> {
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
}

async function someMigrations(files: Record<string, string>): Promise<string> {
  const folder = await aDataDir('migrations');
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, `${name}.sql`), content);
  }
  return folder;
}
