import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, test } from 'vitest';

import { removeExpired, removeOldKeys, upsertContact } from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { toMinute } from '@high-street/server/command';
import { createDeliveryStore } from '@high-street/server/deliveries';

import { createBreaker, createCrmSender } from '#/crm/index.ts';

import { readBookings, storeBooking } from './booking-rows.ts';
import { readDelivery } from './delivery-rows.ts';
import { erasePerson } from './erase-person.ts';
import { everything } from './everything.ts';
import { aKey, anAttribution, anEnquiry } from './lead-builder.ts';
import { runLeads } from './run-leads.ts';
import { startTestApp, storeLead } from './test-app.ts';

// asvs 14.2.4
test('leaves nothing of an erased person but the reference of each lead', async () => {
  const { app, db } = await startTestApp({ isWorking: true });
  const lead = await storeLead(
    app,
    anEnquiry({ email: 'Anna.Bell@example.com' }),
    aKey(),
    anAttribution({ campaign: 'for-anna', referrer: 'https://anna.example/' }),
  );
  const other = await storeLead(
    app,
    anEnquiry({ email: 'bea@example.com', contactName: 'Bea Tull' }),
  );
  await expect.poll(() => db.selectFrom('crm_contacts').select('id').execute()).toHaveLength(2);

  expect(await erasePerson(db, ' anna.bell@EXAMPLE.com ')).toEqual({
    leads: 1,
    bookings: 0,
    contacts: 1,
    messages: 0,
    left: [],
    ahead: [],
    otherDemos: [],
  });

  const left = await everything(db);
  expect(left).not.toMatch(/anna/i);
  expect(left).toContain(other.reference);
  expect(await db.selectFrom('erased_leads').select(['reference', 'reason']).execute()).toEqual([
    { reference: lead.reference, reason: 'request' },
  ]);
});

// asvs 14.2.4
test('erases a person in every spelling of the address, in any script', async () => {
  const { app, db } = await startTestApp({ isWorking: true });
  const key = 'k'.repeat(40);
  const emails = ['JOSÉ@example.com', 'josé+shop@EXAMPLE.com', 'jose\u0301@example.com'];
  const booked = [];
  for (const email of emails) {
    await storeLead(app, anEnquiry({ email, contactName: email }));
    booked.push(await storeBooking(db, { email, name: email }));
  }
  // As a version stored them that knew nothing of mailboxes.
  await storeLead(app, anEnquiry({ email: 'José@example.com', contactName: 'JOSÉ' }));
  booked.push(await storeBooking(db, { email: 'José@example.com', name: 'JOSÉ' }));
  await sql`update leads set mailbox = null where contact_name = 'JOSÉ'`.execute(db);
  await db
    .insertInto('deliveries')
    .values({ kind: 'crm', payload: JSON.stringify({ email: 'JOSÉ@Example.com', key }) })
    .execute();
  await storeLead(app, anEnquiry({ email: 'jose@example.com', contactName: 'Another' }));
  await expect.poll(() => db.selectFrom('crm_contacts').select('id').execute()).toHaveLength(4);

  expect(await erasePerson(db, 'José@Example.com')).toEqual({
    leads: 4,
    bookings: 4,
    contacts: 3,
    messages: 0,
    left: [],
    ahead: booked.map(({ reference, starts_at: startsAt }) => ({ reference, startsAt })),
    otherDemos: [],
  });

  expect((await everything(db)).normalize('NFC')).not.toMatch(/josé/i);
  expect(await db.selectFrom('leads').select('contact_name').execute()).toEqual([
    { contact_name: 'Another' },
  ]);
});

