import { ERRORS, errorBodySchema } from '@high-street/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { createOrUpdate, CRM_KEY } from './contact-call.ts';
import { startCrmSink } from './crm-sink.ts';
import { LEAD_MAILS, makeDue, readDelivery } from './delivery-rows.ts';
import { anEnquiry } from './lead-builder.ts';
import { runLeads } from './run-leads.ts';
import { post, startTestApp, storeLead } from './test-app.ts';

// asvs 8.2.1
test.for([
  ['no JSON object', [1], CRM_KEY, 'invalid_contact'],
  ['a wrong key', {}, 'x'.repeat(40), 'server_key_wrong'],
] as const)('refuses %s', async ([, payload, key, code]) => {
  const { app, db } = await startTestApp({ env: { CRM_KEY } });

  const answer = await createOrUpdate(app, payload, key);

  expect(answer.statusCode).toBe(ERRORS[code].status);
  expect(errorBodySchema.parse(answer.json()).error.code).toBe(code);
  expect(await db.selectFrom('crm_contacts').select('id').execute()).toEqual([]);
});

test('keeps no contact whose call to the CRM cannot be kept', async () => {
  const crm = await startCrmSink();
  const { app, db } = await startTestApp({ env: { ...crm.env, CRM_KEY } });
  await sql`alter table deliveries add check (kind <> 'crm')`.execute(db);

  const { statusCode } = await createOrUpdate(app, { email: 'anna@example.com' });

  expect(statusCode).toBe(ERRORS.internal.status);
  expect(await db.selectFrom('crm_contacts').select('id').execute()).toEqual([]);
});

test('passes a contact on, signed, as it came', async () => {
  const crm = await startCrmSink();
  const { app } = await startTestApp({ isWorking: true, env: { ...crm.env, CRM_KEY } });

  await createOrUpdate(app, { email: 'anna@example.com', any: { thing: [true, null] } });

  await expect
    .poll(() => crm.calls)
    .toMatchObject([{ body: { email: 'anna@example.com', any: { thing: [true, null] } } }]);
});

// asvs 15.3.2
test.for([
  [500, 'waiting'],
  [503, 'waiting'],
  [429, 'waiting'],
  [400, 'dead'],
  [404, 'dead'],
  [302, 'dead'],
] as const)('after an answer of %i a contact is %s', async ([status, state]) => {
  const crm = await startCrmSink();
  crm.state.status = status;
  const { app, db } = await startTestApp({ isWorking: true, env: crm.env });
  await storeLead(app, anEnquiry());

  await expect
    .poll(() => readDelivery(db, 'crm'))
    .toMatchObject({
      attempts: 1,
      state,
      leased_until: null,
      last_error: `${status} said`,
    });
  expect(crm.calls).toHaveLength(1);
});

test('is done after one call whose answer contains U+0000', async () => {
  const crm = await startCrmSink();
  crm.state.said = 'said\0\0 yes';
  const { app, db } = await startTestApp({ isWorking: true, env: crm.env });
  await storeLead(app, anEnquiry());

  await expect
    .poll(() => readDelivery(db, 'crm'))
    .toMatchObject({ state: 'done', attempts: 1, reply: '200 said yes' });
  expect(crm.calls).toHaveLength(1);
});

test('what the CRM refuses with U+0000 in its words is a dead letter', async () => {
  const crm = await startCrmSink();
  Object.assign(crm.state, { status: 400, said: 'no\0' });
  const { app, db } = await startTestApp({ isWorking: true, env: crm.env });
  await storeLead(app, anEnquiry());

  await expect
    .poll(() => readDelivery(db, 'crm'))
    .toMatchObject({ state: 'dead', last_error: '400 no' });
});

test('what the CRM said is known where it cannot be counted for the circuit breaker', async () => {
  const crm = await startCrmSink();
  Object.assign(crm.state, { status: 503, said: 'not now' });
  const { app, db } = await startTestApp({ isWorking: true, env: crm.env });
  await sql`alter table breakers add check (name <> 'crm')`.execute(db);
  await storeLead(app, anEnquiry());

  await expect.poll(() => readDelivery(db, 'crm')).toMatchObject({ last_error: '503 not now' });
});

