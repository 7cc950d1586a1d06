import { COUNTS_PATH, IDEMPOTENCY_HEADER } from '@high-street/contract';
import type { Environment } from '@high-street/server';
import { expect, test } from 'vitest';

import { aKey, anEnquiry } from './lead-builder.ts';
import { call as callOf } from './limits-app.ts';
import { startTestApp } from './test-app.ts';

const FRIEND = 'https://friend.example';
const STRANGER = 'https://elsewhere.example';
const OURS = 'https://shop.example';
const HOST = { host: 'shop.example' };
const FROM_FRIEND = { ...HOST, origin: FRIEND, 'sec-fetch-site': 'cross-site' };

const startWith = async (origins: readonly string[], env: Environment = {}) =>
  (await startTestApp({ env: { CORS_ORIGINS: origins.join(','), ...env } })).app;

const call: typeof callOf = (app, options) => callOf(app, { url: '/api/form-token', ...options });

const preflightFrom = (origin: string, url = '/api/leads') => ({
  method: 'OPTIONS' as const,
  url,
  headers: {
    ...HOST,
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,idempotency-key',
  },
});

// asvs 3.5.1, 3.5.2
test('takes calls of its own pages and of servers, and refuses those of other sites', async () => {
  const app = await startWith([]);
  const statusOf = async (headers: Record<string, string>) =>
    (await call(app, { headers: { ...HOST, ...headers } })).status;

  expect(await statusOf({})).toBe(200);
  expect(await statusOf({ origin: OURS })).toBe(200);
  expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await statusOf({ origin: STRANGER })).toBe(403);
  expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  const refused = await call(app, { headers: { ...HOST, origin: STRANGER } });
  expect(refused.code).toBe('forbidden_origin');
});

test('counts no call that another site made its visitors make', async () => {
  const app = await startWith([], { CALLS_PER_MINUTE: '1' });
  for (let nth = 0; nth < 5; nth += 1) {
    expect((await call(app, { headers: { ...HOST, origin: STRANGER } })).status).toBe(403);
  }

  expect((await call(app, { headers: HOST })).status).toBe(200);
});

// asvs 3.4.2
test('says nothing of CORS without a list', async () => {
  const app = await startWith([]);

  const answer = await call(app, { headers: { ...HOST, origin: OURS } });
  const preflight = await app.inject(preflightFrom(FRIEND));

  expect(answer.status).toBe(200);
  expect(preflight.statusCode).toBe(404);
  for (const { headers } of [answer, preflight]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});

// asvs 3.4.2
test('lets pages of a listed origin call it, without cookies', async () => {
  const app = await startWith([FRIEND]);

  const preflight = await app.inject(preflightFrom(FRIEND));
  expect(preflight.statusCode).toBe(204);
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': FRIEND,
    'access-control-allow-methods': 'GET, POST',
    'access-control-allow-headers': 'content-type, Idempotency-Key',
  });
  expect(preflight.headers).not.toHaveProperty('access-control-allow-credentials');

  const answer = await call(app, { headers: FROM_FRIEND });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': FRIEND,
    'access-control-expose-headers': 'retry-after',
    vary: expect.stringMatching(/origin/i),
  });
});

test.for([
  ['/api/leads', { contacts: anEnquiry() }, 201],
  [COUNTS_PATH, { campaign: null, host: null, counts: [{ page: '/', what: 'seen', n: 1 }] }, 204],
] as const)('takes %s from a page of a listed origin', async ([url, payload, status]) => {
  const app = await startWith([FRIEND]);

  const preflight = await app.inject(preflightFrom(FRIEND, url));
  const headers = { ...FROM_FRIEND, [IDEMPOTENCY_HEADER]: aKey() };
  const answer = await call(app, { method: 'POST', url, headers, payload });

  expect([preflight.statusCode, answer.status]).toEqual([204, status]);
  for (const told of [preflight.headers, answer.headers]) {
    expect(told['access-control-allow-origin']).toBe(FRIEND);
  }
});

test('a listed origin can read refusals too, and its preflights are not counted', async () => {
  const app = await startWith([FRIEND], { CALLS_PER_MINUTE: '1' });
  for (let nth = 0; nth < 3; nth += 1) await app.inject(preflightFrom(FRIEND));
  const headers = { ...HOST, origin: FRIEND };
  expect((await call(app, { headers })).status).toBe(200);

  const refused = await call(app, { headers });

  expect([refused.status, refused.headers['access-control-allow-origin']]).toEqual([429, FRIEND]);
});

test('goes on refusing other origins beside a list', async () => {
  const app = await startWith([FRIEND]);

  const preflight = await app.inject(preflightFrom(STRANGER));
  expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
  const refused = await call(app, { headers: { ...HOST, origin: STRANGER } });
  expect([refused.status, refused.code]).toEqual([403, 'forbidden_origin']);
  expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
});

test('answers OPTIONS that is no preflight of a call as before', async () => {
  const app = await startWith([FRIEND]);

  for (const url of ['/', '/api/leads', '/healthz']) {
    expect(await call(app, { method: 'OPTIONS', url })).toMatchObject({
      status: 404,
      code: 'not_found',
    });
  }
  const onPage = await call(app, { ...preflightFrom(FRIEND), url: '/pricing' });
  expect(onPage).toMatchObject({ status: 404, code: 'not_found' });
});
