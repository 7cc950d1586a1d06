import { errorBodySchema } from '@high-street/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { aBooking, aKey, at } from './booking-builder.ts';
import { book, post, startTestApp } from './test-app.ts';

const refusalOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  errorBodySchema.parse(answer.json()).error.code,
];
const TOO_MANY = [429, 'too_many_requests'];
const TIMES = ['09:00', '10:00', '11:00', '12:00', '13:00'] as const;

// asvs 2.3.2
test('takes so many times from one email address in a day, and says when there may be more', async () => {
  const { app, db } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '2' } });
  for (const time of TIMES.slice(0, 2)) await book(app, { start: at('Tuesday', time) });

  const start = at('Wednesday', '10:00');
  const refused = await post(app, '/api/bookings', aBooking({ start, email: 'ANNA@example.com' }));

  expect(refusalOf(refused)).toEqual(TOO_MANY);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
  const other = await post(app, '/api/bookings', aBooking({ start, email: 'ben@example.com' }));
  expect(other.statusCode).toBe(201);
});

test('takes every spelling of an address for the same mailbox', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '1' } });
  await book(app, { email: 'anna@example.com' });

  for (const email of ['Anna+demo@example.com', 'anna+2@EXAMPLE.com']) {
    const start = at('Wednesday', '10:00');
    const refused = await post(app, '/api/bookings', aBooking({ start, email }));
    expect([email, ...refusalOf(refused)]).toEqual([email, ...TOO_MANY]);
  }
});

test('takes so many moves of one booking in a day', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '2' } });
  const { at: call, receipt } = await book(app);
  const move = (time: string) =>
    post(app, call('/reschedule'), { start: at('Wednesday', time), timeZone: 'UTC' });

  expect((await move('10:00')).statusCode).toBe(200);
  expect((await move('11:00')).statusCode).toBe(200);
  expect(refusalOf(await move('12:00'))).toEqual(TOO_MANY);

  expect((await app.inject(call(''))).json()).toEqual({
    ...receipt,
    start: at('Wednesday', '11:00'),
    end: at('Wednesday', '11:30'),
    timeZone: 'UTC',
  });
});

// asvs 2.3.2
test('locks nobody out of a booking who has its link, however often its email address is used', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '3' } });
  const { at: call } = await book(app, { start: at('Tuesday', '09:00') });
  for (const time of ['11:00', '13:00']) await book(app, { start: at('Tuesday', time) });
  const start = at('Tuesday', '15:00');
  expect(refusalOf(await post(app, '/api/bookings', aBooking({ start })))).toEqual(TOO_MANY);

  const moved = await post(app, call('/reschedule'), { start, timeZone: 'UTC' });

  expect(moved.statusCode).toBe(200);
});

