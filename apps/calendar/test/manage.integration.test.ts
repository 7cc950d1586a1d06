import { bookingReceiptSchema, errorBodySchema } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';
import { expect, test } from 'vitest';

import { aBooking, at } from './booking-builder.ts';
import { book, post, startTestApp } from './test-app.ts';

const codeOf = (answer: { json(): unknown }) => errorBodySchema.parse(answer.json()).error.code;

/** The mails that tell of a change of that kind. */
const mailsOf = (db: Kysely<Database>, change: string) =>
  db
    .selectFrom('deliveries')
    .select(['kind', 'payload'])
    .where(sql`payload ->> 'change'`, '=', change)
    .orderBy('kind')
    .execute();

const WEDNESDAY = { start: at('Wednesday', '14:00'), timeZone: 'America/New_York' };

// asvs 8.3.1
test('shows a booking to whoever has its signed link', async () => {
  const { app } = await startTestApp();
  const { at: call, receipt } = await book(app);

  const answer = await app.inject(call(''));

  expect([answer.statusCode, answer.json()]).toEqual([200, receipt]);
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('moves a booking, tells both sides and gives the old time back', async () => {
  const { app, db } = await startTestApp();
  const { at: call, reference, manageUrl } = await book(app);

  const answer = await post(app, call('/reschedule'), WEDNESDAY);

  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      success: true,
      reference,
      manageUrl,
      start: at('Wednesday', '14:00'),
      end: at('Wednesday', '14:30'),
      timeZone: 'America/New_York',
    },
  ]);
  const payload = {
    change: 'moved',
    version: 1,
    startsAt: '2026-01-07T14:00:00.000Z',
    endsAt: '2026-01-07T14:30:00.000Z',
    timeZone: 'America/New_York',
  };
  expect(await mailsOf(db, 'moved')).toEqual([
    { kind: 'booking_provider', payload },
    { kind: 'booking_visitor', payload },
  ]);
  expect((await post(app, '/api/bookings', aBooking())).statusCode).toBe(201);
});

test('moves a booking to a time that only its own old one overlaps', async () => {
  const { app } = await startTestApp();
  const { at: call } = await book(app);

  const start = at('Tuesday', '10:30');
  const answer = await post(app, call('/reschedule'), { ...WEDNESDAY, start });

  expect(bookingReceiptSchema.parse(answer.json()).start).toBe(start);
});

test('leaves a booking where it is when the new time is taken, and names the nearest free ones', async () => {
  const { app, db } = await startTestApp();
  const { at: call, receipt } = await book(app);
  await book(app, { start: WEDNESDAY.start });

  const answer = await post(app, call('/reschedule'), WEDNESDAY);

  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'slot_taken']);
  expect(answer.json()).toHaveProperty('nearest.length', 6);
  expect((await app.inject(call(''))).json()).toEqual(receipt);
  expect(await mailsOf(db, 'moved')).toEqual([]);
});

test('tells nobody twice of a move that is repeated', async () => {
  const { app, db } = await startTestApp();
  const { at: call } = await book(app);

  const answers = [];
  for (let time = 0; time < 2; time += 1) {
    answers.push(await post(app, call('/reschedule'), WEDNESDAY));
  }

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(4);
});

test('moves a booking to no time that is not offered', async () => {
  const { app } = await startTestApp();
  const { at: call, receipt } = await book(app);

  const start = at('Tuesday', '10:15');
  const answer = await post(app, call('/reschedule'), { ...WEDNESDAY, start });

  expect([answer.statusCode, codeOf(answer)]).toEqual([422, 'slot_not_offered']);
  expect(answer.json()).toHaveProperty('nearest.length', 6);
  expect((await app.inject(call(''))).json()).toEqual(receipt);
});

test('cancels a booking, tells both sides and gives its time back', async () => {
  const { app, db } = await startTestApp();
  const { at: call, receipt } = await book(app);

  const answer = await post(app, call('/cancel'), {});

  expect([answer.statusCode, answer.json()]).toEqual([200, receipt]);
  const [row] = await db.selectFrom('bookings').selectAll().execute();
  expect(row).toMatchObject({ state: 'cancelled', version: 1, cancelled_at: expect.any(Date) });
  expect(await mailsOf(db, 'cancelled')).toMatchObject([
    { kind: 'booking_provider', payload: { version: 1 } },
    { kind: 'booking_visitor', payload: { version: 1 } },
  ]);
  expect((await post(app, '/api/bookings', aBooking())).statusCode).toBe(201);
});

