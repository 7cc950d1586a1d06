import { createTestDatabase } from '@high-street/server/testing';
import { expect, test } from 'vitest';

import { at } from './booking-builder.ts';
import { book, post, startTestApp } from './test-app.ts';

type Db = Awaited<ReturnType<typeof createTestDatabase>>['db'];

/** Stores a lead so many days ago. */
async function aLead(db: Db, reference: string, email: string, daysAgo = 0) {
  const contacts = JSON.stringify({ email });
  const created_at = new Date(Date.UTC(2026, 0, 5 - daysAgo));
  const lead = { reference, contacts, created_at };
  return (await db.insertInto('leads').values(lead).returning('id').executeTakeFirstOrThrow()).id;
}

const readHistory = (db: Db) =>
  db.selectFrom('lead_events').select(['lead_id', 'kind', 'detail']).orderBy('id').execute();

const readNamed = async (db: Db) =>
  (await db.selectFrom('bookings').select('named_lead').execute()).map((row) => row.named_lead);

test('tells in the history of the lead that a booking was made, moved and cancelled', async () => {
  const { app, db } = await startTestApp();
  const lead = await aLead(db, 'AAAA-1111', 'anna@example.com');

  const { at: call, reference } = await book(app);
  const start = at('Wednesday', '14:00');
  await post(app, call('/reschedule'), { start, timeZone: 'Europe/London' });
  await post(app, call('/cancel'), {});

  expect(await readHistory(db)).toEqual([
    { lead_id: lead, kind: 'booking_made', detail: `${reference} at 2026-01-06T10:00:00.000Z` },
    { lead_id: lead, kind: 'booking_moved', detail: `${reference} at 2026-01-07T14:00:00.000Z` },
    {
      lead_id: lead,
      kind: 'booking_cancelled',
      detail: `${reference} at 2026-01-07T14:00:00.000Z`,
    },
  ]);
});

test('joins a booking to the newest lead of its e-mail address, however that is written', async () => {
  const { app, db } = await startTestApp();
  await aLead(db, 'AAAA-1111', 'anna@example.com', 2);
  const newest = await aLead(db, 'AAAA-2222', 'Anna@Example.com', 1);
  await aLead(db, 'AAAA-3333', 'ben@example.com');

  await book(app, { email: 'ANNA@example.com' });

  expect(await readHistory(db)).toMatchObject([{ lead_id: newest }]);
  expect(await readNamed(db)).toEqual([false]);
});

test('joins a booking to the lead that it names before any of its e-mail address', async () => {
  const { app, db } = await startTestApp();
  const named = await aLead(db, 'AAAA-1111', 'office@example.com', 2);
  await aLead(db, 'AAAA-2222', 'anna@example.com');

  await book(app, { leadReference: 'AAAA-1111' });

  expect(await readHistory(db)).toMatchObject([{ lead_id: named }]);
  expect(await readNamed(db)).toEqual([true]);
});

test.for([
  ['in the bin', 'binned_at'],
  ['in quarantine', 'quarantined_at'],
  ['that its visitor withdrew', 'withdrawn_at'],
] as const)(
  'joins a booking to a lead %s only where its visitor has no other, or names it',
  async ([, moment]) => {
    const { app, db } = await startTestApp();
    const hidden = await aLead(db, 'AAAA-2222', 'anna@example.com');
    const changes = { [moment]: new Date(), quarantine_reasons: ['trap'] };
    await db.updateTable('leads').set(changes).where('id', '=', hidden).execute();
    const start = (hour: string) => at('Wednesday', hour);
    await book(app, { start: start('10:00') });
    const open = await aLead(db, 'AAAA-1111', 'anna@example.com', 2);

    await book(app, { start: start('12:00') });
    await book(app, { start: start('14:00'), leadReference: 'AAAA-2222' });

    const history = await readHistory(db);
    expect(history.map(({ lead_id: leadId }) => leadId)).toEqual([hidden, open, hidden]);
  },
);

test('goes by the e-mail address when nobody knows the reference', async () => {
  const { app, db } = await startTestApp();
  const lead = await aLead(db, 'AAAA-2222', 'anna@example.com');

  await book(app, { leadReference: 'ZZZZ-9999' });

  expect(await readHistory(db)).toMatchObject([{ lead_id: lead }]);
});

test('joins nothing to a heartbeat', async () => {
  const { app, db } = await startTestApp();
  const lead = await aLead(db, 'AAAA-1111', 'anna@example.com');
  await db.updateTable('leads').set({ origin: 'heartbeat' }).where('id', '=', lead).execute();

  await book(app);

  expect(await readHistory(db)).toEqual([]);
});

test('keeps a booking whose lead is removed', async () => {
  const { app, db } = await startTestApp();
  await aLead(db, 'AAAA-1111', 'anna@example.com');
  const { at: call, receipt } = await book(app);

  await db.deleteFrom('leads').execute();

  expect((await app.inject(call(''))).json()).toEqual(receipt);
  expect((await post(app, call('/cancel'), {})).statusCode).toBe(200);
});
