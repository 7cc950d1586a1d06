import { LATE_DIGEST } from '@high-street/leads';
import type { Clock } from '@high-street/server';
import { systemClock } from '@high-street/server';
import { createDeliveryArchive } from '@high-street/server/deliveries';
import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { openActs } from './act-fixture.ts';
import { startTestApp } from './test-app.ts';

const OWNERS = ['olive@shop.example', 'una@shop.example'];

/** A clock that a test moves; what waits, waits as ever. */
function aClock(at: string) {
  let now = new Date(at);
  const clock: Clock = { ...systemClock, now: () => now };
  return {
    clock,
    go: (moment: string) => {
      now = new Date(moment);
    },
  };
}

async function openShop(at: string, { isWorking = true } = {}) {
  const { db, pool, close } = await createTestDatabase();
  onTestFinished(close);
  await pool.query(
    `insert into people (email, mailbox, name, role, joined_at) values
      ('${OWNERS[0]}', '1', 'Olive Moor', 'owner', now()), ('${OWNERS[1]}', '2', 'Una Reed', 'owner', now()),
      ('ben@shop.example', '3', 'Ben Hall', 'member', now()), ('gone@shop.example', '4', 'Gone', 'owner', now())`,
  );
  await pool.query(`update people set removed_at = now() where name = 'Gone'`);
  const { clock, go } = aClock(at);
  const env = { DESK_URL: 'https://desk.shop.example' };
  const { pipeline, sink } = await startTestApp({
    database: { db, pool },
    clock,
    env,
    isWorking,
  });
  const tasks = pipeline.plan({ retentionMonths: 24, clearLimits: async () => undefined });
  const task = tasks.find(({ name }) => name === 'late-digest');
  const store = (reference: string, moment: string, more = '') =>
    pool.query(`insert into leads (reference, contacts, created_at) values ($1, $2, $3)`, [
      reference,
      JSON.stringify({ contactName: 'Anna Bell', storeName: `Bakery ${reference}${more}` }),
      moment,
    ]);
  /** The digests that were ever put in the outbox, sent or not. */
  const planned = () =>
    db.selectFrom('deliveries').select('state').where('kind', '=', LATE_DIGEST.kind).execute();
  return {
    db,
    pool,
    sink,
    pipeline,
    go,
    store,
    planned,
    run: async () => task?.run(new AbortController().signal),
  };
}

test('owners hear once a day, when the office opens, of what is past due; of quarantine never', async () => {
  const shop = await openShop('2026-11-24T09:00Z');
  await shop.store('KEPT-0001', '2026-11-20T10:00Z');
  await shop.pool.query(
    `update leads set quarantine_reasons = '{trap}', quarantined_at = created_at where reference = 'KEPT-0001'`,
  );
  await shop.run();
  await shop.store('LATE-0001', '2026-11-23T14:00Z');
  await shop.store('SOON-0001', '2026-11-23T16:30Z');
  await shop.run();
  expect(await shop.planned()).toEqual([]);

  shop.go('2026-11-24T09:30Z');
  await shop.run();
  await shop.run();
  const areDone = [{ state: 'done' }, { state: 'done' }];
  await expect.poll(async () => (await shop.sink.read()).length).toBe(2);
  await expect.poll(shop.planned).toEqual(areDone);
  shop.go('2026-11-24T16:00Z');
  await shop.run();
  const first = await shop.sink.read();
  expect(
    first
      .flatMap(({ to }) => to ?? [])
      .map(({ address }) => address)
      .toSorted(),
  ).toEqual(OWNERS);
  const [mail] = first;
  expect(mail?.subject).toBe('One lead is past due');
  expect(mail?.text).toContain('Bakery LATE-0001');
  expect(mail?.text).toContain('It was due by (Europe/London):');
  expect(mail?.text).toContain('https://desk.shop.example');
  expect(mail?.text).not.toContain('npm run');
  expect(mail?.text).not.toMatch(/KEPT|SOON/);

  shop.go('2026-11-25T10:00Z');
  await shop.run();
  await expect.poll(async () => (await shop.sink.read()).length).toBe(4);
  await expect.poll(shop.planned).toEqual(areDone);
  const mails = await shop.sink.read();
  expect(mails.at(-1)?.subject).toBe('2 leads are past due');
  expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(4);

  await shop.pool.query(`update leads set answer_state = 'answered'`);
  shop.go('2026-11-26T10:00Z');
  await shop.run();
  const { rows } = await shop.pool.query(`select 1 from deliveries where state = 'waiting'`);
  expect(rows).toEqual([]);
});

