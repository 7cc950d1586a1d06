import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { backupStream, openBackup } from '@high-street/server';
import { addCounts } from '@high-street/server/counts';
import { createTestDatabase } from '@high-street/server/testing';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';

import { storeBooking } from './booking-rows.ts';
import { readDelivery } from './delivery-rows.ts';
import { aKey, anAttribution, anEnquiry, aRegistration } from './lead-builder.ts';
import { post, startTestApp, storeLead } from './test-app.ts';

async function restoreBackup(pool: Pool, source: Readable): Promise<void> {
  await (await openBackup(source)).restore(pool);
}

async function anEmptyDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

test('restores every lead with its key, its history and what is still to be delivered', async () => {
  const before = await startTestApp();
  const lead = await storeLead(before.app, anEnquiry({ message: 'A backslash \\N and 🍞' }));
  const detail = 'A tab\t, a line\nbreak, a return\r, \u2028 and \\.';
  await before.db
    .insertInto('lead_events')
    .values({ lead_id: lead.id, kind: 'noted', detail })
    .execute();
  await storeLead(before.app, aRegistration(), aKey(), anAttribution({ term: 'A \\N "term"' }));
  const backup = await text(backupStream(before.pool));
  const empty = await anEmptyDatabase();

  await restoreBackup(empty.pool, Readable.from([Buffer.from(backup)]));

  for (const table of ['leads', 'idempotency_keys', 'deliveries', 'lead_events'] as const) {
    const rows = (db: typeof before.db) =>
      sql`select * from ${sql.table(table)} order by 1`.execute(db);
    expect((await rows(empty.db)).rows).toEqual((await rows(before.db)).rows);
  }
  const after = await startTestApp({ database: empty, isWorking: true });
  const again = await post(after.app, '/api/leads', { contacts: lead.contacts }, lead.key);
  expect(again.json()).toMatchObject({ reference: lead.reference });
  await expect.poll(() => readDelivery(empty.db, 'provider')).toMatchObject({ state: 'done' });
});

test('restores every booking with its key, its lead, its mails and the key of its links', async () => {
  const before = await startTestApp();
  const lead = await storeLead(before.app, anEnquiry());
  await storeBooking(before.db, { lead_id: lead.id, note: 'A tab\t, a \\N and 🍞' });
  await storeBooking(before.db, { state: 'cancelled', cancelled_at: new Date() });
  const key = { name: 'booking-link', key: Buffer.from('the key of the links that were sent') };
  await before.db.insertInto('signing_keys').values(key).execute();
  const backup = await text(backupStream(before.pool));
  const empty = await anEmptyDatabase();
  // A calendar that has started makes a key; the links in people's mails need the other one.
  await empty.db
    .insertInto('signing_keys')
    .values({ name: 'booking-link', key: Buffer.from('a fresh one') })
    .execute();

  await restoreBackup(empty.pool, Readable.from([Buffer.from(backup)]));

  for (const table of ['bookings', 'booking_keys', 'deliveries', 'signing_keys'] as const) {
    const rows = (db: typeof before.db) =>
      sql`select * from ${sql.table(table)} order by 1`.execute(db);
    expect((await rows(empty.db)).rows).toEqual((await rows(before.db)).rows);
  }
});

test('restores the totals of visits in place of those that a service has begun since', async () => {
  const [before, empty] = [await anEmptyDatabase(), await anEmptyDatabase()];
  const count = (db: typeof before.db, day: string, n: number) =>
    db
      .transaction()
      .execute((trx) => addCounts(trx, day, [{ page: '/', what: 'seen', source: 'direct', n }]));
  await count(before.db, '2026-11-24', 7);
  await sql`insert into counting_days (day, lost_processes) values ('2026-11-24', 1)`.execute(
    before.db,
  );
  await count(empty.db, '2026-11-25', 3);
  const backup = await text(backupStream(before.pool));

  await restoreBackup(empty.pool, Readable.from([Buffer.from(backup)]));

  for (const table of ['counts', 'week_counts', 'block_counts', 'counting_days'] as const) {
    const rows = (db: typeof before.db) =>
      sql`select * from ${sql.table(table)} t order by t`.execute(db);
    expect((await rows(empty.db)).rows).toEqual((await rows(before.db)).rows);
    expect((await rows(empty.db)).rows).not.toEqual([]);
  }
});

test('restores nothing over bookings that are there', async () => {
  const { db, pool } = await startTestApp();
  const backup = await text(backupStream(pool));
  await storeBooking(db);

  await expect(restoreBackup(pool, Readable.from([Buffer.from(backup)]))).rejects.toThrow(
    /holds leads, bookings or people already/,
  );
});

test('holds every table with data of its own', async () => {
  const { pool, db } = await startTestApp();
  const held = (await text(backupStream(pool)))
    .match(/^\{"table":"\w+"/gm)
    ?.map((line) => line.split('"')[3]);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);

  // How the schema came to be, and what is forgotten without harm.
  const others = ['kysely_migration', 'kysely_migration_lock', 'migration_checksums'];
  const passing = ['rate_limits', 'breakers', 'schedules', 'lead_presence', 'counting_processes'];
  // What is worked out anew from what is there.
  const derived = ['lead_search', 'block_counts'];
  // What a visitor has to type within minutes.
  const codes = ['erase_codes'];
  // What lets somebody into the desk: whoever finds a backup cannot come in with it.
  const waysIn = [
    'invitations',
    'passkey_challenges',
    'sign_in_requests',
    'oidc_requests',
    'desk_sessions',
  ];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...(held ?? []), ...others, ...passing, ...derived, ...codes, ...waysIn].toSorted(),
  );
});

test.for([
  ['cut off', (backup: string) => backup.slice(0, -40), /ends too early/],
  ['no backup', () => 'Dear Sir\n', /not a backup/],
  [
    'of another version',
    (backup: string) => backup.replace('0002-', '0001-'),
    /is of another version/,
  ],
] as const)('restores nothing from a file that is %s', async ([, spoil, reason]) => {
  const { app, pool } = await startTestApp();
  await storeLead(app, anEnquiry());
  const spoilt = spoil(await text(backupStream(pool)));
  const empty = await anEmptyDatabase();

  await expect(restoreBackup(empty.pool, Readable.from([Buffer.from(spoilt)]))).rejects.toThrow(
    reason,
  );

  expect(await empty.db.selectFrom('leads').select('id').execute()).toEqual([]);
});

test('says why the database refuses a row, though many more are on their way to it', async () => {
  const { app, pool } = await startTestApp();
  await storeLead(app, anEnquiry({ message: 'x'.repeat(2000) }));
  const lines = (await text(backupStream(pool))).split('\n');
  const row = lines.findIndex((line) => line.startsWith('{"table":"leads"')) + 1;
  // The second row has the first one's id.
  const spoilt = lines.toSpliced(row, 0, ...Array.from({ length: 5000 }, () => `${lines[row]}`));
  const empty = await anEmptyDatabase();

  await expect(
    restoreBackup(empty.pool, Readable.from([Buffer.from(spoilt.join('\n'))])),
  ).rejects.toThrow(/duplicate key value/);

  expect(await empty.db.selectFrom('leads').select('id').execute()).toEqual([]);
});

test('restores nothing over leads that are there', async () => {
  const { app, pool } = await startTestApp();
  await storeLead(app, anEnquiry());
  const backup = await text(backupStream(pool));

  await expect(restoreBackup(pool, Readable.from([Buffer.from(backup)]))).rejects.toThrow(
    /holds leads, bookings or people already/,
  );
});
