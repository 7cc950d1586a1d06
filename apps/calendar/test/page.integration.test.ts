import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { at } from './booking-builder.ts';
import { look } from './page-client.ts';
import { book, startTestApp } from './test-app.ts';

test('begins with the free times of this month, in the zone of the provider', async () => {
  const { app } = await startTestApp({ env: { SITE_URL: 'https://www.shop.example' } });

  const props = await look(app, '/');

  expect(props).toMatchObject({
    brand: 'Kerbside',
    siteUrl: 'https://www.shop.example',
    minutes: 30,
    zone: 'Europe/London',
    isZoneChosen: false,
    bookable: { now: '2026-01-05T07:00:00.000Z', lastMoment: '2026-02-04T23:59:59.999Z' },
    month: '2026-01',
    day: null,
    slot: null,
    stage: 'choose',
    values: { name: '', email: '', note: '' },
    faults: { name: null, email: null, note: null },
    nearest: [],
    receipt: null,
    managed: null,
    refusal: null,
  });
  expect(props.slots?.[0]).toEqual({ start: at('Monday', '10:00'), end: at('Monday', '10:30') });
  expect(props.slots?.at(-1)?.start).toBe('2026-01-30T16:30:00Z');
});

test('has a key for the form that no other page has', async () => {
  const { app } = await startTestApp();

  const keys = [(await look(app, '/')).formKey, (await look(app, '/')).formKey];

  expect(keys[0]).toMatch(/^[\w-]{16,128}$/);
  expect(keys[0]).not.toBe(keys[1]);
});

test('shows the month, the day and the zone of its address', async () => {
  const { app } = await startTestApp();

  const props = await look(app, '/?month=2026-02&day=2026-02-03&zone=Asia/Kolkata');

  expect(props).toMatchObject({
    zone: 'Asia/Kolkata',
    isZoneChosen: true,
    month: '2026-02',
    day: '2026-02-03',
    stage: 'choose',
  });
  expect(props.slots?.[0]?.start).toBe('2026-02-02T09:00:00Z');
});

const PLACES = [
  ['month=2025-11', '2026-01', null],
  ['month=2027-01', '2026-02', null],
  ['day=2026-02-03', '2026-02', '2026-02-03'],
  ['month=2026-02&day=2026-01-20', '2026-02', null],
  ['month=2026-01&day=2026-01-04', '2026-01', null],
  ['month=2026-02&day=2026-02-05', '2026-02', null],
] as const;

test('keeps to the days that can be booked', async () => {
  const { app } = await startTestApp();

  for (const [query, month, day] of PLACES) {
    const props = await look(app, `/?${query}`);
    expect([query, props.month, props.day, props.refusal]).toEqual([query, month, day, null]);
  }
});

// asvs 15.3.7
test('takes what it cannot read in its address as not there', async () => {
  const { app } = await startTestApp();
  const { slots } = await look(app, '/');

  for (const query of [
    'month=soon',
    'month=2026-13',
    'month=2026-01&month=2026-02',
    'day=2026-02-30',
    'day[]=2026-01-06',
    'start=now',
    'start=2026-01-06T10:00:00',
    'start=2026-01-06T10:00:00.1234567890Z',
    'zone=Europe/Londinium',
    'zone=%2B01:00',
    'zone=IST',
    'zone=UTC&zone=UTC',
    '%00=%ff&__proto__=x&constructor[prototype]=y',
  ]) {
    const answer = await app.inject(`/?${query}`);
    expect([query, answer.statusCode]).toEqual([query, 200]);
    expect(JSON.parse(answer.body)).toMatchObject({
      zone: 'Europe/London',
      isZoneChosen: false,
      month: '2026-01',
      day: null,
      slot: null,
      slots,
      stage: 'choose',
      refusal: null,
    });
  }
});

test('shows the form for a free time', async () => {
  const { app } = await startTestApp();

  const props = await look(app, `/?month=2026-02&start=${at('Tuesday', '10:00')}&zone=UTC`);

  expect(props).toMatchObject({
    stage: 'details',
    month: '2026-01',
    day: '2026-01-06',
    slot: { start: at('Tuesday', '10:00'), end: at('Tuesday', '10:30') },
    refusal: null,
  });
});

test('shows the other times of the day for one that is not free any more', async () => {
  const { app } = await startTestApp();
  await book(app);

  const props = await look(app, `/?start=${at('Tuesday', '10:00')}`);

  expect(props).toMatchObject({
    stage: 'choose',
    day: '2026-01-06',
    slot: null,
    refusal: 'slot_not_offered',
  });
  expect(props.slots?.map(({ start }) => start)).not.toContain(at('Tuesday', '10:00'));
});

test('shows this month or the last one for a time at the ends of time', async () => {
  const { app } = await startTestApp();

  for (const start of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999Z']) {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const props = await look(app, `/?start=${start}&zone=${zone}`);
      expect(props).toMatchObject({ stage: 'choose', day: null, slot: null });
      expect(['2026-01', '2026-02']).toContain(props.month);
    }
  }
});

test('can be opened from a mail, from any site and in the frame of ours', async () => {
  const { app } = await startTestApp();

  for (const headers of [
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' },
    { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' },
  ]) {
    const answer = await app.inject({ url: '/', headers });
    expect([headers, answer.statusCode]).toEqual([headers, 200]);
  }
});

// asvs 3.4.5, 14.3.2
test('loads and sends nothing beyond its own host, and is framed by the site alone', async () => {
  const { app } = await startTestApp({ env: { SITE_URL: 'https://www.shop.example' } });

  for (const url of ['/', '/bookings/AAAAA-11111']) {
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
        "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; " +
        "frame-ancestors https://www.shop.example; require-trusted-types-for 'script'; trusted-types 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
  }
});

test('says so on a page when the free times cannot be had', async () => {
  const { app, db } = await startTestApp();
  await db.destroy();

  const answer = await app.inject(`/?start=${at('Tuesday', '10:00')}&zone=UTC`);

  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(JSON.parse(answer.body)).toMatchObject({
    stage: 'trouble',
    // For the link that tries again.
    slot: { start: at('Tuesday', '10:00') },
    zone: 'UTC',
    refusal: expect.any(String),
  });
});

test('says so on a page when an address calls too often', async () => {
  const { app } = await startTestApp({ env: { CALLS_PER_MINUTE: '1' } });
  await app.inject('/');

  const answer = await app.inject('/');

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    429,
    'text/html; charset=utf-8',
  ]);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(JSON.parse(answer.body)).toMatchObject({
    stage: 'trouble',
    refusal: 'too_many_requests',
  });
});

// asvs 5.3.2
test('serves the files of the page, and no others', async () => {
  const body = Buffer.from('export {};');
  const etag = createHash('sha256').update(body).digest('base64url');
  const file = { contentType: 'text/javascript', etag, isImmutable: true };
  const assets = new Map([
    ['/assets/page-1a2b.js', { ...file, bodies: new Map([['identity' as const, body]]) }],
  ]);
  const { app } = await startTestApp({ assets });

  const answer = await app.inject('/assets/page-1a2b.js?v=1');
  expect([answer.statusCode, answer.body]).toEqual([200, 'export {};']);
  expect(answer.headers['cache-control']).toContain('immutable');
  for (const url of ['/assets/page.js', '/assets/', '/assets/..%2fserver/page.js', '/assets/%00']) {
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 404]);
  }
});
