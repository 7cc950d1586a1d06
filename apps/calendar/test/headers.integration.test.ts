import { IDEMPOTENCY_HEADER } from '@high-street/contract';
import { SECURITY_HEADERS } from '@high-street/server/headers';
import { observatoryScore } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { aBooking, aKey } from './booking-builder.ts';
import { book, startTestApp } from './test-app.ts';

const SITE_URL = 'https://www.shop.example';
const CLOSED =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors https://www.shop.example";

// asvs 3.4.4
test.for([
  ['/', 200],
  ['/?month=2026-02', 200],
  ['/bookings/AAAAA-11111', 403],
  ['/healthz', 200],
  ['/api/slots?from=2026-01-06&to=2026-01-07&timeZone=Europe/London', 200],
  ['/api/slots', 400],
  ['/assets/nothing.js', 404],
  ['/nothing', 404],
  ['/%zz', 404],
] as const)('scores at least 125 at %s with status %s', async ([url, status]) => {
  const { app } = await startTestApp({ env: { SITE_URL } });

  const { statusCode, headers } = await app.inject(url);

  expect(statusCode).toBe(status);
  const { 'referrer-policy': _, ...others } = SECURITY_HEADERS;
  expect(headers).toMatchObject(others);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${SITE_URL}`);
  // It knows one answer, for or against everybody; the site has to be let in.
  expect(headers).not.toHaveProperty('x-frame-options');
  expect(observatoryScore({ headers })).toBeGreaterThanOrEqual(125);
});

// asvs 3.2.1
test('the invitation is a file like any other, closed to pages of others', async () => {
  const { app } = await startTestApp({ env: { SITE_URL } });
  const { manageUrl } = await book(app);
  const { pathname, search } = new URL(manageUrl);

  const { statusCode, headers } = await app.inject(`${pathname}.ics${search}`);

  expect(statusCode).toBe(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="demo-.+\.ics"$/);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('an asset says how long it may be kept, and says the rest again when it is not sent again', async () => {
  const asset = {
    contentType: 'text/javascript; charset=utf-8',
    etag: 'abc',
    isImmutable: true,
    bodies: new Map([['identity' as const, Buffer.from('export {};')]]),
  };
  const { app } = await startTestApp({
    env: { SITE_URL },
    assets: new Map([['/assets/page-1a2b3c.js', asset]]),
  });
  const kept = { 'cache-control': 'public, max-age=31536000, immutable' };

  const first = await app.inject('/assets/page-1a2b3c.js');
  const again = await app.inject({
    url: '/assets/page-1a2b3c.js',
    headers: { 'if-none-match': String(first.headers.etag) },
  });

  expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
  for (const { headers } of [first, again])
    expect(headers).toMatchObject({
      ...SECURITY_HEADERS,
      ...kept,
      'content-security-policy': CLOSED,
    });
});

test('a page of the site may not read what the calls answer, and a sent form leads on', async () => {
  const { app } = await startTestApp({ env: { SITE_URL } });

  const call = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { [IDEMPOTENCY_HEADER]: aKey(), origin: SITE_URL, host: 'calendar.example' },
    payload: aBooking(),
  });

  expect(call.statusCode).toBe(403);
  expect(call.headers['content-security-policy']).toBe(CLOSED);
  expect(call.headers).not.toHaveProperty('access-control-allow-origin');
});

test('who is turned away under load gets a page with scripts and styles, which nobody keeps', async () => {
  const { app, pool } = await startTestApp({ env: { SITE_URL } });
  // They wait for as long as it takes.
  pool.options.connectionTimeoutMillis = 0;
  const busy = Array.from({ length: 400 }, () => pool.query('select pg_sleep(0.01)'));

  const { statusCode, headers } = await app.inject('/');

  expect([statusCode, headers]).toEqual([
    503,
    expect.objectContaining({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'content-security-policy': expect.stringContaining("script-src 'self'; style-src 'self'"),
    }),
  ]);
  await Promise.all(busy);
});
