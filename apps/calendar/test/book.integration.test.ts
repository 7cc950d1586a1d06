import { bookingReceiptSchema, errorBodySchema, slotSchema } from '@high-street/contract';
import { refuseInserts } from '@high-street/server/testing';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { aBooking, aKey, at } from './booking-builder.ts';
import { book, post, startTestApp } from './test-app.ts';

const takenSchema = z.object({ ...errorBodySchema.shape, nearest: z.array(slotSchema) });

test('stores a booking and answers 201 with its receipt', async () => {
  const { app, db } = await startTestApp({ env: { CALENDAR_URL: 'https://calendar.example' } });

  const answer = await post(app, '/api/bookings', aBooking());

  expect(answer.statusCode).toBe(201);
  const receipt = bookingReceiptSchema.parse(answer.json());
  expect(receipt).toMatchObject({
    start: '2026-01-06T10:00:00Z',
    end: '2026-01-06T10:30:00Z',
    timeZone: 'Asia/Kolkata',
  });
  const { reference } = receipt;
  expect(reference).toMatch(/^[0-9A-F]{5}-[0-9A-F]{5}$/);
  expect(receipt.manageUrl).toMatch(
    new RegExp(`^https://calendar\\.example/bookings/${reference}\\?signature=[\\w-]{43}$`),
  );
  expect(await db.selectFrom('bookings').selectAll().execute()).toEqual([
    expect.objectContaining({
      reference,
      starts_at: new Date('2026-01-06T10:00:00Z'),
      ends_at: new Date('2026-01-06T10:30:00Z'),
      blocked_until: new Date('2026-01-06T10:45:00Z'),
      time_zone: 'Asia/Kolkata',
      name: 'Anna Bell',
      email: 'anna@example.com',
      note: 'We sell bread.\nAnd cakes.',
      lead_id: null,
      state: 'booked',
      version: 0,
      cancelled_at: null,
    }),
  ]);
});

test('stores a mail to each side', async () => {
  const { app, db } = await startTestApp();

  await book(app);

  const mails = await db.selectFrom('deliveries').selectAll().orderBy('kind').execute();
  expect(mails).toEqual(
    ['booking_provider', 'booking_visitor'].map((kind) =>
      expect.objectContaining({
        kind,
        lead_id: null,
        state: 'waiting',
        payload: {
          change: 'booked',
          version: 0,
          startsAt: '2026-01-06T10:00:00.000Z',
          endsAt: '2026-01-06T10:30:00.000Z',
          timeZone: 'Asia/Kolkata',
        },
      }),
    ),
  );
});

