import { errorBodySchema } from '@high-street/contract';
import { expect, test } from 'vitest';

import { aKey, anEnquiry } from './lead-builder.ts';
import { openStoppableDatabase } from './stoppable-database.ts';
import { post, startTestApp } from './test-app.ts';

test('is alive and ready', async () => {
  const { app } = await startTestApp();

  for (const [url, status] of [
    ['/healthz', 'ok'],
    ['/readyz', 'ready'],
  ] as const) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()]).toEqual([200, { status }]);
  }
});

// asvs 16.5.3
test('refuses a lead while the database is away and stores it once when it is back', async () => {
  const { database, stop, startAgain } = await openStoppableDatabase();
  const { db } = database;
  const { app } = await startTestApp({ database });
  const [before, key] = [aKey(), aKey()];
  expect((await post(app, '/api/leads', { contacts: anEnquiry() }, before)).statusCode).toBe(201);
  await stop();

  const refused = await post(app, '/api/leads', { contacts: anEnquiry() }, key);

  expect(refused.statusCode).toBe(503);
  expect(errorBodySchema.parse(refused.json()).error.code).toBe('storage_unavailable');
  expect(refused.body).not.toMatch(/ECONN|ENOENT|socket|postgres/i);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const metrics = await app.inject('/metrics');
  expect([metrics.statusCode, metrics.body]).toEqual([200, expect.stringMatching(/^ready 0$/m)]);
  expect(metrics.body).not.toMatch(/^(?:heartbeat_late|leads_in_quarantine|deliveries)\b/m);

  await startAgain();
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
  const stored = await db.selectFrom('idempotency_keys').select('key').execute();
  expect(stored).toEqual([{ key: before }]);
  for (let call = 0; call < 2; call += 1) {
    const answer = await post(app, '/api/leads', { contacts: anEnquiry() }, key);
    expect(answer.statusCode).toBe(201);
  }
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2);
});
