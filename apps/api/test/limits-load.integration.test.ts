import { setImmediate as turn } from 'node:timers/promises';

import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { call, startLimitedApp } from './limits-app.ts';

const BLOCK_MS = 250;

/** Keeps the event loop busy in long pieces until a whole sample of it is bad. */
async function blockUntilLate(app: Awaited<ReturnType<typeof startLimitedApp>>['app']) {
  let answer = await call(app);
  for (let piece = 0; piece < 40 && answer.status === 200; piece += 1) {
    const startedAt = performance.now();
    while (performance.now() - startedAt < BLOCK_MS);
    await turn();
    answer = await call(app);
  }
  return answer;
}

// asvs 15.2.2
test('turns calls away while the event loop is late, but not health, and takes them again after', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const { app } = await startLimitedApp(database.pool, { delayLimitMs: 100 });

  const answer = await blockUntilLate(app);

  expect(answer).toMatchObject({ status: 503, code: 'overloaded', retryAfter: '5' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await expect.poll(async () => (await call(app)).status).toBe(200);
});

test('turns calls away while too many queries wait for the database', async () => {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const { app } = await startLimitedApp(database.pool);
  // They wait for as long as it takes.
  database.pool.options.connectionTimeoutMillis = 0;
  const busy = Array.from({ length: 400 }, () => database.pool.query('select pg_sleep(0.01)'));

  const answer = await call(app);

  expect(answer).toMatchObject({ status: 503, code: 'overloaded', retryAfter: '5' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await Promise.all(busy);
  expect((await call(app)).status).toBe(200);
});
