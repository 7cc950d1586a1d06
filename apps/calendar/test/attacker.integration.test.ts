import { createHmac } from 'node:crypto';

import { bookingReceiptSchema, errorBodySchema, type NewBooking } from '@high-street/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';

import { aBooking, aKey, at } from './booking-builder.ts';
import { aForm, look, sendForm } from './page-client.ts';
import { book, post, startTestApp } from './test-app.ts';

const SECRET = 's'.repeat(32);
const BEFORE = 'b'.repeat(32);
const HOURS = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '16:00'] as const;
const MAILBOX = [
  'anna.bell@gmail.com',
  'ANNABELL@Gmail.com',
  'a.n.n.a.bell@googlemail.com',
  'annabell+demo@gmail.com',
  'anna.bell+@GOOGLEMAIL.com',
  'ａnnabell@gmail.com',
  'annabell+a+b@gmail.com',
  'a.nnabell@gmail.com',
] as const;

const codeOf = (answer: LightMyRequestResponse) =>
  answer.statusCode < 400 ? answer.statusCode : errorBodySchema.parse(answer.json()).error.code;

/** Books at an hour of Tuesday. */
function bookAt(app: FastifyInstance, hour: number, changes: Partial<NewBooking> = {}) {
  const start = at('Tuesday', HOURS[hour] ?? '');
  return post(app, '/api/bookings', aBooking({ start, ...changes }));
}

test.for([
  'hxxp://evil.example',
  'Locked: https:evil.example',
  'evil。example/x',
  'www｡evil.example',
  '//evil.example',
  'Sign in at evil.example:443',
  'evil.example?user=anna',
  'пример.рф/вход',
  'evil.xn--p1ai/x',
  '192.0.2.1/login',
  'https\u200b:/\u2060/evil.example',
  'evil\u200b.example/x',
  '\u202ewww.evil.example\u202c',
  'Anna\u2028www.evil.example',
])('puts no address of an attacker into a calendar by the name %j', async (name) => {
  const { app, db } = await startTestApp();

  const called = await post(app, '/api/bookings', aBooking({ name }));
  const { body } = await sendForm(app, '/', aForm({ name }));

  expect(codeOf(called)).toBe('invalid_booking');
  expect(JSON.parse(body)).toMatchObject({ refusal: 'invalid_booking' });
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
});

test('puts nobody into an invitation by a line break in the name', async () => {
  const { app } = await startTestApp();
  const name = 'Anna\r\nATTENDEE:mailto:victim@example.com';

  const called = await post(app, '/api/bookings', aBooking({ name }));
  const { headers } = await sendForm(app, '/', aForm({ name }));
  const booked = new URL(String(headers['location']), 'http://calendar.example');
  const file = await app.inject(`${booked.pathname}.ics${booked.search}`);

  expect(codeOf(called)).toBe('invalid_booking');
  expect(file.statusCode).toBe(200);
  expect(file.body).toContain('Anna  ATTENDEE');
  expect(file.body).not.toMatch(/^ATTENDEE/m);
});

test('takes no more bookings for a mailbox than are allowed, in whichever spellings and all at once', async () => {
  const { app, db } = await startTestApp({ env: { OPEN_BOOKINGS_PER_EMAIL: '3' } });

  const answers = await Promise.all(MAILBOX.map((email, hour) => bookAt(app, hour, { email })));

  const codes = answers.map(codeOf).map(String).toSorted();
  expect(codes).toEqual([...Array(3).fill('201'), ...Array(5).fill('too_many_bookings')]);
  const taken = await db.selectFrom('bookings').select('mailbox').execute();
  expect(taken.map(({ mailbox }) => mailbox)).toEqual(Array(3).fill('annabell@gmail.com'));
});

