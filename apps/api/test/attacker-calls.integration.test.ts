import { errorBodySchema } from '@high-street/contract';
import { createLog } from '@high-street/server';
import { newFormTokenId, signFormToken } from '@high-street/server/robots';
import { createTestDatabase, fakeClock } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { aKey, anEnquiry } from './lead-builder.ts';
import { sendLead, startLimitedApp } from './limits-app.ts';
import { aSentEnquiry, sendForm } from './plain-form-page.ts';
import { startTestApp } from './test-app.ts';

const SECRET = 'q'.repeat(40);

test.for([
  { origin: 'https://evil.example' },
  { origin: 'https://shop.example.evil.example' },
  { origin: 'https://shop.example@evil.example' },
  { origin: 'https://evil.example#shop.example' },
  { origin: 'http://shop.example:8080' },
  { origin: 'https://evil.example', forwarded: 'host=evil.example' },
  { origin: 'https://evil.example', 'x-original-host': 'evil.example' },
  { origin: 'https://shop.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
])('takes no lead from a page of another site, by call or form: %j', async (headers) => {
  const { app, db } = await startTestApp();
  const named = { host: 'shop.example', 'idempotency-key': aKey(), ...headers };
  const payload = { contacts: anEnquiry() };

  const called = await app.inject({ method: 'POST', url: '/api/leads', headers: named, payload });
  const sent = await sendForm(app, '/enquiry', aSentEnquiry(), {
    host: 'shop.example',
    ...headers,
  });

  expect([called.statusCode, sent.status]).toEqual([403, 403]);
  expect(errorBodySchema.parse(called.json()).error.code).toBe('forbidden_origin');
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
});

const NOW = new Date('2026-01-05T09:00:00Z');
const tokenOf = (key: string, ageMs: number) =>
  signFormToken(key, new Date(NOW.getTime() - ageMs), newFormTokenId());

test.for([
  ['null', tokenOf('x'.repeat(40), 60_000)],
  ['x', tokenOf(SECRET, 25 * 60 * 60 * 1_000)],
  ['file://', tokenOf(SECRET, -60_000)],
  ['shop.example', `${tokenOf(SECRET, 60_000)}=`],
  ['//shop.example', tokenOf(SECRET, 60_000).toUpperCase()],
  ['about:blank', null],
] as const)(
  'keeps apart what comes from the origin %j with a token that is not its own',
  async ([origin, token]) => {
    const { app, db } = await startTestApp({
      env: { FORM_TOKEN_SECRET: SECRET },
      clock: fakeClock(NOW),
    });

    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { host: 'shop.example', 'idempotency-key': aKey(), origin },
      payload: { contacts: anEnquiry(), robot: { trap: '', token } },
    });

    expect(statusCode).toBe(201);
    const reasons = db.selectFrom('leads').select('quarantine_reasons').executeTakeFirst();
    expect((await reasons)?.quarantine_reasons).toHaveLength(2);
  },
);

test.for([[], ['127.0.0.1', '10.0.0.0/8']])(
  'counts as one who makes up addresses before their own, with the proxies %j',
  async (trustedProxies) => {
    const { pool, close } = await createTestDatabase();
    onTestFinished(close);
    const config = { LEADS_PER_ADDRESS_HOUR: 1 };
    const { app } = await startLimitedApp(pool, { config, trustedProxies });
    const made = ['9.9.9.1', '9.9.9.2, 9.9.9.3', '127.0.0.1', '::1', '10.0.0.1', 'unknown', ''];
    const statuses: number[] = [];

    for (const [nth, address] of made.entries()) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/api/leads',
        remoteAddress: trustedProxies.length > 0 ? '127.0.0.1' : '203.0.113.7',
        headers: {
          'x-forwarded-for': `${address}, 203.0.113.7, 10.0.0.2`,
          forwarded: `for=${address}`,
          'x-real-ip': address,
          'cf-connecting-ip': address,
        },
        payload: { email: `anna${nth}@example.com` },
      });
      statuses.push(statusCode);
    }

    expect(statuses).toEqual([200, ...Array(made.length - 1).fill(429)]);
    expect(await sendLead(app, 'bea@example.com', '198.51.100.7')).toMatchObject({ status: 200 });
  },
);

test('writes no part of an address that cannot be read to the log, at any level', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const { app } = await startTestApp({ log });
  const starts = [
    '/bookings/%zz',
    '/%',
    '/api/%E0%A4',
    '/%c0%af',
    '/a%00',
    `/${'y'.repeat(9_000)}%`,
  ];

  for (const url of starts)
    for (const method of ['GET', 'POST', 'HEAD', 'PUT'] as const)
      await app.inject({ method, url: `${url}/anna@example.com?signature=SECRET&name=Bell` });

  expect(lines.join('')).toContain('FST_ERR_BAD_URL');
  expect(lines.filter((line) => /anna|SECRET|Bell|yyy/.test(line))).toEqual([]);
});
