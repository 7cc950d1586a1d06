import { errorBodySchema, slotsAnswerSchema } from '@high-street/contract';
import { expect, test } from 'vitest';

import { aBooking, aKey, at } from './booking-builder.ts';
import { readProps } from './page-client.ts';
import { book, post, startTestApp } from './test-app.ts';

const errorOf = (answer: { json(): unknown }) => errorBodySchema.parse(answer.json()).error;
const slotsOf = (answer: { json(): unknown }) =>
  slotsAnswerSchema.parse(answer.json()).slots.map(({ start }) => start);

const DAY = 'from=2026-01-06&to=2026-01-07&timeZone=Europe/London';

test('lists the free times of the days asked for', async () => {
  const { app } = await startTestApp();

  const answer = await app.inject(`/api/slots?${DAY}`);

  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
  expect(answer.json()).toMatchObject({ success: true, timeZone: 'Europe/London' });
  const starts = slotsOf(answer);
  expect(starts).toHaveLength(16);
  expect([starts[0], starts.at(-1)]).toEqual([at('Tuesday', '09:00'), at('Tuesday', '16:30')]);
});

test('takes the days in the zone that is asked for', async () => {
  const { app } = await startTestApp();

  const query = 'from=2026-01-06&to=2026-01-07&timeZone=Pacific/Chatham';
  const starts = slotsOf(await app.inject(`/api/slots?${query}`));

  // The day there is from 10:15 on Monday to 10:15 on Tuesday in London.
  expect([starts[0], starts.at(-1)]).toEqual([at('Monday', '10:30'), at('Tuesday', '10:00')]);
});

test('leaves out what a booking takes, and lists it again once it is cancelled', async () => {
  const { app } = await startTestApp();
  const { at: call } = await book(app);

  const starts = slotsOf(await app.inject(`/api/slots?${DAY}`));
  for (const time of ['09:30', '10:00', '10:30']) expect(starts).not.toContain(at('Tuesday', time));
  expect(starts).toHaveLength(13);

  await post(app, call('/cancel'), {});
  expect(slotsOf(await app.inject(`/api/slots?${DAY}`))).toHaveLength(16);
});

test('leaves out the time whose pause would run into the next day asked for', async () => {
  const { app } = await startTestApp();
  await book(app, { start: at('Tuesday', '10:30') });

  // There the day ends at 10:15 in London.
  const query = 'from=2026-01-06&to=2026-01-07&timeZone=Pacific/Chatham';
  const starts = slotsOf(await app.inject(`/api/slots?${query}`));

  expect(starts.at(-1)).toBe(at('Tuesday', '09:30'));
});

test('goes by the pause that a booking was made with', async () => {
  const { app, db } = await startTestApp();
  await book(app);
  await db
    .updateTable('bookings')
    .set({ blocked_until: new Date(at('Tuesday', '12:00')) })
    .execute();

  const starts = slotsOf(await app.inject(`/api/slots?${DAY}`));

  expect(starts).not.toContain(at('Tuesday', '11:30'));
  expect(starts).toContain(at('Tuesday', '12:00'));
});

test('has no times in the past, beyond the horizon and at the ends of time', async () => {
  const { app } = await startTestApp();

  for (const days of [
    'from=2025-01-06&to=2025-01-07',
    'from=0001-01-01&to=0001-01-02',
    'from=2027-01-06&to=2027-01-07',
    'from=9999-12-30&to=9999-12-31',
  ]) {
    const answer = await app.inject(`/api/slots?${days}&timeZone=UTC`);
    expect([days, answer.statusCode, slotsOf(answer)]).toEqual([days, 200, []]);
  }
});

const WRONG_QUERIES = [
  ['from=2026-01-06&to=2026-01-07', 'timeZone'],
  ['from=2026-01-06&to=2026-01-07&timeZone=%2B01:00', 'timeZone'],
  ['from=2026-02-30&to=2026-03-07&timeZone=UTC', 'from'],
  ['from=2026-01-06&from=2026-01-06&to=2026-01-07&timeZone=UTC', 'from'],
  ['from=2026-01-06&to=soon&timeZone=UTC', 'to'],
  ['from=2026-01-06&to=2026-01-06&timeZone=UTC', 'to'],
  ['from=2026-01-06&to=2026-01-05&timeZone=UTC', 'to'],
  ['from=2026-01-06&to=2026-03-10&timeZone=UTC', 'to'],
  [`${DAY}&page=2`, ''],
] as const;

