import { createTestDatabase } from '@high-street/server/testing';
import type { FastifyInstance } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';

import { startReadyServer } from './child.ts';
import { openPage, pathOf } from './enquiry-page.ts';
import { aKey, anEnquiry } from './lead-builder.ts';
import { startTestApp, storeLead } from './test-app.ts';

const SECRET = 'e'.repeat(32);
const SECRET_BEFORE = 'b'.repeat(32);

async function aDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  return database;
}

/** The status of a lead whose visitor, as the proxy before the service says, has that address. */
async function sendFrom(app: FastifyInstance, address: string): Promise<number> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: {
      'idempotency-key': aKey(),
      'x-forwarded-for': address,
      host: 'shop.example',
      origin: 'https://shop.example',
    },
    payload: { contacts: anEnquiry() },
  });
  return statusCode;
}

test('ENQUIRY_SECRET signs the links of enquiries, and those of ENQUIRY_SECRET_BEFORE go on opening', async () => {
  const database = await aDatabase();
  const start = (env: Record<string, string>) => startTestApp({ database, env });
  const before = await start({ ENQUIRY_SECRET: SECRET_BEFORE });
  const { reference } = await storeLead(before.app, anEnquiry());
  const mailed = pathOf(before.linkKeys, reference);
  const both = await start({ ENQUIRY_SECRET: SECRET, ENQUIRY_SECRET_BEFORE: SECRET_BEFORE });
  const other = await start({ ENQUIRY_SECRET: SECRET });

  expect((await openPage(both.app, mailed)).status).toBe(200);
  expect((await openPage(other.app, mailed)).status).toBe(404);
  const isNew = pathOf(both.linkKeys, reference);
  expect((await openPage(other.app, isNew)).status).toBe(200);
  expect((await openPage(before.app, isNew)).status).toBe(404);
});

test('visitors behind TRUSTED_PROXIES have limits of their own, and LEADS_PER_MINUTE is one for all', async () => {
  const { app } = await startTestApp({
    env: { TRUSTED_PROXIES: '127.0.0.1', LEADS_PER_ADDRESS_HOUR: '1', LEADS_PER_MINUTE: '2' },
  });

  expect(await sendFrom(app, '203.0.113.1')).toBe(201);
  expect(await sendFrom(app, '203.0.113.1')).toBe(429);
  expect(await sendFrom(app, '203.0.113.2')).toBe(201);
  expect(await sendFrom(app, '203.0.113.3')).toBe(503);
});

test('what a proxy says that nobody trusts gives no visitor limits of their own', async () => {
  const { app } = await startTestApp({ env: { LEADS_PER_ADDRESS_HOUR: '1' } });

  expect(await sendFrom(app, '203.0.113.1')).toBe(201);
  expect(await sendFrom(app, '203.0.113.2')).toBe(429);
});

test('API_DOCS=yes serves the description of the API, which nobody gets else', async () => {
  const [{ app }, { app: other }] = await Promise.all([
    startTestApp({ env: { API_DOCS: 'yes' } }),
    startTestApp(),
  ]);

  const answer = await app.inject('/api/docs');

  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\./) });
  expect((await other.inject('/api/docs')).statusCode).toBe(404);
});

test('with COUNTING=no the service notes no day as one on which it counted', async () => {
  const { pool, url } = await aDatabase();
  const { child, ended } = await startReadyServer({
    DATABASE_URL: url,
    ROLE: 'web',
    COUNTING: 'no',
  });

  child.kill('SIGTERM');
  // One that counts notes the day at the latest when it ends.
  expect(await ended).toMatchObject({ code: 0 });

  expect((await pool.query('select from counting_days')).rowCount).toBe(0);
});
