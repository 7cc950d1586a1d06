import { AVAILABILITY } from '@high-street/owner';
import { createTestDatabase } from '@high-street/server/testing';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { aCalendar, periodOf, toldPeriod } from './command-calendar.ts';
import { runBookings } from './run-bookings.ts';

const WINTER = '2040-01-03T10:00:00Z';

test("cancels as the visitor's own link does, and gives the time back", async () => {
  const { db, audit, book, run } = await aCalendar();
  await db
    .insertInto('leads')
    .values({ reference: '7Q4M-2XKP', contacts: JSON.stringify({ email: 'anna@example.com' }) })
    .execute();
  const { reference } = await book(WINTER);

  const cancelled = await run('cancel', reference);

  const when = `${toldPeriod(WINTER)} (${AVAILABILITY.timeZone})`;
  expect(cancelled).toMatchObject({
    code: 0,
    stderr: '',
    stdout: `${reference} is cancelled: ${when} with Anna Bell. Both sides are told by mail.\n`,
  });
  const mails = await db
    .selectFrom('deliveries')
    .select(['id', 'kind', 'state'])
    .where(sql<string>`payload ->> 'change'`, '=', 'cancelled')
    .orderBy('kind')
    .execute();
  expect(mails).toMatchObject([
    { kind: 'booking_provider', state: 'waiting' },
    { kind: 'booking_visitor', state: 'waiting' },
  ]);
  const history = await db.selectFrom('lead_events').select('kind').orderBy('id').execute();
  expect(history.map(({ kind }) => kind)).toEqual(['booking_made', 'booking_cancelled']);
  const { lines } = await audit.list({ recordKind: 'booking', recordId: reference }, { size: 9 });
  expect(lines).toMatchObject([
    { actorKind: 'command', act: 'booking_cancelled', fields: ['state'] },
    { actorKind: 'visitor', act: 'booking_made', addressGroup: null },
  ]);
  await book(WINTER);
});

test('says that a booking was cancelled already, and tells nobody twice', async () => {
  const { db, book, run } = await aCalendar();
  const { reference } = await book(WINTER);
  await run('cancel', reference);

  const { code, stdout, stderr } = await run('cancel', reference);

  expect([code, stdout]).toEqual([1, '']);
  const zone = AVAILABILITY.timeZone.replaceAll('/', '\\/');
  expect(stderr).toMatch(
    new RegExp(
      `^${reference} was cancelled already on \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d \\(${zone}\\)\\.\\n$`,
    ),
  );
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(4);
});

test('cancels no booking that is over', async () => {
  const { db, book, run } = await aCalendar();
  const { reference } = await book('2020-01-06T10:00:00Z');

  const { code, stdout, stderr } = await run('cancel', reference);

  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(`${reference} is over, so it can no longer be cancelled.\n`);
  expect(await db.selectFrom('bookings').select('state').execute()).toEqual([{ state: 'booked' }]);
});

test('cancels in a database that no calendar has started on since it was restored', async () => {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  const [reference, { startsAt, endsAt }] = ['AAAAA-11111', periodOf(WINTER)];
  await db
    .insertInto('bookings')
    .values({
      reference,
      starts_at: startsAt,
      ends_at: endsAt,
      blocked_until: endsAt,
      time_zone: 'UTC',
      details: JSON.stringify({ name: 'Anna Bell', email: 'anna@example.com' }),
    })
    .execute();

  const { code, stderr } = await runBookings({ DATABASE_URL: url }, 'cancel', reference);

  expect([code, stderr]).toEqual([0, '']);
  expect(await db.selectFrom('deliveries').select('id').execute()).toHaveLength(2);
});
