import { bookingReceiptSchema, slotsAnswerSchema, type NewBooking } from '@high-street/contract';
import type { Database } from '@high-street/server';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';

import { aBooking, aKey, at } from './booking-builder.ts';
import { aForm, look, sendForm } from './page-client.ts';
import { runBookings } from './run-bookings.ts';
import { book, post, startTestApp } from './test-app.ts';

type Headers = Readonly<Record<string, string>>;

const HOST = { host: 'calendar.example' };
const OURS = { ...HOST, origin: 'https://calendar.example' };
const PATIENCE_MS = 3_000;

/** Books by a call with the given headers beside those that every call has. */
function call(app: FastifyInstance, headers: Headers, changes: Partial<NewBooking> = {}) {
  return app.inject({
    method: 'POST',
    url: '/api/bookings',
    headers: { 'idempotency-key': aKey(), ...headers },
    payload: aBooking(changes),
  });
}

/** The token of a page that was opened so long ago that somebody may have typed. */
async function aToken({ app, clock }: Awaited<ReturnType<typeof startTestApp>>): Promise<string> {
  const { formToken } = await look(app, '/');
  clock.advance(PATIENCE_MS);
  return formToken;
}

const readBookings = (db: Kysely<Database>) =>
  db.selectFrom('bookings').select(['state', 'hold_reasons']).orderBy('created_at').execute();

const mailsOf = (db: Kysely<Database>) => db.selectFrom('deliveries').select('kind').execute();

// asvs 2.4.1
test.for([
  ['a call that names no page and has no token', HOST, ['token_missing', 'no_page']],
  ['a call with an origin that is none', { ...HOST, origin: 'x' }, ['token_missing', 'no_page']],
  ['a call with a made-up token', { ...HOST, 'form-token': 'x' }, ['token_invalid', 'no_page']],
  ['a filled trap', { ...OURS, 'form-trap': 'x' }, ['trap_filled', 'token_missing']],
  ['a trap that no page wrote', { ...OURS, 'form-trap': '%zz' }, ['trap_filled', 'token_missing']],
  [
    'a trap beyond all size',
    { ...HOST, 'form-trap': 'x'.repeat(201) },
    ['token_missing', 'no_page'],
  ],
] as const)('holds what comes with %s, and answers it like anybody', async ([, headers, signs]) => {
  const { app, db } = await startTestApp();

  const answer = await call(app, headers);

  expect(answer.statusCode).toBe(201);
  expect(bookingReceiptSchema.parse(answer.json())).toMatchObject({ start: aBooking().start });
  expect(await readBookings(db)).toEqual([{ state: 'held', hold_reasons: [...signs] }]);
  expect(await mailsOf(db)).toEqual([]);
});

test('books for whoever opened the page and names it, and for who lacks one of the two', async () => {
  const stage = await startTestApp();
  const { app, db } = stage;
  const token = await aToken(stage);

  await call(app, { ...OURS, 'form-token': token }, { start: at('Tuesday', '09:00') });
  await call(app, OURS, { start: at('Tuesday', '11:00') });
  await call(app, { ...HOST, 'form-token': token }, { start: at('Tuesday', '13:00') });

  expect((await readBookings(db)).map(({ state }) => state)).toEqual([
    'booked',
    'booked',
    'booked',
  ]);
});

test('holds what is full of links, and comes at once', async () => {
  const { app, db } = await startTestApp();
  const { formToken } = await look(app, '/');
  const note = 'www.a.example www.b.example c.example/d';

  await call(app, { ...OURS, 'form-token': formToken }, { note });

  expect(await readBookings(db)).toEqual([
    { state: 'held', hold_reasons: ['token_young', 'many_links'] },
  ]);
});

test('knows a token that came with many bookings', async () => {
  const stage = await startTestApp();
  const { app, db } = stage;
  const token = await aToken(stage);
  const times = ['09:00', '10:00', '11:00', '12:00', '13:00'];
  for (const time of times) {
    await call(app, { ...OURS, 'form-token': token }, { start: at('Tuesday', time) });
  }

  const start = at('Tuesday', '14:00');
  await call(app, { ...HOST, 'form-token': token }, { start });

  expect((await readBookings(db)).at(-1)).toEqual({
    state: 'held',
    hold_reasons: ['token_reused', 'no_page'],
  });
});