test('waits as long as the CRM asks it to', async () => {
  const crm = await startCrmSink();
  Object.assign(crm.state, { status: 503, retryAfter: '3600' });
  const { app, db } = await startTestApp({ isWorking: true, env: crm.env });
  await storeLead(app, anEnquiry());

  await expect.poll(() => readDelivery(db, 'crm')).toMatchObject({ attempts: 1 });
  await expect.poll(async () => (await readDelivery(db, 'crm')).waitMs).toBeGreaterThan(3_590_000);
});

test('repeats a call under the same id, so that the CRM knows it for one', async () => {
  const crm = await startCrmSink();
  crm.state.status = 500;
  const { app, db } = await startTestApp({ isWorking: true, env: crm.env });
  await storeLead(app, anEnquiry());
  await expect.poll(() => crm.calls.length).toBe(1);
  await expect.poll(() => readDelivery(db, 'crm')).toMatchObject({ leased_until: null });
  crm.state.status = 200;
  await makeDue(db);

  await expect.poll(() => readDelivery(db, 'crm')).toMatchObject({ state: 'done' });

  expect(new Set(crm.calls.map(({ id }) => id)).size).toBe(1);
});

// asvs 16.5.2
test('opens the circuit breaker after ten failures in a row, and counts no attempt meanwhile', async () => {
  const crm = await startCrmSink();
  crm.state.status = 500;
  const { app, db } = await startTestApp({ isWorking: true, env: crm.env });
  for (let lead = 0; lead < 10; lead += 1) await storeLead(app, anEnquiry());
  await expect.poll(() => crm.calls.length).toBe(10);

  const late = await storeLead(app, anEnquiry());

  const lateCall = () =>
    db
      .selectFrom('deliveries')
      .select(['attempts', 'last_error'])
      .where('lead_id', '=', late.id)
      .where('kind', '=', 'crm')
      .executeTakeFirstOrThrow();
  await expect
    .poll(lateCall)
    .toEqual({ attempts: 0, last_error: 'the circuit breaker for the CRM is open' });
  expect(crm.calls).toHaveLength(10);
});

test('a call of an older lead that is repeated leaves a newer contact of the same address alone', async () => {
  const crm = await startCrmSink();
  const { app, db } = await startTestApp({ isWorking: true, env: { ...crm.env, CRM_KEY } });
  const stateOf = (leadId: string) =>
    db
      .selectFrom('deliveries')
      .select(['state', 'reply', 'last_error'])
      .where('kind', '=', 'crm')
      .where('lead_id', '=', leadId)
      .executeTakeFirstOrThrow();
  Object.assign(crm.state, { status: 503, retryAfter: '3600' });
  const other = await storeLead(app, anEnquiry({ email: 'anna+shop@example.com' }));
  const older = await storeLead(app, anEnquiry({ storeName: 'Old Bakery' }));
  for (const { id } of [other, older]) {
    await expect.poll(() => stateOf(id)).toMatchObject({ last_error: '503 said' });
  }
  crm.state.status = 200;
  const newer = await storeLead(app, anEnquiry({ email: 'Anna@example.com' }));
  await expect.poll(() => stateOf(newer.id)).toMatchObject({ state: 'done' });

  await makeDue(db);

  await expect
    .poll(() => stateOf(older.id))
    .toEqual({
      state: 'done',
      reply: null,
      last_error: 'a newer lead of this address has told it',
    });
  await expect.poll(() => stateOf(other.id)).toMatchObject({ state: 'done', reply: '200 said' });
  const contact = { ...newer.contacts, reference: newer.reference };
  expect(crm.calls.slice(2).map(({ body }) => body)).toEqual([
    contact,
    { ...other.contacts, reference: other.reference },
  ]);
  const kept = db
    .selectFrom('crm_contacts')
    .select('payload')
    .where('email', '=', 'anna@example.com');
  expect(await kept.execute()).toEqual([{ payload: contact }]);
});

test('a lead that is released leaves the contact of a newer one of its address alone', async () => {
  const crm = await startCrmSink();
  const { app, db, databaseUrl } = await startTestApp({ isWorking: true, env: crm.env });
  const robot = { trap: 'https://spam.example', token: null };
  const answer = await post(app, '/api/leads', { contacts: anEnquiry(), robot });
  const { id, reference } = answer.json<{ id: string; reference: string }>();
  const newer = await storeLead(app, anEnquiry({ storeName: 'New Bakery' }));
  await expect.poll(() => crm.calls).toHaveLength(1);
  const callOf = (leadId: string) =>
    db
      .selectFrom('deliveries')
      .select('state')
      .where('kind', '=', 'crm')
      .where('lead_id', '=', leadId)
      .executeTakeFirstOrThrow();
  await expect.poll(() => callOf(newer.id)).toEqual({ state: 'done' });

  await runLeads({ DATABASE_URL: databaseUrl }, 'release', reference);

  await expect.poll(() => callOf(id)).toEqual({ state: 'done' });
  expect(crm.calls).toHaveLength(1);
  expect(await db.selectFrom('crm_contacts').select('payload').execute()).toEqual([
    { payload: { ...newer.contacts, reference: newer.reference } },
  ]);
});

