import { setImmediate as turn } from 'node:timers/promises';

import type { OpenDatabase } from '@high-street/server';
import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { call, startLimitedApp } from './limits-app.ts';
import { startTestApp } from './test-app.ts';

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

/** Has more queries wait than calls are taken with; done once they are through. */
async function keepBusy(pool: OpenDatabase['pool']): Promise<void> {
  // They wait for as long as it takes.
  pool.options.connectionTimeoutMillis = 0;
  await Promise.all(Array.from({ length: 400 }, () => pool.query('select pg_sleep(0.01)')));
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
  const busy = keepBusy(database.pool);

  const answer = await call(app);

  expect(answer).toMatchObject({ status: 503, code: 'overloaded', retryAfter: '5' });
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  await busy;
  expect((await call(app)).status).toBe(200);
});

test.for([
  ['POST', '/enquiry'],
  ['POST', '/onboarding'],
  ['GET', '/your-enquiry/7Q4M-2XKP'],
] as const)(
  'turns %s %s away by a page with its styles, which nobody keeps',
  async ([method, url]) => {
    const { app, pool } = await startTestApp();
    const busy = keepBusy(pool);

    const { statusCode, headers } = await app.inject({ method, url });

    expect([statusCode, headers]).toEqual([
      503,
      expect.objectContaining({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("style-src 'self'"),
        'retry-after': '5',
      }),
    ]);
    expect((await app.inject('/your-enquiry/page.css')).statusCode).toBe(200);
    await busy;
  },
);
