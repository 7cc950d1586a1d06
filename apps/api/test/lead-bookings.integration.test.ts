import { CALENDAR_LOCK, type Database } from '@high-street/server';
import { fillMailboxes } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { readBookings, countWaiting, storeBooking } from './booking-rows.ts';
import { readHistory } from './delivery-rows.ts';
import { erasePerson } from './erase-person.ts';
import { aKey, anEnquiry } from './lead-builder.ts';
import { runLeads } from './run-leads.ts';
import { post, startTestApp, storeLead } from './test-app.ts';

const ROBOT = { trap: 'https://spam.example', token: null };
const CANCELLED = { state: 'cancelled', cancelled_at: new Date() } as const;

/** A connection on which the calendar's transaction is under way. */
async function aTransaction({ pool }: Pick<Awaited<ReturnType<typeof startTestApp>>, 'pool'>) {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  await client.query('begin');
  return client;
}

const readNamed = (db: Kysely<Database>) =>
  db.selectFrom('bookings').select(['reference', 'named_lead']).orderBy('starts_at').execute();

const eventsOf = (db: Kysely<Database>) =>
  db.selectFrom('lead_events').select(['kind', 'detail']).orderBy('id').execute();

test('joins the bookings that came before a lead with its e-mail address, and tells it', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  const first = await storeBooking(db, { email: 'ANNA@example.com' });
  const second = await storeBooking(db);

  const lead = await storeLead(app, anEnquiry({ email: 'Anna@Example.com' }));

  expect(await readBookings(db)).toEqual([
    { reference: first.reference, lead: lead.reference },
    { reference: second.reference, lead: lead.reference },
  ]);
  expect(await eventsOf(db)).toEqual([
    { kind: 'stored', detail: null },
    ...[first, second].map(({ reference, starts_at }) => ({
      kind: 'booking_linked',
      detail: `${reference} at ${starts_at.toISOString()}`,
    })),
  ]);
  const { stdout } = await runLeads({ DATABASE_URL: databaseUrl }, 'show', lead.reference);
  const time = first.starts_at.toISOString();
  expect(stdout).toContain(`UTC  demo booked before: ${first.reference} at ${time}`);
});

test('joins bookings of the same mailbox, however its address is spelt and whichever version stored them', async () => {
  const { app, db } = await startTestApp();
  const tagged = await storeBooking(db, { email: 'anna+demo@example.com' });
  await fillMailboxes(db);
  const earlier = await storeBooking(db, { email: 'Anna@example.com' });
  await storeBooking(db, { email: 'anna@other.example' });

  const lead = await storeLead(app, anEnquiry({ email: 'ANNA+shop@example.com' }));

  expect((await readBookings(db)).filter((booking) => booking.lead === lead.reference)).toEqual([
    { reference: tagged.reference, lead: lead.reference },
    { reference: earlier.reference, lead: lead.reference },
  ]);
});

test('joins the booking whose reference came with the lead, whatever address it was made with', async () => {
  const { app, db } = await startTestApp();
  const { reference } = await storeBooking(db, { email: 'office@example.com' });
  const own = await storeBooking(db);
  await storeBooking(db, { email: 'ben@example.com' });

  const body = { contacts: anEnquiry(), bookingReference: reference };
  expect((await post(app, '/api/leads', body)).statusCode).toBe(201);

  const joined = (await readBookings(db)).filter(({ lead }) => lead !== null);
  expect(joined.map((booking) => booking.reference)).toEqual([reference, own.reference]);
  expect((await readNamed(db)).map((booking) => booking.named_lead)).toEqual([true, false, false]);
});

test('takes a lead with a reference that nobody knows, and none with one that is no line', async () => {
  const { app, db } = await startTestApp();

  const lead = (bookingReference: unknown) =>
    post(app, '/api/leads', { contacts: anEnquiry(), bookingReference });
  expect((await lead('ZZZZZ-99999')).statusCode).toBe(201);
  for (const wrong of ['', 'a\nb', 7, 'x'.repeat(65)]) {
    const { statusCode, body } = await lead(wrong);
    expect([statusCode, body]).toEqual([400, expect.stringContaining('bookingReference')]);
  }
  // Kept for when a booking of that reference is released.
  expect(await db.selectFrom('leads').select('named_booking').execute()).toEqual([
    { named_booking: 'ZZZZZ-99999' },
  ]);
});

