import { errorBodySchema } from '@high-street/contract';
import { expect, test } from 'vitest';

import { aBooking, at } from './booking-builder.ts';
import { book, post, startTestApp } from './test-app.ts';

const refusalOf = (answer: { statusCode: number; json(): unknown }) => [
  answer.statusCode,
  errorBodySchema.parse(answer.json()).error.code,
];
const TOO_MANY = [429, 'too_many_requests'];
const TIMES = ['09:00', '10:00', '11:00', '12:00', '13:00'] as const;

// asvs 2.3.2
test('takes so many times from one e-mail address in a day, and says when there may be more', async () => {
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

test('counts moves with the bookings of their e-mail address: each is a mail to it', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '3' } });
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

test('counts a repeat no second time', async () => {
  const { app } = await startTestApp({ env: { BOOKINGS_PER_EMAIL_DAY: '1' } });
  const { key } = await book(app);

  for (let time = 0; time < 3; time += 1) {
    expect((await post(app, '/api/bookings', aBooking(), key)).statusCode).toBe(201);
  }
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
