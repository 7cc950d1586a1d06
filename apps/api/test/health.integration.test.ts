import { openDatabase, openEmbeddedPostgres, migrate } from '@high-street/server';
import { errorBodySchema } from '@high-street/contract';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { aKey, anEnquiry } from './lead-builder.ts';
import { aDataDir } from './temp-folder.ts';
import { post, startTestApp } from './test-app.ts';

const log = pino({ enabled: false });

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
  const dataDir = await aDataDir();
  const server = await openEmbeddedPostgres({ dataDir, log });
  const { host, port, user, password, database } = server.connection;
  const databaseUrl = `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const { db, pool, close } = await openDatabase({ databaseUrl, dataDir, log });
  onTestFinished(close);
  await migrate(db, log);
  const { app } = await startTestApp({ database: { db, pool } });
  const [before, key] = [aKey(), aKey()];
  expect((await post(app, '/api/leads', { contacts: anEnquiry() }, before)).statusCode).toBe(201);
  await server.close();

  const refused = await post(app, '/api/leads', { contacts: anEnquiry() }, key);

  expect(refused.statusCode).toBe(503);
  expect(errorBodySchema.parse(refused.json()).error.code).toBe('storage_unavailable');
  expect(refused.body).not.toMatch(/ECONN|ENOENT|socket|postgres/i);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
  const metrics = await app.inject('/metrics');
  expect([metrics.statusCode, metrics.body]).toEqual([200, expect.stringMatching(/^ready 0$/m)]);
  expect(metrics.body).not.toMatch(/^(?:heartbeat_late|leads_in_quarantine|deliveries)\b/m);

  const again = await openEmbeddedPostgres({ dataDir, log });
  onTestFinished(again.close);
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
  const stored = await db.selectFrom('idempotency_keys').select('key').execute();
  expect(stored).toEqual([{ key: before }]);
  for (let call = 0; call < 2; call += 1) {
    const answer = await post(app, '/api/leads', { contacts: anEnquiry() }, key);
    expect(answer.statusCode).toBe(201);
  }
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2);
});
