import { migrate, openDatabase, systemClock } from '@high-street/server';
import { createTestDatabase, startTestServer } from '@high-street/server/testing';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { aKey, anEnquiry } from './lead-builder.ts';
import { call, sendLead, startLimitedApp } from './limits-app.ts';
import { openStoppableDatabase } from './stoppable-database.ts';
import { post, startTestApp } from './test-app.ts';

const log = pino({ enabled: false });
const tokenSchema = z.strictObject({ token: z.string() });
/** What waits for the database would take longer: a statement has 10 s. */
const PATIENCE_MS = 9_000;

async function timed<Result>(work: () => Promise<Result>): Promise<[Result, number]> {
  const startedAt = performance.now();
  return [await work(), performance.now() - startedAt];
}

// asvs 16.5.2
test('goes on counting by itself when the database server is gone', async () => {
  const server = await startTestServer();
  const { db, pool, close } = await openDatabase({ databaseUrl: server.url, dataDir: '', log });
  onTestFinished(close);
  await migrate(db, log);
  const { app, limits } = await startLimitedApp(pool, {
    config: { CALLS_PER_MINUTE: 5, LEADS_PER_EMAIL_DAY: 1 },
    clock: systemClock,
  });
  expect((await call(app)).status).toBe(200);

  await server.stop();

  const [statuses, elapsedMs] = await timed(async () => {
    const seen = [];
    for (let nth = 0; nth < 6; nth += 1) seen.push((await call(app)).status);
    return seen;
  });
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  expect(elapsedMs).toBeLessThan(PATIENCE_MS);
  expect(Number((await call(app)).retryAfter)).toBeGreaterThan(0);
  expect((await sendLead(app, 'anna@example.com', '203.0.113.8')).status).toBe(200);
  expect((await sendLead(app, 'anna@example.com', '203.0.113.8')).code).toBe('too_many_requests');
  await expect(limits.clearExpired()).rejects.toThrow();
});

test('waits for no database that does not answer', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const { app } = await startLimitedApp(database.pool, {
    config: { CALLS_PER_MINUTE: 5 },
    clock: systemClock,
  });
  const locker = await database.pool.connect();
  await locker.query('begin');
  await locker.query('lock table rate_limits in access exclusive mode');

  const [answers, elapsedMs] = await timed(() =>
    Promise.all(Array.from({ length: 10 }, () => call(app))),
  );

  await locker.query('rollback');
  locker.release();
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(elapsedMs).toBeLessThan(PATIENCE_MS);
});

test('charges nobody for what it could not store while the database was away', async () => {
  const { database, stop, startAgain } = await openStoppableDatabase();
  const { app } = await startTestApp({ database, env: { LEADS_PER_EMAIL_DAY: '2' } });
  const { token } = tokenSchema.parse((await app.inject('/api/form-token')).json());
  const body = { contacts: anEnquiry(), robot: { trap: '', token } };
  const send = async () => (await post(app, '/api/leads', body, aKey())).statusCode;
  await stop();
  expect([await send(), await send(), await send()]).toEqual([503, 503, 503]);

  await startAgain();
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);

  expect([await send(), await send()]).toEqual([201, 201]);
});
