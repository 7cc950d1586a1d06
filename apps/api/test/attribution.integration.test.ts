import { errorBodySchema, IDEMPOTENCY_HEADER } from '@high-street/contract';
import { createLeadSearch } from '@high-street/leads';
import { expect, test } from 'vitest';

import { aKey, anAttribution, anEnquiry, aRegistration } from './lead-builder.ts';
import { aSentEnquiry, aSentRegistration, sendForm } from './plain-form-page.ts';
import { runLeads } from './run-leads.ts';
import { post, startTestApp, storeLead } from './test-app.ts';

const ATTRIBUTION = anAttribution();

test.for([
  ['an enquiry', anEnquiry()],
  ['a registration', aRegistration()],
] as const)('stores how the visit of %s began, beside its contacts', async ([, contacts]) => {
  const { app, db } = await startTestApp();

  const answer = await post(app, '/api/leads', { contacts, attribution: ATTRIBUTION });

  expect(answer.statusCode).toBe(201);
  const rows = await db.selectFrom('leads').select(['contacts', 'attribution']).execute();
  expect(rows).toEqual([{ contacts, attribution: ATTRIBUTION }]);
});

test.each([{}, { 'sec-gpc': '1' }])(
  'a page of our own that led to a lead is stored as its path, and names no source, with %j',
  async (headers) => {
    const { app, db } = await startTestApp();
    const own = { source: null, campaign: null, referrer: 'http://localhost/pricing' };
    const attribution = anAttribution(own);

    const answer = await app.inject({
      method: 'POST',
      url: '/api/leads',
      headers: { [IDEMPOTENCY_HEADER]: aKey(), host: 'localhost', ...headers },
      payload: { contacts: anEnquiry(), attribution },
    });

    expect(answer.statusCode).toBe(201);
    const rows = await db.selectFrom('leads').select('attribution').execute();
    expect(rows).toEqual([{ attribution: { ...attribution, referrer: '/pricing' } }]);
    expect(await createLeadSearch(db).options()).toMatchObject({ sources: [] });
  },
);

test('stores nothing of it when the sender does not say, as a page of an earlier version', async () => {
  const { app, db } = await startTestApp();

  await storeLead(app, anEnquiry());

  const rows = await db.selectFrom('leads').select('attribution').execute();
  expect(rows).toEqual([{ attribution: null }]);
});

test.for([
  ['/enquiry', aSentEnquiry()],
  ['/enquiry?utm_source=newsletter&utm_campaign=spring', aSentEnquiry()],
  ['/onboarding', aSentRegistration()],
] as const)('stores nothing of it from %s without scripts', async ([path, sent]) => {
  const { app, db } = await startTestApp();

  const { status } = await sendForm(app, path, sent);

  expect(status).toBe(200);
  const rows = await db.selectFrom('leads').select('attribution').execute();
  expect(rows).toEqual([{ attribution: null }]);
});

test.for([
  [{ ...ATTRIBUTION, source: 'x'.repeat(10_000) }, 'attribution.source'],
  [{ ...ATTRIBUTION, medium: 7 }, 'attribution.medium'],
  [{ ...ATTRIBUTION, term: '\u0000' }, 'attribution.term'],
  [{ ...ATTRIBUTION, content: '\u202Emoc.elgoog' }, 'attribution.content'],
  [{ ...ATTRIBUTION, campaign: 'one\r\ntwo' }, 'attribution.campaign'],
  [{ ...ATTRIBUTION, referrer: 'https://mail.example/?to=anna' }, 'attribution.referrer'],
  [{ ...ATTRIBUTION, landingPage: 'pricing' }, 'attribution.landingPage'],
  [{ ...ATTRIBUTION, landingPage: undefined }, 'attribution.landingPage'],
  [{ ...ATTRIBUTION, gclid: 'x' }, 'attribution'],
  ['newsletter', 'attribution'],
  [null, 'attribution'],
] as const)('refuses %j, names the field and stores nothing', async ([attribution, field]) => {
  const { app, db } = await startTestApp();

  const answer = await post(app, '/api/leads', { contacts: anEnquiry(), attribution });

  expect(answer.statusCode).toBe(400);
  const { error } = errorBodySchema.parse(answer.json());
  expect([error.code, error.fields.map((fault) => fault.field)]).toEqual(['invalid_lead', [field]]);
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
});