test('makes no room for more mails by cancelling what was booked', async () => {
  const { app, db } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '4' } });

  for (const [hour, email] of MAILBOX.entries()) {
    const answer = await bookAt(app, hour, { email });
    if (hour >= 4) expect(codeOf(answer)).toBe('too_many_requests');
    if (answer.statusCode !== 201) continue;
    const { reference, manageUrl } = bookingReceiptSchema.parse(answer.json());
    const cancel = `/api/bookings/${reference}/cancel${new URL(manageUrl).search}`;
    expect(codeOf(await post(app, cancel, {}))).toBe(200);
    expect(codeOf(await post(app, cancel, {}))).toBe('unknown_booking');
  }

  const mails = db.selectFrom('deliveries').select('id').where('kind', '=', 'booking_visitor');
  expect(await mails.execute()).toHaveLength(8);
});

test('answers a key that comes again with other words by a refusal, before and after a cancellation', async () => {
  const { app, db } = await startTestApp();
  const booked = await book(app);
  const again = (changes: Partial<NewBooking> = {}) =>
    post(app, '/api/bookings', aBooking(changes), booked.key);
  const others = [
    { email: 'anna+1@example.com' },
    { email: 'Anna@example.com' },
    { name: 'Anna Bell\u200b' },
    { note: '' },
    { start: at('Wednesday', '10:00') },
    { leadReference: 'AAAA-1111' },
  ];

  for (const changes of others) expect(codeOf(await again(changes))).toBe('idempotency_key_reused');
  await post(app, booked.at('/reschedule'), { start: at('Wednesday', '11:00'), timeZone: 'UTC' });
  expect((await again()).json()).toMatchObject({ start: at('Wednesday', '11:00') });
  await post(app, booked.at('/cancel'), {});
  expect(codeOf(await again())).toBe('unknown_booking');
  for (const changes of others) expect(codeOf(await again(changes))).toBe('idempotency_key_reused');

  expect(await db.selectFrom('bookings').select('state').execute()).toEqual([
    { state: 'cancelled' },
  ]);
});

/** What an attacker may put in the place of a signature, from one of their own and one that was good once. */
const forgeries = (reference: string, own: string, other: string, signature: string) => {
  const signed = (key: string, purpose: string) =>
    createHmac('sha256', key).update(`${purpose}${reference}`).digest('base64url');
  return [
    ['another booking’s', reference, `?signature=${other}`],
    ['the own one with another reference', own, `?signature=${signature}`],
    ['a secret of long ago', reference, `?signature=${signed('l'.repeat(32), 'manage-booking ')}`],
    ['another purpose', reference, `?signature=${signed(SECRET, 'form-token ')}`],
    ['no purpose', reference, `?signature=${signed(SECRET, '')}`],
    ['no signature', reference, ''],
    ['an empty signature', reference, '?signature='],
    ['half a signature', reference, `?signature=${signature.slice(0, 21)}`],
    ['small letters', reference, `?signature=${signature.toLowerCase()}`],
    ['the same bytes in another text', reference, `?signature=${signature}%3D`],
    ['two signatures', reference, `?signature=${signature}&signature=${signature}`],
    ['a list of signatures', reference, `?signature[]=${signature}`],
    ['the reference in small letters', reference.toLowerCase(), `?signature=${signature}`],
    ['the reference with a space', `${reference}%20`, `?signature=${signature}`],
    ['the reference with a null', `${reference}%00`, `?signature=${signature}`],
    ['a path above', `x%2F..%2F${reference}`, `?signature=${signature}`],
  ] as const;
};