test('a call of another server that is repeated leaves what came after it alone here', async () => {
  const crm = await startCrmSink();
  const { app, db } = await startTestApp({ isWorking: true, env: { ...crm.env, CRM_KEY } });
  Object.assign(crm.state, { status: 503, retryAfter: '3600' });
  await createOrUpdate(app, { phone: '07700 900123', stage: 1 });
  await expect.poll(() => readDelivery(db, 'crm')).toMatchObject({ last_error: '503 said' });
  const done = () => db.selectFrom('deliveries').select('id').where('state', '=', 'done').execute();
  crm.state.status = 200;
  await createOrUpdate(app, { phone: '07700 900123', stage: 2 });
  await expect.poll(done).toHaveLength(1);

  await makeDue(db);

  await expect.poll(done).toHaveLength(2);
  expect(crm.calls).toHaveLength(3);
  const kept = db.selectFrom('crm_contacts').select('payload');
  expect(await kept.execute()).toEqual([{ payload: { phone: '07700 900123', stage: 2 } }]);
});

test.for([
  ['still knows the secret before', 'CRM_SECRET_BEFORE', 'CRM_SECRET'],
  ['knows the new secret already', 'CRM_SECRET', 'CRM_SECRET_BEFORE'],
] as const)('reaches a CRM that %s while the secret is changed', async ([, known, other]) => {
  const crm = await startCrmSink();
  const unknown = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
  const env = { ...crm.env, [known]: crm.env.CRM_SECRET, [other]: unknown };
  const { app, db } = await startTestApp({ isWorking: true, env });
  await storeLead(app, anEnquiry());

  await expect.poll(() => readDelivery(db, 'crm')).toMatchObject({ state: 'done' });
  expect(crm.calls).toHaveLength(1);
});

// asvs 1.3.6, 13.2.4
test('never calls an address on a private network unless that is allowed', async () => {
  const crm = await startCrmSink();
  const env = { CRM_URL: crm.url, CRM_SECRET: crm.env.CRM_SECRET };
  const { app, db } = await startTestApp({ isWorking: true, env });
  await storeLead(app, anEnquiry());

  await expect
    .poll(() => readDelivery(db, 'crm'))
    .toMatchObject({
      state: 'waiting',
      last_error: expect.stringMatching(/not allowed/i),
    });
  expect(crm.calls).toEqual([]);
});

test('keeps the contact with the lead where there is no CRM, and has nothing to deliver to one', async () => {
  const { app, db } = await startTestApp({ env: { CRM_KEY } });

  const lead = await storeLead(app, anEnquiry({ email: 'Anna@Example.com' }));
  const later = await storeLead(app, anEnquiry({ email: 'anna@example.com', message: 'Again' }));
  await createOrUpdate(app, { email: 'bea@example.com' });

  expect(lead.reference).not.toBe(later.reference);
  const contacts = db.selectFrom('crm_contacts').select(['email', 'mailbox', 'phone', 'payload']);
  expect(await contacts.where('phone', 'is not', null).execute()).toEqual([
    {
      email: 'anna@example.com',
      mailbox: 'anna@example.com',
      phone: later.contacts.phoneNumber,
      payload: { ...later.contacts, reference: later.reference },
    },
  ]);
  const kinds = await db.selectFrom('deliveries').select('kind').distinct().execute();
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(LEAD_MAILS);
});

test('keeps no contact of a lead that is kept apart, before it is released', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  const robot = { trap: 'https://spam.example', token: null };
  const answer = await post(app, '/api/leads', { contacts: anEnquiry(), robot });
  const { reference } = answer.json<{ reference: string }>();
  const contacts = db.selectFrom('crm_contacts').select('email');
  expect(await contacts.execute()).toEqual([]);

  await runLeads({ DATABASE_URL: databaseUrl }, 'release', reference);

  expect(await contacts.execute()).toEqual([{ email: 'anna@example.com' }]);
});