// asvs 2.3.3, 16.5.3
test('stores nothing when its mails cannot be stored', async () => {
  const { app, db } = await startTestApp();
  await refuseInserts(db, 'deliveries', 'P0001');

  const answer = await post(app, '/api/bookings', aBooking());

  expect(answer.statusCode).toBe(500);
  for (const table of ['bookings', 'booking_keys', 'deliveries', 'lead_events'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

test('gives the first answer again for a key with the same content, when its time has come too', async () => {
  const { app, db, clock } = await startTestApp();
  const { key, receipt } = await book(app);
  clock.advance(7 * 24 * 60 * 60 * 1000);

  const again = await post(app, '/api/bookings', aBooking(), key);

  expect([again.statusCode, again.json()]).toEqual([201, receipt]);
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(1);
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);
});

test('makes one booking of ten calls with one key at once', async () => {
  const { app, db } = await startTestApp();
  const key = aKey();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(app, '/api/bookings', aBooking(), key)),
  );

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(1);
});

test('refuses a key that belongs to other content', async () => {
  const { app, db } = await startTestApp();
  const { key } = await book(app);

  const answer = await post(app, '/api/bookings', aBooking({ note: 'x' }), key);

  expect(answer.statusCode).toBe(422);
  expect(errorBodySchema.parse(answer.json()).error.code).toBe('idempotency_key_reused');
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(1);
});

test('does not bring a cancelled booking back by its key', async () => {
  const { app } = await startTestApp();
  const { key, at: call } = await book(app);
  await post(app, call('/cancel'), {});

  const answer = await post(app, '/api/bookings', aBooking(), key);

  expect(errorBodySchema.parse(answer.json()).error.code).toBe('unknown_booking');
});

test('leaves a key free whose booking was refused', async () => {
  const { app } = await startTestApp();
  const { at: call } = await book(app);
  const key = aKey();
  expect((await post(app, '/api/bookings', aBooking({ name: 'Ben' }), key)).statusCode).toBe(409);
  await post(app, call('/cancel'), {});

  expect((await post(app, '/api/bookings', aBooking({ name: 'Ben' }), key)).statusCode).toBe(201);
});

// asvs 2.3.4
test.for([
  ['the same time', '10:00'],
  ['one that its pause runs into', '10:30'],
  ['one whose own pause runs into it', '09:30'],
] as const)('refuses %s and names the nearest free ones', async ([, time]) => {
  const { app, db } = await startTestApp();
  await book(app);

  const start = at('Tuesday', time);
  const answer = await post(app, '/api/bookings', aBooking({ start }));

  expect(answer.statusCode).toBe(409);
  const { error, nearest } = takenSchema.parse(answer.json());
  expect(error.code).toBe('slot_taken');
  expect(nearest).toHaveLength(6);
  expect(nearest).toContainEqual({ start: at('Tuesday', '09:00'), end: at('Tuesday', '09:30') });
  expect(nearest).toContainEqual({ start: at('Tuesday', '11:00'), end: at('Tuesday', '11:30') });
  const free = await post(
    app,
    '/api/bookings',
    aBooking(nearest[0] && { start: nearest[0].start }),
  );
  expect(free.statusCode).toBe(201);
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
});

test('takes the time after a pause, and the one whose pause ends before it', async () => {
  const { app } = await startTestApp();

  for (const time of ['10:00', '11:00', '09:00']) {
    const answer = await post(app, '/api/bookings', aBooking({ start: at('Tuesday', time) }));
    expect([time, answer.statusCode]).toEqual([time, 201]);
  }
});

const NOT_OFFERED = {
  'off the grid': at('Tuesday', '10:15'),
  'a second off the grid': '2026-01-06T10:00:01Z',
  'less than a millisecond off the grid': '2026-01-06T10:00:00.0001Z',
  'before opening': at('Tuesday', '08:30'),
  'at closing': at('Tuesday', '17:00'),
  'without enough notice': at('Monday', '09:30'),
  'in the past': '2025-12-30T10:00:00Z',
  'long ago': '0001-01-01T10:00:00Z',
  'beyond the horizon': at('the day after the last', '10:00'),
  'far beyond it': '9999-12-31T23:59:59Z',
  'at the weekend': at('Saturday', '10:00'),
  'on a day off': at('the day off', '10:00'),
};

test('takes no start that is not offered', async () => {
  const { app, db } = await startTestApp();

  for (const [where, start] of Object.entries(NOT_OFFERED)) {
    const answer = await post(app, '/api/bookings', aBooking({ start }));
    const { code } = errorBodySchema.parse(answer.json()).error;
    expect([where, answer.statusCode, code]).toEqual([where, 422, 'slot_not_offered']);
  }
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
});

test('names the nearest free times of one that is not offered', async () => {
  const { app } = await startTestApp();
  const nearestOf = async (start: string) =>
    (await post(app, '/api/bookings', aBooking({ start }))).json();

  expect(await nearestOf(at('Tuesday', '10:15'))).toHaveProperty('nearest.length', 6);
  expect(await nearestOf(at('Monday', '09:30'))).toHaveProperty(
    'nearest.0.start',
    at('Monday', '10:00'),
  );
  expect(await nearestOf('9999-12-31T23:59:59Z')).toHaveProperty('nearest', []);
});

const OFFERED = {
  'just with enough notice': at('Monday', '10:00'),
  'on the last day': at('the last day', '16:30'),
  'written in another zone': '2026-01-06T15:30:00+05:30',
};

test('takes every start that is offered', async () => {
  const { app } = await startTestApp();

  for (const [where, start] of Object.entries(OFFERED)) {
    const answer = await post(app, '/api/bookings', aBooking({ start }));
    expect([where, answer.statusCode]).toEqual([where, 201]);
  }
});
