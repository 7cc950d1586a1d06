import { ERRORS, errorBodySchema, IDEMPOTENCY_HEADER, type ErrorCode } from '@high-street/contract';
import { expect, test } from 'vitest';

import { aKey, anEnquiry } from './lead-builder.ts';
import { post, startPages, startTestApp } from './test-app.ts';

// asvs 2.4.1
test('turns away who calls more often than a minute allows, and says when to come back', async () => {
  const { app, db } = await startTestApp({ env: { CALLS_PER_MINUTE: '3' } });
  for (let call = 0; call < 3; call += 1) {
    const stored = await post(app, '/api/leads', { contacts: anEnquiry() });
    expect(stored.statusCode).toBe(201);
  }

  const answer = await post(app, '/api/leads', { contacts: anEnquiry() });

  expect(answer.statusCode).toBe(429);
  expect(errorBodySchema.parse(answer.json()).error).toEqual({
    code: 'too_many_requests',
    message: ERRORS.too_many_requests.text,
    fields: [],
  });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(3);
});

test('counts nobody for looking at pages and health', async () => {
  const { app } = await startTestApp({ env: { CALLS_PER_MINUTE: '1' } });

  for (let call = 0; call < 5; call += 1) {
    expect((await app.inject('/healthz')).statusCode).toBe(200);
  }
});
test('refuses a body over 64 KiB', async () => {
  const { app } = await startTestApp();
  const contacts = { ...anEnquiry(), message: 'x'.repeat(64 * 1024) };

  const answer = await post(app, '/api/leads', { contacts });

  expect(answer.statusCode).toBe(413);
  expect(errorBodySchema.parse(answer.json()).error.code).toBe('body_too_large');
});

test('refuses a mail request that no lead can have', async () => {
  const { app } = await startTestApp();

  const answer = await post(app, '/api/send-email', { message: 'x'.repeat(1024 * 1024) });

  expect(answer.statusCode).toBe(413);
});

const TYPES = {
  'text/plain': 415,
  'application/x-www-form-urlencoded': 415,
  'multipart/form-data; boundary=x': 415,
  'application/xml': 415,
  'application/jsonp': 415,
  'application/json; charset=utf-8': 201,
  'APPLICATION/JSON': 201,
} as const;

// asvs 3.5.1, 3.5.2
test('takes JSON and no other type of content', async () => {
  const { app } = await startTestApp();

  for (const [type, status] of Object.entries(TYPES)) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { [IDEMPOTENCY_HEADER]: aKey(), 'content-type': type },
      payload: JSON.stringify({ contacts: anEnquiry() }),
    });
    expect([type, answer.statusCode]).toEqual([type, status]);
    if (status === 201) continue;
    expect(errorBodySchema.parse(answer.json()).error.code).toBe('unsupported_media_type');
  }
});

const STRANGERS: readonly (readonly ['GET' | 'PUT' | 'DELETE' | 'POST', string, ErrorCode])[] = [
  ['GET', '/api/leads', 'not_found'],
  ['PUT', '/api/leads', 'not_found'],
  ['DELETE', '/api/leads', 'not_found'],
  ['GET', '/api/send-email', 'not_found'],
  ['POST', '/api/leads/', 'not_found'],
  ['GET', '/api/nothing', 'not_found'],
  ['POST', '/api/nothing', 'not_found'],
  ['GET', '/api/', 'not_found'],
  ['GET', '/api', 'not_found'],
  ['GET', '/api?x', 'not_found'],
  ['GET', '/api/%2e%2e/etc/passwd', 'not_found'],
];

test.for(STRANGERS)('answers %s %s in JSON with %s', async ([method, url, code]) => {
  const app = await startPages(new Map());

  const answer = await app.inject({ method, url });

  expect(answer.headers['content-type']).toMatch(/^application\/json/);
  expect(errorBodySchema.parse(answer.json()).error.code).toBe(code);
  expect(answer.statusCode).toBe(ERRORS[code].status);
});