test('names what is wrong with the days that are asked for', async () => {
  const { app } = await startTestApp();

  for (const [query, field] of WRONG_QUERIES) {
    const answer = await app.inject(`/api/slots?${query}`);
    expect([query, answer.statusCode, errorOf(answer)]).toEqual([
      query,
      400,
      expect.objectContaining({
        code: 'invalid_booking',
        fields: [{ field, message: expect.any(String) }],
      }),
    ]);
  }
});

// asvs 2.2.1
test('names every field of a booking that breaks a rule', async () => {
  const { app, db } = await startTestApp();

  const answer = await post(app, '/api/bookings', {
    start: '2026-01-06T10:00:00',
    timeZone: 'Europe/Londinium',
    name: '',
    email: 'anna',
    note: 5,
    leadReference: 'x'.repeat(65),
    admin: true,
  });

  expect(answer.statusCode).toBe(400);
  const { code, fields } = errorOf(answer);
  expect(code).toBe('invalid_booking');
  expect(fields.map(({ field }) => field).toSorted()).toEqual(
    ['', 'email', 'leadReference', 'name', 'note', 'start', 'timeZone'].toSorted(),
  );
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
});

test('refuses a booking that is no object', async () => {
  const { app } = await startTestApp();

  for (const body of ['null', '[]', '"text"', '5']) {
    const answer = await post(app, '/api/bookings', body);
    expect([body, errorOf(answer).code]).toEqual([body, 'invalid_booking']);
  }
});

test('refuses every malformed key', async () => {
  const { app } = await startTestApp();

  for (const key of ['', 'short', 'x'.repeat(129), 'a b c d e f g h i j']) {
    const answer = await post(app, '/api/bookings', aBooking(), key);
    expect([key, answer.statusCode, errorOf(answer).code]).toEqual([
      key,
      400,
      'idempotency_key_missing',
    ]);
  }
});

// asvs 5.2.1
test('refuses a body that cannot be read', async () => {
  const { app } = await startTestApp();

  for (const [body, status, code] of [
    ['{"start":', 400, 'malformed_json'],
    ['', 400, 'malformed_json'],
    [`{"note":"${'x'.repeat(64 * 1024)}"}`, 413, 'body_too_large'],
  ] as const) {
    const answer = await post(app, '/api/bookings', body);
    expect([answer.statusCode, errorOf(answer).code]).toEqual([status, code]);
  }
});

test('takes JSON alone', async () => {
  const { app } = await startTestApp();

  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
    const answer = await app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers: { 'content-type': type, 'idempotency-key': aKey() },
      payload: JSON.stringify(aBooking()),
    });
    expect([answer.statusCode, errorOf(answer).code]).toEqual([415, 'unsupported_media_type']);
  }
});

const CALLERS = [
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  // The site frames the calendar, and calls nothing here itself.
  [{ 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }, 403],
  [{ origin: 'https://evil.example' }, 403],
  [{ origin: 'https://localhost:3000' }, 403],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, 200],
  [{ origin: 'http://localhost:3001' }, 200],
  [{ origin: 'https://calendar.example' }, 200],
  [{ origin: 'null' }, 200],
  [{ 'sec-fetch-site': 'none' }, 200],
  [{}, 200],
] as const;

test('is called by its own pages and by servers alone', async () => {
  const { app } = await startTestApp();

  for (const [caller, status] of CALLERS) {
    const headers = { host: 'calendar.example', ...caller };
    const answer = await app.inject({ url: `/api/slots?${DAY}`, headers });
    expect([caller, answer.statusCode]).toEqual([caller, status]);
    if (status === 403) expect(errorOf(answer).code).toBe('forbidden_origin');
  }
});

// asvs 3.4.6
test('may be framed by the site alone', async () => {
  const { app } = await startTestApp({ env: { SITE_URL: 'https://www.shop.example' } });

  for (const url of ['/healthz', `/api/slots?${DAY}`, '/api/nothing']) {
    expect((await app.inject(url)).headers['content-security-policy']).toBe(
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors https://www.shop.example",
    );
  }
});

test('answers that there is nothing at other addresses, by a page to those who may be people', async () => {
  const { app } = await startTestApp();

  for (const url of ['/bookings', '/bookings/AAAAA-11111/', '/nothing?zone=UTC']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(readProps(answer)).toMatchObject({ stage: 'trouble', refusal: 'not_found' });
  }
  for (const url of ['/api/nothing', '/api/bookings/']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).not.toEqual([url, 200]);
    expect(['not_found', 'booking_link_wrong']).toContain(errorOf(answer).code);
  }
});

test('is healthy without its database, and not ready', async () => {
  const { app, db } = await startTestApp();
  expect((await app.inject('/readyz')).statusCode).toBe(200);

  await db.destroy();

  expect((await app.inject('/healthz')).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBeGreaterThanOrEqual(500);
});
