import { IDEMPOTENCY_HEADER, errorBodySchema, leadCreatedSchema } from '@high-street/contract';
import { expect, test } from 'vitest';

import { LEAD_MAILS } from './delivery-rows.ts';
import { aKey, anEnquiry, aRegistration } from './lead-builder.ts';
import { post, startTestApp, storeLead } from './test-app.ts';

// asvs 15.3.1
test.for([
  ['an enquiry', anEnquiry()],
  ['a registration', aRegistration()],
] as const)('stores %s and answers 201 with its reference', async ([, contacts]) => {
  const { app, db } = await startTestApp();

  const answer = await post(app, '/api/leads', { contacts });

  expect(answer.statusCode).toBe(201);
  const { id, reference } = leadCreatedSchema.parse(answer.json());
  const rows = await db.selectFrom('leads').select(['id', 'reference', 'contacts']).execute();
  expect(rows).toEqual([{ id, reference, contacts }]);
  expect(reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
});

test('gives the first answer again for a key with the same content', async () => {
  const { app, db } = await startTestApp();
  const key = aKey();

  const first = await post(app, '/api/leads', { contacts: anEnquiry() }, key);
  const second = await post(app, '/api/leads', { contacts: anEnquiry() }, key);

  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
});

// asvs 2.3.3
test('stores one lead for ten calls with one key at once', async () => {
  const { app, db } = await startTestApp();
  const key = aKey();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => post(app, '/api/leads', { contacts: aRegistration() }, key)),
  );

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  const deliveries = await db.selectFrom('deliveries').select('kind').orderBy('kind').execute();
  expect(deliveries.map(({ kind }) => kind)).toEqual(LEAD_MAILS);
  expect(await db.selectFrom('crm_contacts').select('id').execute()).toHaveLength(1);
});

test('lets one of two contents that race for a key win and refuses the other', async () => {
  const { app, db } = await startTestApp();
  const key = aKey();

  const answers = await Promise.all(
    ['one', 'two'].map((message) =>
      post(app, '/api/leads', { contacts: anEnquiry({ message }) }, key),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
});

test('refuses an address that no mailbox has, or that is several, with the message of the form', async () => {
  const { app, db } = await startTestApp();
  const wrong = [
    'an..na@b.com',
    '.anna@b.com',
    'anna@-b.com',
    'anna@b.com,bob@c.com',
    '"anna"@b.com',
  ];

  for (const email of wrong) {
    const answer = await post(app, '/api/leads', { contacts: anEnquiry({ email }) });
    const { error } = errorBodySchema.parse(answer.json());
    expect([email, error.fields]).toEqual([
      email,
      [{ field: 'contacts.email', message: 'Enter a valid email' }],
    ]);
  }

  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
});

test('refuses a key that belongs to other content', async () => {
  const { app, db } = await startTestApp();
  const { key } = await storeLead(app, anEnquiry());

  const answer = await post(app, '/api/leads', { contacts: anEnquiry({ message: 'x' }) }, key);

  expect(answer.statusCode).toBe(422);
  expect(errorBodySchema.parse(answer.json()).error.code).toBe('idempotency_key_reused');
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
});

const MALFORMED_KEYS = [
  '',
  'short',
  'a b c d e f g h i j',
  'x'.repeat(129),
  "'; drop table leads; --",
  'ключ'.repeat(5),
];

test('refuses every malformed key', async () => {
  const { app, db } = await startTestApp();

  for (const key of MALFORMED_KEYS) {
    const answer = await post(app, '/api/leads', { contacts: anEnquiry() }, key);
    expect([key, answer.statusCode]).toEqual([key, 400]);
    const { error } = errorBodySchema.parse(answer.json());
    expect(error.code).toBe('idempotency_key_missing');
    expect(error.fields).toEqual([
      { field: IDEMPOTENCY_HEADER, message: expect.stringContaining('16 to 128') },
    ]);
  }

  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
});

test('refuses a call without a key', async () => {
  const { app } = await startTestApp();

  const answer = await app.inject({
    method: 'POST',
    url: '/api/leads',
    payload: { contacts: anEnquiry() },
  });

  expect(answer.statusCode).toBe(400);
  expect(errorBodySchema.parse(answer.json()).error.code).toBe('idempotency_key_missing');
});

test('takes the same content for the same whatever the order of its properties', async () => {
  const { app } = await startTestApp();
  const contacts = aRegistration();
  const { key, reference } = await storeLead(app, contacts);

  const answer = await post(app, '/api/leads', { contacts: turnedRound(contacts) }, key);

  expect([answer.statusCode, leadCreatedSchema.parse(answer.json()).reference]).toEqual([
    201,
    reference,
  ]);
});

/** The same value with the properties of every object in the opposite order. */
function turnedRound(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, turnedRound(inner)]);
  return Object.fromEntries(entries.toReversed());
}
