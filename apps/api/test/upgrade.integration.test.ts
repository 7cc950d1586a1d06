import { leadCreatedSchema, type Contacts } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { createEarlierDatabase, migrationNames } from '@high-street/server/testing';
import type { Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { startCrmSink } from './crm-sink.ts';
import { endLeases, makeDue } from './delivery-rows.ts';
import { LEADS_TO, post, startTestApp } from './test-app.ts';

const NAMES = await migrationNames();
/** That of 1.0.0, which is upgraded at once, and one that was upgraded with each release, with rows of each. */
const DATABASES = ['0004-attribution', NAMES.at(-1) ?? ''];
const OF_LEADS = ['visitor', 'provider', 'crm'] as const;

const sentLeads = (db: Kysely<Database>) =>
  db
    .selectFrom('leads')
    .innerJoin('idempotency_keys', 'idempotency_keys.lead_id', 'leads.id')
    .select(['key', 'reference', 'contacts'])
    .execute();

const deliveriesIn = (db: Kysely<Database>, state: 'waiting' | 'held' | 'dead') =>
  db
    .selectFrom('deliveries')
    .leftJoin('leads', 'leads.id', 'deliveries.lead_id')
    .select(['deliveries.id', 'kind', 'email', 'reference'])
    .where('kind', 'in', OF_LEADS)
    .where('state', '=', state)
    .orderBy('deliveries.id')
    .execute();

test.for(DATABASES)(
  'knows who sends again what was stored under %s, and delivers what waited and nothing else',
  async (last) => {
    const database = await createEarlierDatabase(last);
    onTestFinished(database.close);
    await database.upgrade();
    const { db } = database;
    const [waiting, held, dead] = [
      await deliveriesIn(db, 'waiting'),
      await deliveriesIn(db, 'held'),
      await deliveriesIn(db, 'dead'),
    ];
    expect(waiting.length).toBeGreaterThan(0);
    const crm = await startCrmSink();
    await endLeases(db);
    await makeDue(db);

    const { app, sink } = await startTestApp({ database, env: crm.env, isWorking: true });

    for (const { key, reference, contacts } of await sentLeads(db)) {
      const answer = await post(app, '/api/leads', { contacts }, key);
      expect(leadCreatedSchema.parse(answer.json()).reference).toBe(reference);
    }
    await expect.poll(() => deliveriesIn(db, 'waiting')).toEqual([]);
    expect([await deliveriesIn(db, 'held'), await deliveriesIn(db, 'dead')]).toEqual([held, dead]);
    const of = (kind: string) => waiting.filter((delivery) => delivery.kind === kind);
    const mails = await sink.read();
    const mailsTo = (to: string | null) => mails.filter((mail) => mail.to?.[0]?.address === to);
    for (const { email } of of('visitor')) expect(mailsTo(email)).toHaveLength(1);
    expect(mailsTo(LEADS_TO)).toHaveLength(of('provider').length);
    expect(mails).toHaveLength(of('visitor').length + of('provider').length);
    expect(crm.calls).toHaveLength(of('crm').length);
  },
);

const HOURS = { start: null, end: null };
/** What the first form sent; every later one sends the same contacts with more beside them. */
const CONTACTS: Contacts = {
  contactName: 'Anna Bell',
  email: 'anna@example.com',
  phoneNumber: '+447700900123',
  storeName: 'Bell Bakery',
  comments: [],
  businessHours: {
    monday: HOURS,
    tuesday: HOURS,
    wednesday: HOURS,
    thursday: HOURS,
    friday: HOURS,
    saturday: HOURS,
    sunday: HOURS,
  },
  message: 'Do you deliver to Bristol?',
  leadStatus: 'Contact',
};
const robot = { trap: '', token: null };
const bookingReference = '7F3A0-9C21D';
const attribution = {
  source: 'newsletter',
  medium: null,
  campaign: null,
  term: null,
  content: null,
  referrer: null,
  landingPage: '/pricing',
};
const marketingConsent = { version: '1', wording: 'Send me news and offers by email.' };

test.for([
  ['contacts alone', { contacts: CONTACTS }],
  ['signs of robots', { contacts: CONTACTS, robot }],
  ['a booking', { contacts: CONTACTS, robot, bookingReference }],
  ['how the visit began', { contacts: CONTACTS, robot, bookingReference, attribution }],
  [
    'a yes to news and offers',
    { contacts: CONTACTS, robot, bookingReference, attribution, marketingConsent },
  ],
] as const)('accepts the form whose newest part was %s', async ([, request]) => {
  const { app, db } = await startTestApp();

  const answer = await post(app, '/api/leads', request);

  expect(answer.statusCode).toBe(201);
  const stored = await db.selectFrom('leads').select(['reference', 'contacts']).execute();
  const { reference } = leadCreatedSchema.parse(answer.json());
  expect(stored).toEqual([{ reference, contacts: CONTACTS }]);
});
