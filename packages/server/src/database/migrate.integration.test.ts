import { randomBytes } from 'node:crypto';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { runChild } from '../../test/child-process.ts';
import { aDataDir } from '../../test/embedded-folder.ts';
import { createTestDatabase } from '../../test/index.ts';
import { migrate, MIGRATIONS_FOLDER } from '#/database/migrate.ts';
import type { Database } from '#/database/schema.ts';

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
  expect(applied).toEqual([
    { applied: ['0001-leads', '0002-deliveries', '0003-bookings', '0004-attribution'] },
  ]);
  expect(await db.selectFrom('leads').selectAll().execute()).toEqual([]);
});

test('lets a lead that is stored already stand, with nothing known of how its visit began', async () => {
  const { db } = await aDatabase();
  await emptySchema(db);
  const before = await someMigrations({});
  await rm(join(before, '0004-attribution.sql'));
  await migrate(db, before);
  const values = { reference: 'HS-1', contacts: '{}' };
  await db.insertInto('leads').values(values).execute();

  expect(await migrate(db)).toEqual(['0004-attribution']);

  const rows = await db.selectFrom('leads').select(['reference', 'attribution']).execute();
  expect(rows).toEqual([{ reference: 'HS-1', attribution: null }]);
});

test('names the file of a failed migration and changes nothing', async () => {
  const { db } = await aDatabase();
  const folder = await someMigrations({ '9001-good': 'create table good ()', '9002-bad': 'oops' });

  await expect(migrate(db, folder)).rejects.toThrow(/^Migration 9002-bad\.sql failed.*"oops"/);

  expect((await sql`select to_regclass('good') as good`.execute(db)).rows).toEqual([
    { good: null },
  ]);
});

test('refuses a migration that was edited after it was applied', async () => {
  const { db } = await aDatabase();
  const folder = await someMigrations({ '0001-leads': 'select 1' });

  await expect(migrate(db, folder)).rejects.toThrow(/^Migration 0001-leads\.sql was edited/);
});

test('refuses a database that is ahead of the migrations', async () => {
  const { db } = await aDatabase();
  const later = await someMigrations({ '9001-later': 'create table later ()' });
  expect(await migrate(db, later)).toEqual(['9001-later']);

  await expect(migrate(db)).rejects.toThrow(/^Migration 9001-later\.sql is missing here/);
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
