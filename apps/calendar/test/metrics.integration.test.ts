import { expect, test } from 'vitest';

import { startTestApp } from './test-app.ts';

const KEY = 'm'.repeat(40);

test('tells how its calls go and whether it is ready', async () => {
  const { app } = await startTestApp();
  await app.inject('/healthz');

  const { body, statusCode } = await app.inject('/metrics');

  expect(statusCode).toBe(200);
  expect(body).toContain('ready 1\n');
  expect(body).toContain('http_request_seconds_count{route="/healthz",status="200"} 1\n');
});

test('tells it to this machine, or to who has the key', async () => {
  const open = await startTestApp();
  const keyed = await startTestApp({ env: { METRICS_KEY: KEY } });
  const headers = { authorization: `Bearer ${KEY}` };
  const remoteAddress = '203.0.113.7';

  expect((await open.app.inject({ url: '/metrics', remoteAddress })).statusCode).toBe(404);
  expect((await keyed.app.inject('/metrics')).statusCode).toBe(404);
  expect((await keyed.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode).toBe(
    200,
  );
});