test('a page without scripts brings its token, and what lacks it and more is held', async () => {
  const stage = await startTestApp();
  const { app, db } = stage;
  const form_token = await aToken(stage);
  const bare = { ...HOST, 'content-type': 'application/x-www-form-urlencoded' };

  await sendForm(app, '/', aForm({ form_token }));
  await sendForm(app, '/', aForm({ start: at('Tuesday', '11:00') }));
  await sendForm(app, '/', aForm({ start: at('Tuesday', '13:00'), form_token }), bare);
  await sendForm(app, '/', aForm({ start: at('Tuesday', '14:00') }), bare);
  await sendForm(app, '/', aForm({ start: at('Tuesday', '15:00'), website_url: 'x' }));

  expect(await readBookings(db)).toEqual([
    { state: 'booked', hold_reasons: null },
    { state: 'booked', hold_reasons: null },
    { state: 'booked', hold_reasons: null },
    { state: 'held', hold_reasons: ['token_missing', 'no_page'] },
    { state: 'held', hold_reasons: ['trap_filled', 'token_missing'] },
  ]);
});

test('a form that was refused keeps the token that it came with', async () => {
  const stage = await startTestApp();
  const form_token = await aToken(stage);

  const { body } = await sendForm(stage.app, '/', aForm({ form_token, email: 'anna@' }));

  expect(JSON.parse(body)).toMatchObject({ formToken: form_token, refusal: 'invalid_booking' });
});

// asvs 2.4.1
test('a held booking keeps nobody from its time, and counts towards nothing', async () => {
  const env = { OPEN_BOOKINGS_PER_EMAIL: '1', OPEN_BOOKINGS_PER_ADDRESS: '1' };
  const { app, db } = await startTestApp({ env });
  for (let count = 0; count < 3; count += 1) await call(app, HOST);

  const slots = await app.inject('/api/slots?from=2026-01-06&to=2026-01-07&timeZone=UTC');
  expect(slotsAnswerSchema.parse(slots.json()).slots.map(({ start }) => start)).toContain(
    aBooking().start,
  );
  expect((await call(app, OURS)).statusCode).toBe(201);

  expect((await readBookings(db)).map(({ state }) => state)).toEqual([
    'held',
    'held',
    'held',
    'booked',
  ]);
});

test('a robot is told like anybody that a time is taken', async () => {
  const { app, db } = await startTestApp();
  await book(app);

  const answer = await call(app, HOST, { email: 'robot@example.com' });

  expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
    409,
    'slot_taken',
  ]);
  expect(await readBookings(db)).toHaveLength(1);
});

test('whoever holds the link of a held booking sees, moves and cancels it, and nobody is told', async () => {
  const { app, db } = await startTestApp();
  const { reference, manageUrl } = bookingReceiptSchema.parse((await call(app, HOST)).json());
  const { search } = new URL(manageUrl);
  const callOf = (action: string) => `/api/bookings/${reference}${action}${search}`;
  await book(app, { start: at('Wednesday', '10:00') });
  const mails = await mailsOf(db);

  const move = (time: string) =>
    post(app, callOf('/reschedule'), { start: at('Wednesday', time), timeZone: 'UTC' });
  expect((await move('10:00')).statusCode).toBe(409);
  expect((await move('11:00')).statusCode).toBe(200);
  const seen = await app.inject(callOf(''));
  expect(bookingReceiptSchema.parse(seen.json()).start).toBe(at('Wednesday', '11:00'));
  expect(await readBookings(db)).toContainEqual({
    state: 'held',
    hold_reasons: ['token_missing', 'no_page'],
  });
  expect((await post(app, callOf('/cancel'), {})).statusCode).toBe(200);

  expect((await readBookings(db)).map(({ state }) => state)).toEqual(['cancelled', 'booked']);
  expect(await mailsOf(db)).toEqual(mails);
});

test('the list says what is held, and why', async () => {
  const { app, databaseUrl } = await startTestApp();
  const { reference } = bookingReceiptSchema.parse((await call(app, HOST)).json());
  const variables = { DATABASE_URL: databaseUrl };

  const listed = await runBookings(variables, '--past', '--all');
  const shown = await runBookings(variables, 'show', reference);

  expect(listed.stdout).toMatch(new RegExp(` held +${reference}$`, 'm'));
  expect(shown.stdout).toMatch(/^Held for +token_missing; no_page$/m);
});
