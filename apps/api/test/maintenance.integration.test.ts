import type { Database } from '@high-street/server';
import { addCounts } from '@high-street/server/counts';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';

import { storeBooking } from './booking-rows.ts';
import { anEnquiry } from './lead-builder.ts';
import { startTestApp, storeLead } from './test-app.ts';

/** The service with its tasks by name, and how often its limits were cleared. */
async function openService(env: Record<string, string> = {}) {
  const { app, db, pool, pipeline } = await startTestApp({ env });
  let cleared = 0;
  const tasks = pipeline.plan({
    retentionMonths: 24,
    clearLimits: async () => {
      cleared += 1;
    },
  });
  return {
    app,
    db,
    pool,
    names: tasks.map(({ name }) => name),
    run: async (name: string) =>
      tasks.find((task) => task.name === name)?.run(new AbortController().signal),
    cleared: () => cleared,
  };
}

/** Sets a moment of a lead to so long ago. */
async function age(db: Kysely<Database>, reference: string, column: string, interval: string) {
  await sql`update leads set ${sql.ref(column)} = now() - ${interval}::interval
    where reference = ${reference}`.execute(db);
}

async function storeAged(
  { app, db }: Awaited<ReturnType<typeof openService>>,
  column: string,
  interval: string,
) {
  const { reference } = await storeLead(app, anEnquiry({ message: `${column} ${interval}` }));
  await age(db, reference, column, interval);
  return reference;
}

test('each night leads and bookings go after their months, and those in the bin after thirty days', async () => {
  const service = await openService();
  const { db } = service;
  await storeAged(service, 'created_at', '24 months 1 minute');
  await storeAged(service, 'binned_at', '30 days 1 minute');
  const kept = [
    await storeAged(service, 'created_at', '24 months -1 minutes'),
    await storeAged(service, 'binned_at', '30 days -1 minutes'),
  ];
  await storeBooking(db, { starts_at: new Date('2020-01-06T10:00:00Z') });
  const { reference } = await storeBooking(db);

  await service.run('maintenance');

  const leads = await db.selectFrom('leads').select('reference').execute();
  expect(leads.map((lead) => lead.reference).toSorted()).toEqual(kept.toSorted());
  expect(await db.selectFrom('bookings').select('reference').execute()).toEqual([{ reference }]);
});

test('each night what has been in quarantine for thirty days goes into the bin', async () => {
  const service = await openService();
  const old = await storeAged(service, 'quarantined_at', '30 days 1 minute');
  await storeAged(service, 'quarantined_at', '30 days -1 minutes');

  await service.run('maintenance');

  const binned = service.db
    .selectFrom('leads')
    .select('reference')
    .where('binned_at', 'is not', null);
  expect(await binned.execute()).toEqual([{ reference: old }]);
});

test('each night keys of calls go after seven days, limits that have ended, and trial leads after a day', async () => {
  const service = await openService({ HEARTBEAT_MINUTES: '10' });
  const { app, db } = service;
  const [old, young] = [await storeLead(app, anEnquiry()), await storeLead(app, anEnquiry())];
  for (const [key, interval] of [
    [old.key, '7 days 1 minute'],
    [young.key, '7 days -1 minutes'],
  ] as const) {
    await sql`update idempotency_keys set created_at = now() - ${interval}::interval
      where key = ${key}`.execute(db);
  }
  const trials = db.selectFrom('leads').select('reference').where('origin', '=', 'heartbeat');
  await service.run('heartbeat');
  const [first] = await trials.execute();
  await age(db, first?.reference ?? '', 'created_at', '1 day 1 minute');
  await service.run('heartbeat');
  const second = (await trials.execute()).filter(({ reference }) => reference !== first?.reference);
  expect(second).toHaveLength(1);
  await age(db, second[0]?.reference ?? '', 'created_at', '1 day -1 minutes');

  await service.run('maintenance');

  expect(await trials.execute()).toEqual(second);
  const keys = await db.selectFrom('idempotency_keys').select('key').execute();
  expect(keys.map(({ key }) => key)).not.toContain(old.key);
  expect(keys.map(({ key }) => key)).toContain(young.key);
  expect(service.cleared()).toBe(1);
});

test('each night totals go by whole weeks after the months of the settings, with what is known of their days', async () => {
  const service = await openService();
  const { db, pool } = service;
  const { rows } = await pool.query<{ day: string }>(
    `select (date_trunc('week', now() - interval '24 months')::date - back)::text as day
      from unnest('{0,1}'::int[]) as back`,
  );
  const [kept = '', gone = ''] = rows.map(({ day }) => day);
  for (const day of [kept, gone]) {
    const seen = { page: '/', what: 'seen', source: 'direct', n: 3 };
    await db.transaction().execute((trx) => addCounts(trx, day, [seen]));
    await pool.query(`insert into counting_days (day) values ($1)`, [day]);
    await pool.query(`insert into counted_hosts (host, day) values ($1::text, $1::date)`, [day]);
  }

  await service.run('maintenance');

  for (const [table, column] of [
    ['counts', 'day'],
    ['week_counts', 'week'],
    ['counting_days', 'day'],
    ['counted_hosts', 'day'],
  ] as const) {
    // The sum of the weeks that went is kept as that of a week before all others.
    const left = await pool.query(
      `select distinct ${column}::text as day from ${table} where ${column} > '0001-01-01'`,
    );
    expect({ table, left: left.rows }).toEqual({ table, left: [{ day: kept }] });
  }
});

test('each night mailboxes are worked out of what a version stored that knew nothing of them', async () => {
  const service = await openService();
  const { reference } = await storeLead(service.app, anEnquiry({ email: 'Anna@Example.com' }));
  await service.pool.query(`update leads set mailbox = null`);

  await service.run('maintenance');

  const leads = await service.db.selectFrom('leads').select(['reference', 'mailbox']).execute();
  expect(leads).toEqual([{ reference, mailbox: 'anna@example.com' }]);
});

test('no trial leads are planned where none are wanted', async () => {
  expect((await openService()).names).toEqual(['maintenance', 'late-digest']);
  const wanted = await openService({ HEARTBEAT_MINUTES: '10' });
  expect(wanted.names).toEqual(['maintenance', 'late-digest', 'heartbeat']);
});
