import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import type { Outcome } from '#/deliveries/delivery.ts';
import { createDeliveryStore } from '#/deliveries/delivery-store.ts';
import { fillMailboxes, mailboxKey } from '#/mailbox/index.ts';

import { createTestDatabase, type TestDatabase } from '../../test/index.ts';
import { createMailCap } from './mail-cap.ts';

const AGE = { ageMs: 0 };
const WAITS: Outcome = {
  kind: 'postponed',
  reason: 'the mailbox had its 3 mails of the day',
  delayMs: 60 * 60 * 1_000,
};
const VICTIM = 'victim@yahoo.co.uk';
const SPELLINGS = [
  VICTIM,
  'Victim@YAHOO.co.uk',
  'victim+1@yahoo.co.uk',
  'victim@ｙahoo.co.uk',
  'victim@yahoo。co.uk',
] as const;

type Changes = { readonly mailbox?: string | null; readonly origin?: 'form' | 'heartbeat' };

/** A database in which mails to visitors wait, each of a lead or a booking of its own. */
async function aDatabase() {
  const database = await createTestDatabase();
  onTestFinished(database.close);
  const { db } = database;
  let stored = 0;

  async function leadMail(email: string, { mailbox, origin }: Changes = {}) {
    stored += 1;
    const contacts = buildEnquiryContacts({ ...EMPTY_ENQUIRY, email });
    const lead = await db
      .insertInto('leads')
      .values({
        reference: `AAAA-${stored}`,
        contacts: JSON.stringify(contacts),
        mailbox: mailbox === undefined ? mailboxKey(email) : mailbox,
        ...(origin === undefined ? {} : { origin }),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return delivery({ lead_id: lead.id, kind: 'visitor' });
  }

  async function bookingMail(email: string, { mailbox = mailboxKey(email) }: Changes = {}) {
    stored += 1;
    const starts_at = new Date(Date.UTC(2040, 0, stored));
    const ends_at = new Date(starts_at.getTime() + 1_000);
    const booking = await db
      .insertInto('bookings')
      .values({
        reference: `BBBBB-${stored}`,
        starts_at,
        ends_at,
        blocked_until: ends_at,
        time_zone: 'UTC',
        details: JSON.stringify({ name: 'V', email }),
        mailbox,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const payload = JSON.stringify({ change: 'booked', version: 0 });
    return delivery({ booking_id: booking.id, kind: 'booking_visitor', payload });
  }

  async function delivery(values: {
    lead_id?: string;
    booking_id?: string;
    kind: 'visitor' | 'booking_visitor';
    payload?: string;
  }) {
    const { id } = await db
      .insertInto('deliveries')
      .values(values)
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, ...AGE };
  }

  return { ...database, leadMail, bookingMail };
}

const daysAgo = ({ db }: Pick<TestDatabase, 'db'>, id: string, days: number) =>
  sql`update deliveries set let_through_at = now() - ${days} * interval '1 day' where id = ${id}`.execute(
    db,
  );

// asvs 2.3.2
test('lets so many mails through to a mailbox in a day, over leads and bookings and every spelling', async () => {
  const { db, leadMail, bookingMail } = await aDatabase();
  const cap = createMailCap(createDeliveryStore(db), 3);
  const mails = [leadMail, bookingMail, bookingMail, leadMail, bookingMail];

  const outcomes = [];
  for (const [index, mail] of mails.entries()) {
    const email = SPELLINGS[index] ?? VICTIM;
    outcomes.push(await cap(await mail(email), email));
  }

  expect(outcomes).toEqual([null, null, null, WAITS, WAITS]);
  expect(await cap(await leadMail('other@yahoo.co.uk'), 'other@yahoo.co.uk')).toBeNull();
});

// asvs 2.3.2
test('lets exactly as many through when all are sent at once by several processes', async () => {
  const { db, leadMail, bookingMail } = await aDatabase();
  const mails = [];
  for (let count = 0; count < 10; count += 1) {
    mails.push(await leadMail(VICTIM), await bookingMail(VICTIM));
  }
  const caps = [
    createMailCap(createDeliveryStore(db), 7),
    createMailCap(createDeliveryStore(db), 7),
  ];

  const outcomes = await Promise.all(
    mails.map((mail, index) => caps[index % 2]?.(mail, VICTIM) ?? WAITS),
  );

  expect(outcomes.filter((outcome) => outcome === null)).toHaveLength(7);
});

test('counts no mail that was not needed any more, and one that was accepted', async () => {
  const { db, bookingMail } = await aDatabase();
  const cap = createMailCap(createDeliveryStore(db), 1);
  const settled = { state: 'done', settled_at: new Date() } as const;
  const { id } = await bookingMail(VICTIM);
  const end = async (how: { last_error: string | null; reply: string | null }) =>
    db
      .updateTable('deliveries')
      .set({ ...settled, ...how })
      .where('id', '=', id)
      .execute();

  await end({ last_error: 'the booking was changed again', reply: null });
  expect(await cap(await bookingMail(VICTIM), VICTIM)).toBeNull();
  await db.updateTable('deliveries').set({ let_through_at: null }).execute();
  await end({ last_error: null, reply: '250 OK' });
  expect(await cap(await bookingMail(VICTIM), VICTIM)).toMatchObject({ kind: 'postponed' });
});

test('counts the attempts at one mail once, and lets a mail through again that was', async () => {
  const { db, leadMail } = await aDatabase();
  const cap = createMailCap(createDeliveryStore(db), 2);
  const [first, second] = [await leadMail(VICTIM), await leadMail(VICTIM)];

  for (const mail of [first, first, second, first, second])
    expect(await cap(mail, VICTIM)).toBeNull();
  expect(await cap(await leadMail(VICTIM), VICTIM)).not.toBeNull();
});

test('lets a mail through once one of the day before is a day old', async () => {
  const { db, leadMail } = await aDatabase();
  const cap = createMailCap(createDeliveryStore(db), 1);
  const [first, second] = [await leadMail(VICTIM), await leadMail(VICTIM)];
  await cap(first, VICTIM);
  expect(await cap(second, VICTIM)).not.toBeNull();

  await daysAgo({ db }, first.id, 1);

  expect(await cap(second, VICTIM)).toBeNull();
});

test('counts what a version sent that knew nothing of mailboxes, before they are filled in and after', async () => {
  const { db, leadMail, bookingMail } = await aDatabase();
  await leadMail(VICTIM, { mailbox: null });
  await bookingMail('Victim+x@yahoo.co.uk', { mailbox: null });
  await sql`update deliveries set state = 'done', settled_at = now() - interval '1 hour'`.execute(
    db,
  );
  const mail = await leadMail(VICTIM);

  expect(await createMailCap(createDeliveryStore(db), 1)(mail, VICTIM)).not.toBeNull();
  expect(await createMailCap(createDeliveryStore(db), 2)(mail, VICTIM)).toBeNull();
  expect(await fillMailboxes(db)).toBe(2);
  expect(await createMailCap(createDeliveryStore(db), 2)(mail, VICTIM)).not.toBeNull();
  expect(await createMailCap(createDeliveryStore(db), 3)(mail, VICTIM)).toBeNull();
});

test('counts no heartbeat', async () => {
  const { db, leadMail } = await aDatabase();
  const beat = await leadMail(VICTIM, { origin: 'heartbeat' });
  await daysAgo({ db }, beat.id, 0);

  expect(
    await createMailCap(createDeliveryStore(db), 1)(await leadMail(VICTIM), VICTIM),
  ).toBeNull();
});

test('gives a mail up as a dead letter when it had no turn for five days', async () => {
  const { db, leadMail } = await aDatabase();
  const cap = createMailCap(createDeliveryStore(db), 1);
  await cap(await leadMail(VICTIM), VICTIM);
  const { id } = await leadMail(VICTIM);
  const days = (count: number) => count * 24 * 60 * 60 * 1_000;

  expect(await cap({ id, ageMs: days(5) - 1 }, VICTIM)).toMatchObject({ kind: 'postponed' });
  expect(await cap({ id, ageMs: days(5) }, VICTIM)).toEqual({
    kind: 'dead',
    reason: 'the mailbox had its 1 mails of the day, for five days',
  });
});
