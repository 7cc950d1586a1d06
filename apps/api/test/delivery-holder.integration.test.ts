import type { Database } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { createTestDatabase, release } from '@high-street/server/testing';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer } from './child.ts';
import { readDelivery } from './delivery-rows.ts';
import { askForMail, aSentLead, sendLead } from './proof/writers.ts';
import { startSmtpSink } from './smtp-sink.ts';

function named(url: string, name: string): string {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
}

/** Whether the named process has asked the database how a delivery stands. */
async function hasAskedFor(db: Kysely<Database>, name: string): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where application_name = ${name} and query like '%deliveries%'`.execute(db);
  return rows.length > 0;
}

/** Cuts off every session but the one that asks for it, and waits until they have ended. */
async function cutAllSessions(db: Kysely<Database>): Promise<void> {
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(db);
}

/** Two web processes on one database, the first of which has the mail of a lead in hand. */
async function aMailInHand() {
  const sink = await startSmtpSink();
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  const shared = { SMTP_URL: sink.url, ROLE: 'web' };
  const first = await startReadyServer({ ...shared, DATABASE_URL: named(url, 'first') });
  const second = await startReadyServer({ ...shared, DATABASE_URL: named(url, 'second') });
  const lead = aSentLead(1);
  expect(await sendLead(first.url, lead)).toBe(201);
  sink.state.manner = 'hold the data';
  const asked = askForMail(first.url, lead);
  await expect.poll(() => sink.state.held.length).toBe(1);
  sink.state.manner = 'accept';
  return { sink, db, first, second, lead, asked };
}

test('sends at once what a process had in hand that was killed', async () => {
  const { sink, db, first, second, lead, asked } = await aMailInHand();

  first.child.kill('SIGKILL');
  expect(await asked).toBe(0);

  // One call waits for six seconds, which a busy machine may need for the attempt.
  await expect.poll(() => askForMail(second.url, lead)).toBe(200);
  expect(sink.mails).toHaveLength(1);
  expect(await readDelivery(db, 'visitor')).toMatchObject({ state: 'done', attempts: 2 });
});

test('sends it for somebody who asked before the process was killed', async () => {
  const { sink, db, first, second, lead } = await aMailInHand();
  const askedAgain = askForMail(second.url, lead);
  await expect.poll(() => hasAskedFor(db, 'second')).toBe(true);

  first.child.kill('SIGKILL');

  // Later than its six seconds on a busy machine, and sent by that call all the same.
  expect([200, 202]).toContain(await askedAgain);
  await expect.poll(() => readDelivery(db, 'visitor')).toMatchObject({ state: 'done' });
  expect(sink.mails).toHaveLength(1);
});

test('leaves to a living process what it has in hand', async () => {
  const { sink, second, lead, asked } = await aMailInHand();

  expect(await askForMail(second.url, lead)).not.toBe(200);

  release(sink.state);
  await asked;
  expect(sink.mails).toHaveLength(1);
});

test('leaves a mail in hand alone when the database lost every session, as nobody can tell who lives', async () => {
  const { sink, db, second, lead, asked } = await aMailInHand();
  await cutAllSessions(db);

  expect(await askForMail(second.url, lead)).not.toBe(200);

  release(sink.state);
  await asked;
  await expect.poll(() => readDelivery(db, 'visitor')).toMatchObject({ state: 'done' });
  expect(sink.mails).toHaveLength(1);
});

test('believes no sender dead while its own session is gone', async () => {
  const { sink, db, asked } = await aMailInHand();
  const { id } = await readDelivery(db, 'visitor');
  await cutAllSessions(db);

  const store = createDeliveryStore(db);
  const cutOff = { number: 1, since: '2026-01-01' };
  expect(await store.claimNow(id, 'orphaned', cutOff)).toBeNull();
  expect(await store.releaseOrphans(['visitor'], cutOff)).toBe(0);

  release(sink.state);
  await asked;
});