test('tells in plain words what became of a booking', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  const { id, reference } = await storeLead(app, anEnquiry());
  const kinds = ['booking_made', 'booking_moved', 'booking_released', 'booking_cancelled'];
  await db
    .insertInto('lead_events')
    .values(kinds.map((kind) => ({ lead_id: id, kind, detail: 'AAAAA-11111 at noon' })))
    .execute();

  const { stdout } = await runLeads({ DATABASE_URL: databaseUrl }, 'show', reference);

  for (const words of ['booking made', 'booking moved', 'booking released', 'booking cancelled']) {
    expect(stdout).toContain(`UTC  ${words}: AAAAA-11111 at noon\n`);
  }
});

test('leaves alone what is cancelled, joined already, or of somebody else', async () => {
  const { app, db } = await startTestApp();
  const earlier = await storeLead(app, anEnquiry());
  await storeBooking(db, CANCELLED);
  await storeBooking(db, { lead_id: earlier.id });
  await storeBooking(db, { email: 'ben@example.com' });

  await storeLead(app, anEnquiry({ message: 'Once more' }));

  const leads = (await readBookings(db)).map(({ lead }) => lead);
  expect(leads).toEqual([null, earlier.reference, null]);
  expect(await readHistory(db)).toEqual(['stored', 'stored']);
});

test('tells it once for a lead that is sent twice', async () => {
  const { app, db } = await startTestApp();
  await storeBooking(db);
  const { key, contacts } = await storeLead(app, anEnquiry());

  await storeLead(app, contacts, key);

  expect(await readHistory(db)).toEqual(['stored', 'booking_linked']);
});

test('joins nothing to a heartbeat, nor to a lead in quarantine before it is released', async () => {
  const { app, db, pipeline, databaseUrl } = await startTestApp();
  const { reference, starts_at } = await storeBooking(db);
  await storeBooking(db, { email: 'ben@example.com', ...CANCELLED });

  const answer = await post(app, '/api/leads', { contacts: anEnquiry(), robot: ROBOT });
  await pipeline.leads.create(aKey(), anEnquiry(), { origin: 'heartbeat' });

  expect((await readBookings(db)).map(({ lead }) => lead)).toEqual([null, null]);
  expect(await readHistory(db)).not.toContain('booking_linked');

  const lead = answer.json<{ reference: string }>().reference;
  await runLeads({ DATABASE_URL: databaseUrl }, 'release', lead);

  expect(await readBookings(db)).toMatchObject([{ reference, lead }, { lead: null }]);
  expect((await eventsOf(db)).slice(-2)).toEqual([
    { kind: 'released', detail: null },
    { kind: 'booking_linked', detail: `${reference} at ${starts_at.toISOString()}` },
  ]);
});

test('joins the booking that a lead in quarantine named once it is released, whatever address it was made with', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  const named = await storeBooking(db, { email: 'office@example.com' });
  const own = await storeBooking(db);
  const answer = await post(app, '/api/leads', {
    contacts: anEnquiry(),
    bookingReference: named.reference,
    robot: ROBOT,
  });
  expect((await readBookings(db)).map(({ lead }) => lead)).toEqual([null, null]);

  const lead = answer.json<{ reference: string }>().reference;
  await runLeads({ DATABASE_URL: databaseUrl }, 'release', lead);

  expect(await readBookings(db)).toEqual([
    { reference: named.reference, lead },
    { reference: own.reference, lead },
  ]);
  expect(await readNamed(db)).toEqual([
    { reference: named.reference, named_lead: true },
    { reference: own.reference, named_lead: false },
  ]);
  expect((await eventsOf(db)).slice(-2)).toEqual(
    [named, own].map(({ reference, starts_at }) => ({
      kind: 'booking_linked',
      detail: `${reference} at ${starts_at.toISOString()}`,
    })),
  );
});

test('joins a booking to one of many leads that come at once', async () => {
  const { app, db } = await startTestApp();
  await storeBooking(db);
  await storeBooking(db);

  await Promise.all(
    Array.from({ length: 8 }, (_, nth) => storeLead(app, anEnquiry({ message: `${nth}` }))),
  );

  const [first, second] = await readBookings(db);
  expect(first?.lead).toMatch(/./);
  expect(second?.lead).toBe(first?.lead);
  expect((await readHistory(db)).filter((kind) => kind === 'booking_linked')).toHaveLength(2);
});

