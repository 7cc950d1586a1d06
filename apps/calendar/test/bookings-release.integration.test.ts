import { AVAILABILITY } from '@high-street/owner';
import { createTestDatabase } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { createProviderTime } from '#/bookings-command/provider-time.ts';

import { runBookings } from './run-bookings.ts';

const HALF_HOUR_MS = 30 * 60 * 1_000;
const [AHEAD, LONG_AGO] = ['2040-01-03T10:00:00Z', '2020-01-06T10:00:00Z'];

const time = createProviderTime(AVAILABILITY.timeZone);
const endOf = (start: string) => new Date(Date.parse(start) + HALF_HOUR_MS);
const toldPeriod = (start: string) => time.namedPeriodOf(new Date(start), endOf(start));

/** A database with bookings as the calendar stores them, and the command run on it. */
async function aCalendar() {
  const { db, url, close } = await createTestDatabase();
  onTestFinished(close);
  return {
    db,
    async store(reference: string, start: string, state: 'booked' | 'held') {
      await db
        .insertInto('bookings')
        .values({
          reference,
          starts_at: new Date(start),
          ends_at: endOf(start),
          blocked_until: endOf(start),
          time_zone: 'UTC',
          details: JSON.stringify({ name: 'Anna Bell', email: 'anna@example.com' }),
          mailbox: 'anna@example.com',
          state,
          hold_reasons: state === 'held' ? ['token_missing', 'no_page'] : null,
        })
        .execute();
    },
    run: (...words: string[]) => runBookings({ DATABASE_URL: url }, ...words),
  };
}

test('releases a held booking: it gets its time and its lead, and both sides their mails', async () => {
  const { db, store, run } = await aCalendar();
  await store('AAAAA-11111', AHEAD, 'held');
  const { id: leadId } = await db
    .insertInto('leads')
    .values({
      reference: 'AAAA-1111',
      contacts: JSON.stringify({ email: 'Anna+shop@example.com' }),
      mailbox: 'anna@example.com',
    })
    .returning('id')
    .executeTakeFirstOrThrow();

  const released = await run('release', 'AAAAA-11111');
  const again = await run('release', 'AAAAA-11111');

  expect(released).toMatchObject({
    code: 0,
    stderr: '',
    stdout: `AAAAA-11111 is released: ${toldPeriod(AHEAD)} with Anna Bell. Both sides are told by mail.\n`,
  });
  expect(again).toMatchObject({
    code: 1,
    stderr: `AAAAA-11111 is not held: ${toldPeriod(AHEAD)} with Anna Bell.\n`,
  });
  expect(await db.selectFrom('bookings').select(['state', 'lead_id']).execute()).toEqual([
    { state: 'booked', lead_id: leadId },
  ]);
  expect(await db.selectFrom('deliveries').select('kind').execute()).toHaveLength(2);
  expect(await db.selectFrom('lead_events').select('kind').execute()).toEqual([
    { kind: 'booking_released' },
  ]);
});

test('a released booking joins the open lead of its visitor before a newer one in the bin', async () => {
  const { db, store, run } = await aCalendar();
  await store('AAAAA-11111', AHEAD, 'held');
  const contacts = JSON.stringify({ email: 'anna@example.com' });
  const lead = { contacts, mailbox: 'anna@example.com' };
  const leads = await db
    .insertInto('leads')
    .values([
      { ...lead, reference: 'AAAA-1111', created_at: new Date(LONG_AGO) },
      { ...lead, reference: 'AAAA-2222', binned_at: new Date() },
    ])
    .returning(['id', 'reference'])
    .execute();

  await run('release', 'AAAAA-11111');

  const { lead_id: joined } = await db
    .selectFrom('bookings')
    .select('lead_id')
    .executeTakeFirstOrThrow();
  expect(leads.find(({ id }) => id === joined)?.reference).toBe('AAAA-1111');
});

test.for([
  ['was never in quarantine', null],
  ['was released before', new Date(LONG_AGO)],
] as const)(
  'a released booking joins the lead that named it and %s, whatever its address',
  async ([, moment]) => {
    const { db, store, run } = await aCalendar();
    await store('AAAAA-11111', AHEAD, 'held');
    const leadOf = (reference: string, email: string) => ({
      quarantined_at: moment,
      released_at: moment,
      reference,
      contacts: JSON.stringify({ email }),
      mailbox: email,
    });
    await db
      .insertInto('leads')
      .values([
        { ...leadOf('AAAA-1111', 'office@shop.example'), named_booking: 'AAAAA-11111' },
        leadOf('AAAA-2222', 'anna@example.com'),
      ])
      .execute();

    await run('release', 'AAAAA-11111');

    const joined = await db
      .selectFrom('bookings')
      .innerJoin('leads', 'leads.id', 'bookings.lead_id')
      .select(['leads.reference', 'named_lead'])
      .execute();
    expect(joined).toEqual([{ reference: 'AAAA-1111', named_lead: true }]);
  },
);

test('releases no booking whose time somebody else has by now, nor one whose time has begun', async () => {
  const { db, store, run } = await aCalendar();
  await store('AAAAA-11111', AHEAD, 'held');
  await store('BBBBB-22222', AHEAD, 'booked');
  await store('CCCCC-33333', LONG_AGO, 'held');

  const taken = await run('release', 'AAAAA-11111');
  const over = await run('release', 'CCCCC-33333');

  expect(taken).toMatchObject({
    code: 1,
    stderr:
      'AAAAA-11111 is held, and somebody else has its time by now. Write to them, and cancel it.\n',
  });
  expect(over).toMatchObject({
    code: 1,
    stderr: `CCCCC-33333 is held, and its time has begun: ${toldPeriod(LONG_AGO)} with Anna Bell.\n`,
  });
  const held = await db.selectFrom('bookings').select('id').where('state', '=', 'held').execute();
  expect(held).toHaveLength(2);
  expect(await db.selectFrom('deliveries').select('id').execute()).toEqual([]);
});

test('cancels a held booking, of which nobody was told and nobody is', async () => {
  const { db, store, run } = await aCalendar();
  await store('AAAAA-11111', AHEAD, 'held');

  const { stdout } = await run('cancel', 'AAAAA-11111');

  expect(stdout).toBe(
    `AAAAA-11111 is cancelled: ${toldPeriod(AHEAD)} with Anna Bell. It was held, so nobody is told.\n`,
  );
  expect(await db.selectFrom('deliveries').select('id').execute()).toEqual([]);
});