// asvs 14.2.4
test('makes no contact of a call that was in hand while its person was erased', async () => {
  const { db } = await startTestApp();
  const payload = { email: 'bea@example.com' };
  const { id } = await db
    .insertInto('deliveries')
    .values({ kind: 'crm', payload: JSON.stringify(payload) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const send = createCrmSender({
    db,
    post: null,
    breaker: createBreaker(db, 'crm'),
    clock: systemClock,
    log: pino({ enabled: false }),
  });
  const inHand = {
    id,
    kind: 'crm',
    leadId: null,
    bookingId: null,
    partId: null,
    payload,
    attempt: 1,
    ageMs: 0,
  };
  await erasePerson(db, 'bea@example.com');

  expect(await send({ ...inHand, turn: null, resends: 0 })).toMatchObject({ kind: 'dead' });

  expect(await db.selectFrom('crm_contacts').select('id').execute()).toEqual([]);
});

// asvs 14.2.4
test('removes a call that was being stored with its contact', async () => {
  const { db } = await startTestApp();
  const payload = { email: 'bea@example.com' };
  await db.transaction().execute((trx) => upsertContact(trx, payload));
  const storing = await db.startTransaction().execute();
  await upsertContact(storing, payload);
  const erased = erasePerson(db, payload.email);
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
  await createDeliveryStore(db).add(storing, [{ kind: 'crm', payload }]);
  await storing.commit().execute();
  await erased;

  expect(await db.selectFrom('deliveries').select('id').execute()).toEqual([]);
});

// asvs 14.2.4
test('says loudly when a contact had come from a lead that is still there', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  const { reference } = await storeLead(app, anEnquiry({ email: 'old@example.com' }));
  const payload = JSON.stringify({ email: 'new@example.com', reference });
  await db.insertInto('crm_contacts').values({ email: 'new@example.com', payload }).execute();

  const erased = await runLeads({ DATABASE_URL: databaseUrl }, 'erase', 'new@example.com');

  expect(erased).toMatchObject({ code: 1, stdout: '' });
  expect(erased.stderr).toMatch(
    new RegExp(
      `^Erased leads: 0, bookings: 0, our own copies of contacts: 1\\. .*${reference}.* remove the contact there as well.*\n$`,
    ),
  );
  expect(await db.selectFrom('crm_contacts').select('email').execute()).toEqual([
    { email: 'old@example.com' },
  ]);
});

// asvs 14.2.4
test('says loudly when a contact was found and no lead', async () => {
  const { db, databaseUrl } = await startTestApp();
  const payload = JSON.stringify({ email: 'bea@example.com' });
  const contact = { email: 'bea@example.com', mailbox: 'bea@example.com', payload };
  await db.insertInto('crm_contacts').values(contact).execute();

  const erased = await runLeads({ DATABASE_URL: databaseUrl }, 'erase', 'bea@example.com');

  expect(erased).toMatchObject({ code: 1, stdout: '' });
  expect(erased.stderr).toMatch(
    /^Erased leads: 0, bookings: 0, our own copies of contacts: 1\. A contact was here, and no lead .* remove the contact there as well.*\n$/,
  );
  expect(await db.selectFrom('crm_contacts').select('id').execute()).toEqual([]);
  expect(await runLeads({ DATABASE_URL: databaseUrl }, 'erase', 'bea@example.com')).toMatchObject({
    code: 0,
  });
});

test('tells who asks for an erased lead when it was erased', async () => {
  const { app, databaseUrl } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  const variables = { DATABASE_URL: databaseUrl };

  const erased = await runLeads(variables, 'erase', 'anna@example.com');
  const shown = await runLeads(variables, 'show', lead.reference);

  expect(erased).toMatchObject({
    code: 0,
    stdout:
      'Erased leads: 1, bookings: 0, our own copies of contacts: 1. If you have a CRM, remove the contact there as well: it is not told.\n',
  });
  expect(shown.code).toBe(1);
  expect(shown.stderr).toMatch(new RegExp(`^Lead ${lead.reference} was erased on request on `));
});

test('erases every booking of an address with its key and its mails, and its time is free again', async () => {
  const { db, databaseUrl } = await startTestApp();
  const { reference, starts_at } = await storeBooking(db, { email: 'Anna.Bell@example.com' });
  const old = new Date('2020-01-06T10:00:00Z');
  await storeBooking(db, { email: 'anna.bell@example.com', starts_at: old });
  await storeBooking(db, { email: 'bea@example.com', name: 'Bea Tull', note: '' });

  const erased = await runLeads({ DATABASE_URL: databaseUrl }, 'erase', 'ANNA.bell@example.com');

  expect(erased.stdout).toBe(
    `Erased leads: 0, bookings: 2, our own copies of contacts: 0. Nobody is told of demos that were ahead. Their entries in the team's own calendars stay: remove them there (${reference}, ${toMinute(starts_at)} UTC).\n`,
  );
  expect(await everything(db)).not.toMatch(/anna/i);
  for (const table of ['bookings', 'booking_keys', 'deliveries'] as const) {
    expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
  }
  await storeBooking(db, { starts_at });
});

test('keeps a booking whose lead is erased under another address', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  const { reference } = await storeBooking(db, { email: 'office@example.com', lead_id: lead.id });

  const erased = await runLeads({ DATABASE_URL: databaseUrl }, 'erase', 'anna@example.com');

  expect(erased).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`look at ${reference} `),
  });
  expect(await readBookings(db)).toEqual([{ reference, lead: null }]);
});