// asvs 2.4.1
test('lets one mailbox have so many bookings ahead, and another one once one is cancelled', async () => {
  const { app, db } = await startTestApp({ env: { OPEN_BOOKINGS_PER_EMAIL: '2' } });
  const { at: call } = await book(app, { start: at('Tuesday', '09:00') });
  await book(app, { start: at('Tuesday', '11:00'), email: 'anna+2@example.com' });
  const third = () => post(app, '/api/bookings', aBooking({ start: at('Tuesday', '13:00') }));

  const refused = await third();

  expect(refusalOf(refused)).toEqual([409, 'too_many_bookings']);
  expect(await db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
  expect(await db.selectFrom('booking_keys').select('key').execute()).toHaveLength(2);
  await post(app, call('/cancel'), {});
  expect((await third()).statusCode).toBe(201);
});

test('counts no booking that is over towards those ahead', async () => {
  const { app, clock } = await startTestApp({ env: { OPEN_BOOKINGS_PER_EMAIL: '1' } });
  await book(app, { start: at('Tuesday', '09:00') });
  clock.advance(2 * 24 * 60 * 60 * 1_000);

  await book(app, { start: '2026-01-08T09:00:00Z' });
});

// asvs 2.4.1
test('lets one address have so many bookings ahead, an IPv6 network counting as one', async () => {
  const { app, db } = await startTestApp({ env: { OPEN_BOOKINGS_PER_ADDRESS: '2' } });
  let sent = 0;
  const from = async (remoteAddress: string) => {
    sent += 1;
    const start = at('Tuesday', `${8 + sent}:00`.padStart(5, '0'));
    const answer = await app.inject({
      method: 'POST',
      url: '/api/bookings',
      remoteAddress,
      headers: { 'idempotency-key': aKey(), host: 'c.example', origin: 'https://c.example' },
      payload: aBooking({ start, email: `visitor-${sent}@example.com` }),
    });
    return answer.statusCode;
  };

  expect(await from('2001:db8:1:2::1')).toBe(201);
  expect(await from('2001:db8:1:2:ffff::9')).toBe(201);
  expect(await from('2001:db8:1:2::3')).toBe(409);
  expect(await from('2001:db8:1:3::1')).toBe(201);
  const { rows } = await sql<{ text: string }>`select bookings::text as text from bookings`.execute(
    db,
  );
  for (const { text } of rows) expect(text).not.toContain('2001:');
});

test('keeps within the bookings ahead of one mailbox when all are made at once', async () => {
  const { app } = await startTestApp({ env: { OPEN_BOOKINGS_PER_EMAIL: '3' } });
  const starts = ['Tuesday', 'Wednesday'].flatMap((day) =>
    TIMES.map((time) => at(day === 'Tuesday' ? 'Tuesday' : 'Wednesday', time)),
  );

  const answers = await Promise.all(
    starts.map((start) => post(app, '/api/bookings', aBooking({ start }))),
  );

  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
});

test('counts only times that are taken, so that one can be booked once another is cancelled', async () => {
  const env = { OPEN_BOOKINGS_PER_EMAIL: '1', BOOKINGS_PER_EMAIL_DAY: '2' };
  const { app } = await startTestApp({ env });
  const { at: call } = await book(app);
  const again = (time: string) =>
    post(app, '/api/bookings', aBooking({ start: at('Wednesday', time) }));
  for (const time of TIMES) {
    expect(refusalOf(await again(time))).toEqual([409, 'too_many_bookings']);
  }
  const taken = await post(app, '/api/bookings', aBooking());
  expect(refusalOf(taken)).toEqual([409, 'slot_taken']);

  await post(app, call('/cancel'), {});

  expect((await again('10:00')).statusCode).toBe(201);
});

test('counts no move that was refused', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '1' } });
  await book(app, { start: at('Tuesday', '09:00'), email: 'ben@example.com' });
  const { at: call } = await book(app);
  const move = (time: string) =>
    post(app, call('/reschedule'), { start: at('Tuesday', time), timeZone: 'UTC' });
  for (let nth = 0; nth < 2; nth += 1) {
    expect(refusalOf(await move('09:00'))).toEqual([409, 'slot_taken']);
  }

  expect((await move('11:00')).statusCode).toBe(200);
});

test('counts a repeat no second time, also of one that is being stored', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '2' } });
  const key = aKey();
  const send = () => post(app, '/api/bookings', aBooking(), key);

  const answers = await Promise.all([send(), send()]);

  for (let time = 0; time < 3; time += 1) answers.push(await send());
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201]);
  await book(app, { start: at('Wednesday', '10:00') });
});

test('counts what is taken from one address in an hour, and everything in a minute', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_ADDRESS_HOUR: '2' } });
  for (const [index, time] of TIMES.entries()) {
    const email = `visitor-${index}@example.com`;
    const body = aBooking({ start: at('Tuesday', time), email });
    const { statusCode } = await post(app, '/api/bookings', body);
    expect([time, statusCode]).toEqual([time, index < 2 ? 201 : 429]);
  }
  const { app: busy } = await startTestApp({ env: { BOOKINGS_PER_MINUTE: '1' } });
  await book(busy);
  const late = await post(busy, '/api/bookings', aBooking({ start: at('Wednesday', '10:00') }));
  expect(refusalOf(late)).toEqual([503, 'overloaded']);
});

test('counts calls of every sort', async () => {
  const { app } = await startTestApp({ env: { CALLS_PER_MINUTE: '2' } });
  const look = () => app.inject('/api/slots?from=2026-01-06&to=2026-01-07&timeZone=UTC');

  expect([(await look()).statusCode, (await look()).statusCode]).toEqual([200, 200]);

  expect(refusalOf(await look())).toEqual(TOO_MANY);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});
