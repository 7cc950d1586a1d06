import { expect, test } from 'vitest';

import { readHistory } from './delivery-rows.ts';
import { aKey, anEmailRequest, anEnquiry, aRegistration } from './lead-builder.ts';
import { runLeads } from './run-leads.ts';
import { LEADS_TO, post, startTestApp } from './test-app.ts';

const ROBOT = { trap: 'https://spam.example', token: null };

test('answers a robot like anybody, tells nobody of its lead, and sends its mails once it is released', async () => {
  const { app, db, sink, databaseUrl } = await startTestApp({ isWorking: true });
  const [contacts, key] = [anEnquiry(), aKey()];

  const created = await post(app, '/api/leads', { contacts, robot: ROBOT }, key);
  const mailed = await post(app, '/api/send-email', anEmailRequest(contacts), key);

  expect([created.statusCode, mailed.statusCode, mailed.json()]).toEqual([201, 202, { code: 202 }]);
  const { reference } = created.json<{ reference: string }>();
  const variables = { DATABASE_URL: databaseUrl };
  expect((await runLeads(variables)).stdout).toMatch(/in quarantine +\w{4}-\w{4}$/m);
  const shown = await runLeads(variables, 'show', reference);
  expect(shown.stdout).toMatch(/^In quarantine +trap_filled; token_missing$/m);
  expect(sink.mails).toEqual([]);

  expect(await runLeads(variables, 'release', reference)).toMatchObject({ code: 0, stderr: '' });
  await expect
    .poll(() => sink.mails.map(({ to }) => to[0]).toSorted())
    .toEqual(['anna@example.com', LEADS_TO]);
  await expect
    .poll(() => readHistory(db))
    .toEqual(expect.arrayContaining(['stored', 'quarantined', 'released', 'visitor_done']));
  expect(await runLeads(variables, 'release', reference)).toMatchObject({
    code: 1,
    stderr: `${reference} is not in quarantine.\n`,
  });
});

// asvs 2.4.1
test.for([
  ['no origin', {}],
  ['an origin that is none', { origin: 'x' }],
  ['the origin null', { origin: 'null' }],
  ['a made-up origin', { origin: 'https://' }],
] as const)('keeps a lead apart that comes without a token and with %s', async ([, headers]) => {
  const { app, db } = await startTestApp();

  const answer = await app.inject({
    method: 'POST',
    url: '/api/leads',
    headers: { host: 'shop.example', 'idempotency-key': aKey(), ...headers },
    payload: { contacts: anEnquiry(), robot: { trap: '', token: null } },
  });

  expect(answer.statusCode).toBe(201);
  const lead = await db.selectFrom('leads').select('quarantine_reasons').executeTakeFirst();
  expect(lead?.quarantine_reasons).toEqual(['token_missing', 'no_page']);
});

test('quarantines a lead whose links are in many fields', async () => {
  const { app, db } = await startTestApp();
  const contacts = aRegistration({
    storeName: 'www.a.example',
    address: '1 High Street, see https://b.example/map',
    region: 'UK c.example/uk',
    message: '',
  });

  await post(app, '/api/leads', { contacts, robot: { trap: '', token: null } });

  const lead = await db.selectFrom('leads').select('quarantine_reasons').executeTakeFirst();
  expect(lead?.quarantine_reasons).toEqual(['token_missing', 'many_links']);
});

test('notes what the provider made of a lead', async () => {
  const { app, databaseUrl } = await startTestApp();
  const created = await post(app, '/api/leads', { contacts: anEnquiry() });
  const { reference } = created.json<{ reference: string }>();
  const variables = { DATABASE_URL: databaseUrl };

  await runLeads(variables, 'mark', reference, 'won');

  expect((await runLeads(variables)).stdout).toMatch(
    new RegExp(`Contact +won +${reference}$`, 'm'),
  );
});