test('opens a booking by its own signature alone, at its calls and its pages', async () => {
  const { app } = await startTestApp({
    env: { BOOKING_SECRET: SECRET, BOOKING_SECRET_BEFORE: BEFORE },
  });
  const victim = await book(app);
  const own = await book(app, { start: at('Tuesday', '12:00'), email: 'mallory@example.com' });
  const signatureOf = (url: string) => new URL(url).searchParams.get('signature') ?? '';
  const [signature, other] = [signatureOf(victim.manageUrl), signatureOf(own.manageUrl)];

  for (const [what, reference, search] of forgeries(
    victim.reference,
    own.reference,
    other,
    signature,
  )) {
    // One reference in a hundred thousand has no letter that could be small.
    if (`${reference}${search}` === `${victim.reference}?signature=${signature}`) continue;
    const calls: InjectOptions[] = [
      { method: 'GET', url: `/api/bookings/${reference}${search}` },
      { method: 'POST', url: `/api/bookings/${reference}/cancel${search}`, payload: {} },
      { method: 'POST', url: `/api/bookings/${reference}/reschedule${search}`, payload: {} },
      { method: 'GET', url: `/bookings/${reference}/invitation.ics${search}` },
      { method: 'POST', url: `/bookings/${reference}/cancel${search}` },
    ];
    for (const call of calls) {
      const { statusCode, body } = await app.inject(call);
      expect([what, call.url, [403, 404, 415].includes(statusCode)]).toEqual([
        what,
        call.url,
        true,
      ]);
      expect(body).not.toContain('BEGIN:VCALENDAR');
    }
  }
  const before = createHmac('sha256', BEFORE).update(`manage-booking ${victim.reference}`);
  const old = `?signature=${before.digest('base64url')}`;
  expect(codeOf(await app.inject(`/api/bookings/${victim.reference}${old}`))).toBe(200);
  expect(codeOf(await app.inject(victim.at('')))).toBe(200);
});

test.for([
  { origin: 'https://evil.example' },
  { origin: 'https://calendar.example.evil.example' },
  { origin: 'https://evil.example#calendar.example' },
  { origin: 'https://calendar.example@evil.example' },
  { origin: 'https://calendar.example:8443' },
  { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  { origin: 'https://evil.example', forwarded: 'host=evil.example' },
  { origin: 'https://calendar.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'null', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://www.example', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'Same-Origin' },
  { 'sec-fetch-site': '' },
] as const)('lets no page of another origin book, by call or form: %j', async (headers) => {
  const { app, db } = await startTestApp();
  const named = { host: 'calendar.example', 'idempotency-key': aKey(), ...headers };
  const payload = aBooking();

  const called = await app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: named,
    payload,
  });
  const { body } = await sendForm(app, '/', aForm(), { host: 'calendar.example', ...headers });

  expect(codeOf(called)).toBe('forbidden_origin');
  expect(body).not.toContain('"receipt":{');
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
});

test.for(['null', 'x', '//calendar.example', 'file://', 'calendar.example', 'about:blank'])(
  'holds what a robot sends with the origin %j, which names no page of ours',
  async (origin) => {
    const { app, db } = await startTestApp();
    const headers = { host: 'calendar.example', 'idempotency-key': aKey(), origin };
    const payload = aBooking();

    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/api/bookings',
      headers,
      payload,
    });

    expect(statusCode).toBe(201);
    expect(await db.selectFrom('bookings').select('state').execute()).toEqual([{ state: 'held' }]);
  },
);

test('counts whoever makes up addresses before their own as one', async () => {
  const env = { BOOKINGS_PER_ADDRESS_HOUR: '1', TRUSTED_PROXIES: '127.0.0.1' };
  const { app } = await startTestApp({ env });
  const { formToken } = await look(app, '/');
  const made = [
    '9.9.9.1',
    '9.9.9.2, 9.9.9.3',
    '127.0.0.1',
    '::1',
    'unknown',
    '_hidden',
    '10.0.0.1',
  ];
  const codes: unknown[] = [];

  for (const [hour, address] of made.entries()) {
    const headers = {
      host: 'calendar.example',
      origin: 'https://calendar.example',
      'idempotency-key': aKey(),
      'form-token': formToken,
      'x-forwarded-for': `${address}, 203.0.113.7`,
      forwarded: `for=${address}`,
      'x-real-ip': address,
      'x-client-ip': address,
    };
    const start = at('Tuesday', HOURS[hour] ?? '');
    const payload = aBooking({ start, email: `anna${hour}@example.com` });
    codes.push(
      codeOf(await app.inject({ method: 'POST', url: '/api/bookings', headers, payload })),
    );
  }

  expect(codes).toEqual([201, ...Array(made.length - 1).fill('too_many_requests')]);
});