test('a repeat that says otherwise is the same lead, and the first word stays', async () => {
  const { app, db } = await startTestApp();
  const [contacts, key] = [anEnquiry(), aKey()];
  const later = { ...ATTRIBUTION, source: null, landingPage: '/enquiry' };

  const first = await post(app, '/api/leads', { contacts, attribution: ATTRIBUTION }, key);
  const second = await post(app, '/api/leads', { contacts, attribution: later }, key);

  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  const rows = await db.selectFrom('leads').select('attribution').execute();
  expect(rows).toEqual([{ attribution: ATTRIBUTION }]);
});

test('shows how the visit began, as far as it is known', async () => {
  const { app, databaseUrl } = await startTestApp();
  const told = await storeLead(app, anEnquiry(), aKey(), ATTRIBUTION);
  const untold = await storeLead(app, anEnquiry());

  const [known, unknown] = await Promise.all(
    [told, untold].map(({ reference }) =>
      runLeads({ DATABASE_URL: databaseUrl }, 'show', reference),
    ),
  );

  const lines = known?.stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines).toEqual(
    expect.arrayContaining([
      ['Campaign source', 'newsletter'],
      ['Campaign medium', 'email'],
      ['Campaign', 'Harvest 2026'],
      ['Came from', 'https://news.example/shops'],
      ['First page', '/pricing'],
    ]),
  );
  expect(known?.stdout).not.toContain('Campaign term');
  expect(unknown?.stdout).toContain('Anna Bell');
  expect(unknown?.stdout).not.toMatch(/^Campaign|^Came from|^First page/m);
});

test('exports how the visit began, without formulas in a spreadsheet', async () => {
  const { app, databaseUrl } = await startTestApp();
  const attribution = anAttribution({ source: '=cmd|x', term: '@sum', content: '' });
  await storeLead(app, anEnquiry());
  await storeLead(app, anEnquiry(), aKey(), attribution);

  const [csv, json] = await Promise.all(
    ['--csv', '--json'].map((format) =>
      runLeads({ DATABASE_URL: databaseUrl }, 'export', format, '-'),
    ),
  );

  const [head, told, untold] = csv?.stdout.split('\r\n') ?? [];
  expect(head).toMatch(
    /,"attribution\.source","attribution\.medium","attribution\.campaign","attribution\.term","attribution\.content","attribution\.referrer","attribution\.landingPage","marketingConsent\.wording","marketingConsent\.version","marketingConsent\.at"$/,
  );
  expect(told).toMatch(
    /,"'=cmd\|x","email","Harvest 2026","'@sum","","https:\/\/news\.example\/shops","\/pricing","","",""$/,
  );
  expect(untold).toMatch(/,"Contact"(?:,"[^"]*"){14}(?:,""){10}$/);
  expect(JSON.parse(json?.stdout ?? '')).toMatchObject([{ attribution }, { attribution: null }]);
});

test('lets nothing of it steer the terminal', async () => {
  const { db, databaseUrl } = await startTestApp();
  const attribution = anAttribution({ source: '\u001b[2Jletter\u202E' });
  await db
    .insertInto('leads')
    .values({
      reference: 'AAAA-BBBB',
      contacts: JSON.stringify(anEnquiry()),
      attribution: JSON.stringify(attribution),
    })
    .execute();

  const { stdout } = await runLeads({ DATABASE_URL: databaseUrl }, 'show', 'AAAA-BBBB');

  expect(stdout).toMatch(/^Campaign source +.*letter$/m);
  expect(stdout).not.toMatch(/(?!\n)\p{Cc}|\u202E/u);
});