test('stands back for a booking that is being made, and neither waits for the other', async () => {
  const parts = await startTestApp();
  const { app, db } = parts;
  const { starts_at, reference } = await storeBooking(db);
  const calendar = await aTransaction(parts);
  await calendar.query('select pg_advisory_xact_lock($1)', [CALENDAR_LOCK]);

  const storing = storeLead(app, anEnquiry());
  await expect.poll(() => countWaiting(db)).toBe(1);
  // Of the two rows each would be checked against the other, were the lead's already written.
  const overlapping = calendar.query(
    `insert into bookings
       (reference, starts_at, ends_at, blocked_until, time_zone, name, email, note)
     values ('OTHER', $1, $2, $2, 'UTC', 'Ben', 'ben@example.com', '')`,
    [starts_at, new Date(starts_at.getTime() + 60_000)],
  );

  await expect(overlapping).rejects.toMatchObject({ code: '23P01' });
  await calendar.query('rollback');
  const lead = await storing;
  expect(await readBookings(db)).toEqual([{ reference, lead: lead.reference }]);
});

test('does not join a booking that is cancelled while it waits for it', async () => {
  const parts = await startTestApp();
  const { app, db } = parts;
  const { reference } = await storeBooking(db);
  const calendar = await aTransaction(parts);
  await calendar.query(`update bookings set state = 'cancelled', cancelled_at = now()`);

  const storing = storeLead(app, anEnquiry());
  await expect.poll(() => countWaiting(db)).toBe(1);
  await calendar.query('commit');
  await storing;

  expect(await readBookings(db)).toEqual([{ reference, lead: null }]);
  expect(await readHistory(db)).toEqual(['stored']);
});

test('takes no turn in the calendar when there is nothing to join', async () => {
  const parts = await startTestApp();
  const { app } = parts;
  const earlier = await storeLead(app, anEnquiry());
  const calendar = await aTransaction(parts);
  await calendar.query('select pg_advisory_xact_lock($1)', [CALENDAR_LOCK]);
  await calendar.query('select from leads where id = $1 for key share', [earlier.id]);

  const { reference } = await storeLead(app, anEnquiry({ message: 'Once more' }));

  expect(reference).not.toBe(earlier.reference);
});

test('lets a cancellation finish whose lead is being erased', async () => {
  const parts = await startTestApp();
  const { app, db } = parts;
  const lead = await storeLead(app, anEnquiry());
  const other = await storeBooking(db, { email: 'office@example.com', lead_id: lead.id });
  const calendar = await aTransaction(parts);
  await calendar.query(`update bookings set state = 'cancelled', cancelled_at = now()`);

  const erasing = erasePerson(db, 'anna@example.com');
  await expect.poll(() => countWaiting(db)).toBe(1);
  await calendar.query(
    `insert into lead_events (lead_id, kind) select lead_id, 'booking_cancelled' from bookings`,
  );
  await calendar.query('commit');

  expect(await erasing).toEqual({
    leads: 1,
    bookings: 0,
    contacts: 1,
    messages: 0,
    left: [],
    ahead: [],
    otherDemos: [other.reference],
  });
  expect(await readBookings(db)).toMatchObject([{ lead: null }]);
});

test('stores every lead while their bookings come, go and are erased', async () => {
  const { app, db } = await startTestApp();
  const emails = ['anna@example.com', 'ben@example.com'];
  const rounds = Array.from({ length: 10 }, (_, nth) => emails.map((email) => ({ email, nth })));

  await Promise.all(
    rounds.flat().map(async ({ email, nth }) => {
      const { id } = await storeBooking(db, { email });
      const storing = storeLead(app, anEnquiry({ email, message: `${nth}` }));
      const cancelling = sql`
        with cancelled as (
          update bookings set state = 'cancelled', cancelled_at = now()
          where id = ${id} returning lead_id
        )
        insert into lead_events (lead_id, kind)
        select lead_id, 'booking_cancelled' from cancelled where lead_id is not null`.execute(db);
      await Promise.all([storing, cancelling, nth % 3 === 0 ? erasePerson(db, email) : null]);
    }),
  );

  const { rows } = await sql<{ count: number }>`
    select (select count(*) from leads) + (select count(*) from erased_leads) as count`.execute(db);
  expect(Number(rows[0]?.count)).toBe(20);
});