test('leaves a booking that is over as it was, and tells nobody anything', async () => {
  const { app, db, clock } = await startTestApp();
  const { at: call } = await book(app, { start: at('Tuesday', '10:00') });
  clock.advance(Date.parse(at('Tuesday', '10:30')) - clock.now().getTime());
  await db.updateTable('bookings').set({ no_show_at: clock.now() }).execute();

  for (const answer of [
    await post(app, call('/cancel'), {}),
    await post(app, call('/reschedule'), WEDNESDAY),
  ]) {
    expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'booking_over']);
  }
  const [row] = await db.selectFrom('bookings').selectAll().execute();
  expect(row).toMatchObject({ state: 'booked', version: 0, no_show_at: clock.now() });
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);
});

test('does not tell a visitor by a refusal whether a booking that is over was held', async () => {
  const { app, db, clock } = await startTestApp();
  const { at: call } = await book(app);
  await db
    .updateTable('bookings')
    .set({ state: 'held', hold_reasons: ['no_page'] })
    .execute();
  clock.advance(Date.parse(at('Tuesday', '10:30')) - clock.now().getTime());

  const answer = await post(app, call('/cancel'), {});

  expect([answer.statusCode, codeOf(answer)]).toEqual([409, 'booking_over']);
});

// asvs 2.3.1
test('knows a cancelled booking no more', async () => {
  const { app, db } = await startTestApp();
  const { at: call } = await book(app);
  await post(app, call('/cancel'), {});

  for (const answer of [
    await app.inject(call('')),
    await post(app, call('/reschedule'), WEDNESDAY),
    await post(app, call('/cancel'), {}),
  ]) {
    expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'unknown_booking']);
  }
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(4);
});

test('knows an erased booking no more', async () => {
  const { app, db } = await startTestApp();
  const { at: call } = await book(app);
  await db.deleteFrom('bookings').execute();

  const answer = await app.inject(call(''));

  expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'unknown_booking']);
  for (const table of ['booking_keys', 'deliveries'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

// asvs 8.2.2
test('does nothing for a signature that is not that of the booking', async () => {
  const { app } = await startTestApp();
  const mine = await book(app);
  const other = await book(app, { start: WEDNESDAY.start });
  const signature = new URL(mine.manageUrl).searchParams.get('signature') ?? '';

  for (const query of [
    '',
    '?signature=',
    `?signature=${signature.slice(0, -1)}`,
    `?signature=${signature.toLowerCase()}`,
    `?signature=${signature}&signature=${signature}`,
    `?signature=${signature}&extra=1`,
    new URL(other.manageUrl).search,
  ]) {
    for (const [path, body] of [['/cancel', {}] as const, ['/reschedule', WEDNESDAY] as const]) {
      const answer = await post(app, `/api/bookings/${mine.reference}${path}${query}`, body);
      expect([query, answer.statusCode, codeOf(answer)]).toEqual([
        query,
        403,
        'booking_link_wrong',
      ]);
    }
    const answer = await app.inject(`/api/bookings/${mine.reference}${query}`);
    expect(codeOf(answer)).toBe('booking_link_wrong');
  }
  expect((await app.inject(mine.at(''))).json()).toEqual(mine.receipt);
});

// asvs 1.2.4
test.for(['AAAAA-AAAAA', '%00', '%27;drop table bookings', '..%2f..', 'x'.repeat(90)])(
  'does not tell whether there is a booking %s',
  async (reference) => {
    const { app } = await startTestApp();

    const answer = await app.inject(`/api/bookings/${reference}?signature=${'a'.repeat(43)}`);

    expect([403, 404]).toContain(answer.statusCode);
    expect(['booking_link_wrong', 'not_found']).toContain(codeOf(answer));
  },
);
