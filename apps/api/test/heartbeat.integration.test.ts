import { ALL_LEAD_DELIVERIES } from '@high-street/leads';
import { createDeliveryArchive } from '@high-street/server/deliveries';
import { createTestDatabase } from '@high-street/server/testing';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { createHeartbeats } from '#/heartbeat/index.ts';

import { startReadyServer } from './child.ts';
import { startCrmSink } from './crm-sink.ts';
import { runLeads } from './run-leads.ts';
import { startTestApp } from './test-app.ts';

const TO = 'watch@shop.example';

async function aBeatingApp(env: Record<string, string> = {}) {
  const crm = await startCrmSink();
  const parts = await startTestApp({
    isWorking: true,
    env: { HEARTBEAT_MINUTES: '10', ...crm.env, ...env },
  });
  const heartbeats = createHeartbeats(parts.db, parts.pipeline.leads, TO);
  return { ...parts, crm, heartbeats };
}

async function isDone({ heartbeats }: Awaited<ReturnType<typeof aBeatingApp>>): Promise<boolean> {
  const { sinceDone, underWay } = await heartbeats.state();
  return sinceDone !== null && underWay === null;
}

test('comes through without a mail to the provider or a call to the CRM', async () => {
  const parts = await aBeatingApp({ HEARTBEAT_TO: TO });

  await parts.heartbeats.beat();

  await expect.poll(() => isDone(parts)).toBe(true);
  expect(parts.sink.mails.map(({ to }) => to)).toEqual([[TO]]);
  expect(parts.crm.calls).toEqual([]);
  expect((await runLeads({ DATABASE_URL: parts.databaseUrl })).stdout).toBe(
    'No leads are stored yet.\n',
  );
});

test('mails nobody where nobody is set to get it', async () => {
  const parts = await aBeatingApp();

  await parts.heartbeats.beat();

  await expect.poll(() => isDone(parts)).toBe(true);
  expect(parts.sink.mails).toEqual([]);
});

test('turns readiness and its metric red when it does not come back', async () => {
  const { app, db, heartbeats, sink } = await aBeatingApp({ HEARTBEAT_TO: TO });
  sink.state.manner = 'ask to come back later';
  await heartbeats.beat();
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await sql`update leads set created_at = now() - interval '4 minutes'`.execute(db);

  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/metrics')).body).toMatch(/^heartbeat_late 1$/m);
});

test('none are missed where they were turned off', async () => {
  const { url: DATABASE_URL, db, close } = await createTestDatabase();
  onTestFinished(close);
  const archive = createDeliveryArchive(db, ALL_LEAD_DELIVERIES);
  const readState = async () => (await archive.health('Europe/London')).trial.state;
  const anHourAgo = { name: 'heartbeat', next_run_at: sql<Date>`now() - interval '1 hour'` };
  await db.insertInto('schedules').values(anHourAgo).execute();
  const wanted = await startReadyServer({ DATABASE_URL, HEARTBEAT_MINUTES: '10' });
  await expect.poll(readState).toBe('through');
  wanted.child.kill('SIGTERM');
  await wanted.ended;
  await db.updateTable('schedules').set(anHourAgo).where('name', '=', 'heartbeat').execute();
  expect(await readState()).toBe('stopped');

  await startReadyServer({ DATABASE_URL, HEARTBEAT_MINUTES: '0' });

  await expect.poll(readState).toBe('through');
});