test('removes bookings after their months, counted from their end', async () => {
  const { app, db } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  const old = await storeBooking(db, { lead_id: lead.id });
  const young = await storeBooking(db, { lead_id: lead.id });
  for (const [{ id }, age] of [
    [old, '24 months 1 minute'] as const,
    [young, '24 months -1 minute'] as const,
  ]) {
    await sql`update bookings set ends_at = now() - ${age}::interval,
      blocked_until = now() - ${age}::interval,
      starts_at = now() - ${age}::interval - interval '10 seconds' where id = ${id}`.execute(db);
  }
  await sql`update deliveries set created_at = now() - interval '30 months'`.execute(db);
  await sql`update leads set created_at = now() - interval '30 months'`.execute(db);

  expect(await removeExpired(db, 24)).toEqual({ leads: 1, bookings: 1, contacts: 1 });

  expect(await readBookings(db)).toEqual([{ reference: young.reference, lead: null }]);
  expect(await db.selectFrom('deliveries').select('booking_id').execute()).toEqual([
    { booking_id: young.id },
  ]);
});

// asvs 14.2.4
test('removes leads after their months, and keys after seven days', async () => {
  const { app, db } = await startTestApp();
  const old = await storeLead(app, anEnquiry(), aKey(), anAttribution({ campaign: 'long ago' }));
  const young = await storeLead(app, anEnquiry({ message: 'young' }));
  await sql`update leads set created_at = now() - interval '24 months 1 minute'
    where id = ${old.id}`.execute(db);
  await sql`update idempotency_keys set created_at = now() - interval '7 days 1 minute'
    where lead_id = ${young.id}`.execute(db);

  expect(await removeExpired(db, 24)).toEqual({ leads: 1, bookings: 0, contacts: 0 });
  await removeOldKeys(db);

  expect(await everything(db)).not.toContain('long ago');
  const left = await db.selectFrom('leads').select('reference').execute();
  expect(left).toEqual([{ reference: young.reference }]);
  expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([]);
  expect(await db.selectFrom('erased_leads').select(['reference', 'reason']).execute()).toEqual([
    { reference: old.reference, reason: 'retention' },
  ]);
});

test('names the booking whose mail is given up', async () => {
  const { db, databaseUrl } = await startTestApp();
  const { reference } = await storeBooking(db);
  await sql`update deliveries set state = 'dead', settled_at = now(), attempts = 3,
    last_error = '550 no such person'`.execute(db);

  const dead = await runLeads({ DATABASE_URL: databaseUrl }, 'dead');

  expect(dead.stdout).toMatch(
    new RegExp(`^Given up \\(UTC\\) .*\n.*${reference}  booking_visitor  3 +550 no such person\n$`),
  );
});

test('delivers again what was given up, by command', async () => {
  const { app, db, sink, databaseUrl } = await startTestApp({ isWorking: true });
  sink.state.manner = 'refuse the recipient';
  const lead = await storeLead(app, anEnquiry());
  await expect.poll(() => readDelivery(db, 'provider')).toMatchObject({ state: 'dead' });
  const variables = { DATABASE_URL: databaseUrl };
  const dead = await runLeads(variables, 'dead');
  sink.state.manner = 'accept';

  const requeued = await runLeads(variables, 'requeue', lead.reference);

  expect(dead.stdout).toMatch(new RegExp(`${lead.reference}  provider  1 .*550`));
  expect(requeued).toMatchObject({ code: 0, stderr: '' });
  await expect.poll(() => readDelivery(db, 'provider')).toMatchObject({ state: 'done' });
});