test('a mail about late leads that all were answered before it left is not sent, and counts as no mail', async () => {
  const shop = await openShop('2026-11-24T09:30Z', { isWorking: false });
  await shop.store('LATE-0001', '2026-11-23T14:00Z');
  await shop.run();
  await shop.pool.query(`update leads set answer_state = 'answered'`);

  const work = shop.pipeline.work();
  onTestFinished(work.stop);

  const ended = { state: 'done', reply: null, last_error: 'nothing is late now' };
  const mails = shop.db.selectFrom('deliveries').select(['state', 'reply', 'last_error']);
  await expect.poll(() => mails.execute()).toEqual([ended, ended]);
  expect(shop.sink.mails).toEqual([]);
});

test('a mail about late leads to who is an owner no more is not sent, and nobody has to look after it', async () => {
  const shop = await openShop('2026-11-24T09:30Z', { isWorking: false });
  await shop.store('LATE-0001', '2026-11-23T14:00Z');
  await shop.run();
  await shop.pool.query(`update people set removed_at = now() where name = 'Olive Moor'`);
  await shop.pool.query(`update people set role = 'member' where name = 'Una Reed'`);

  const work = shop.pipeline.work();
  onTestFinished(work.stop);

  const ended = { state: 'done', last_error: 'it was for an owner who is none any more' };
  const mails = shop.db.selectFrom('deliveries').select(['state', 'last_error']);
  await expect.poll(() => mails.execute()).toEqual([ended, ended]);
  expect(shop.sink.mails).toEqual([]);
});

test('a mail about late leads that is not needed the day after one was sent counts as no mail', async () => {
  const shop = await openShop('2026-11-24T09:30Z', { isWorking: false });
  await shop.store('LATE-0001', '2026-11-23T14:00Z');
  await shop.run();
  const areDone = [{ state: 'done' }, { state: 'done' }];
  const first = shop.pipeline.work();
  await expect.poll(shop.planned).toEqual(areDone);
  await first.stop();
  const archive = createDeliveryArchive(shop.db, [LATE_DIGEST]);
  const countAccepted = async () =>
    (await archive.accepted('Europe/London', { size: 10 })).rows.length;
  expect(await countAccepted()).toBe(2);

  shop.go('2026-11-25T10:00Z');
  await shop.run();
  expect(await shop.planned()).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
  await shop.pool.query(`update leads set answer_state = 'answered'`);
  const second = shop.pipeline.work();
  onTestFinished(second.stop);

  await expect.poll(shop.planned).toEqual(areDone);
  expect(shop.sink.mails).toHaveLength(2);
  expect(await countAccepted()).toBe(0);
});

test('owners hear no second time on a day on which the lead of their mail is erased', async () => {
  const shop = await openShop('2026-11-24T09:30Z');
  await shop.store('LATE-0001', '2026-11-23T14:00Z');
  await shop.store('LATE-0002', '2026-11-23T15:00Z');
  await shop.run();
  await expect.poll(shop.planned).toEqual([{ state: 'done' }, { state: 'done' }]);
  await shop.pool.query(`delete from leads where reference = 'LATE-0001'`);

  await shop.run();
  expect(await shop.planned()).toEqual([]);

  shop.go('2026-11-25T10:00Z');
  await shop.run();
  await expect.poll(async () => (await shop.sink.read()).length).toBe(4);
});

test('a mail about late leads that leaves a day late is the one of that day', async () => {
  const shop = await openShop('2026-11-24T09:30Z', { isWorking: false });
  await shop.store('LATE-0001', '2026-11-23T14:00Z');
  await shop.run();
  await shop.pool.query(`update leads set answer_state = 'answered'`);
  await shop.store('LATE-0002', '2026-11-24T10:00Z');
  shop.go('2026-11-25T10:00Z');

  await shop.run();
  const work = shop.pipeline.work();
  onTestFinished(work.stop);
  const areDone = [{ state: 'done' }, { state: 'done' }];
  await expect.poll(shop.planned).toEqual(areDone);
  await shop.run();

  expect(await shop.planned()).toEqual(areDone);
  const mails = await shop.sink.read();
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(OWNERS);
  for (const { text } of mails) expect(text).toContain('Bakery LATE-0002');
});

test('late lists what is past due, and says where nothing is', async () => {
  const { command, db } = await openActs();
  await db.updateTable('leads').set({ answer_state: 'answered' }).execute();
  expect(await command('late')).toBe('Nothing waits past its target.\n');
  await db
    .updateTable('leads')
    .set({ answer_state: 'new', binned_at: null, quarantined_at: null, created_at: new Date(0) })
    .execute();
  expect(await command('late')).toMatch(/^Due \(UTC\) .*\n1970-01-01 .*/);
});
