import { MARKETING_BOX, writeConsent } from '@high-street/contract';
import { expect, test } from 'vitest';

import { openPage, pathOf } from './enquiry-page.ts';
import { aKey, anEnquiry, aRegistration } from './lead-builder.ts';
import { aSentEnquiry, aSentRegistration, sendForm } from './plain-form-page.ts';
import { runLeads } from './run-leads.ts';
import { post, startTestApp } from './test-app.ts';
import { BRAND } from './test-owner.ts';

const CONSENT = { version: '2', wording: 'Send me <b>news</b> & offers by email.' };
const TICKED = [MARKETING_BOX, writeConsent(CONSENT)] as const;
/** What a box sends that is of another wording than the owner's now. */
const EARLIER = [MARKETING_BOX, writeConsent({ version: '1', wording: 'Send me news.' })] as const;
const BOX = /<input type="checkbox" name="marketing_consent"[^>]*>/;

type App = Awaited<ReturnType<typeof startTestApp>>;

/** An app whose owner has turned the box on. */
const startAsking = (more: Parameters<typeof startTestApp>[0] = {}) =>
  startTestApp({ ...more, brand: { ...BRAND, marketingConsent: CONSENT } });

const readConsents = async ({ db }: Pick<App, 'db'>) =>
  (await db.selectFrom('leads').select('marketing_consent').orderBy('id').execute()).map(
    ({ marketing_consent: consent }) => consent,
  );

test.for([
  ['an enquiry', anEnquiry()],
  ['a registration', aRegistration()],
] as const)(
  'stores the wording, the version and the time of a yes beside the contacts of %s',
  async ([, contacts]) => {
    const { app, db } = await startTestApp();

    const before = new Date();
    const answer = await post(app, '/api/leads', { contacts, marketingConsent: CONSENT });

    expect(answer.statusCode).toBe(201);
    const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow();
    expect(lead.contacts).toEqual(contacts);
    expect(lead.marketing_consent).toEqual({ ...CONSENT, at: expect.stringMatching(/Z$/) });
    const at = new Date(lead.marketing_consent?.at ?? '');
    expect(Math.abs(at.getTime() - before.getTime())).toBeLessThan(60_000);
  },
);

test('the last word of a lead that is sent again counts, and the same yes keeps its time', async () => {
  const { app, db } = await startTestApp();
  const [key, contacts] = [aKey(), anEnquiry()];
  const send = (marketingConsent?: typeof CONSENT) =>
    post(app, '/api/leads', { contacts, marketingConsent }, key);

  await send(CONSENT);
  const first = await readConsents({ db });
  await send(CONSENT);
  expect(await readConsents({ db })).toEqual(first);

  const again = await send();
  expect(again.statusCode).toBe(201);
  expect(await readConsents({ db })).toEqual([null]);
  await send({ ...CONSENT, version: '3' });
  expect(await readConsents({ db })).toMatchObject([{ version: '3' }]);
});

test('a yes that is taken back counts in a repeat beyond the limits as well', async () => {
  const { app, db } = await startTestApp({ env: { LEADS_PER_ADDRESS_HOUR: '1' } });
  const [key, contacts] = [aKey(), anEnquiry()];
  await post(app, '/api/leads', { contacts, marketingConsent: CONSENT }, key);

  const again = await post(app, '/api/leads', { contacts }, key);

  expect(again.statusCode).toBe(201);
  expect(await readConsents({ db })).toEqual([null]);
});

test.each([
  [{ ...CONSENT, wording: 'x'.repeat(501) }, 'marketingConsent.wording'],
  [{ ...CONSENT, version: '' }, 'marketingConsent.version'],
  [{ ...CONSENT, at: '2020-01-01T00:00:00Z' }, 'marketingConsent'],
  [true, 'marketingConsent'],
])('refuses %j, names the field and stores nothing', async (marketingConsent, field) => {
  const { app, db } = await startTestApp();

  const answer = await post(app, '/api/leads', { contacts: anEnquiry(), marketingConsent });

  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ error: { fields: [{ field }] } });
  expect(await readConsents({ db })).toEqual([]);
});

test.for([
  ['/enquiry', aSentEnquiry(), aSentEnquiry({ email: '' })],
  ['/onboarding', aSentRegistration(), aSentRegistration({ email: '' })],
] as const)('without scripts %s asks as well, and keeps the tick', async ([path, good, bad]) => {
  const asking = await startAsking();

  const refused = await sendForm(asking.app, path, [...bad, TICKED]);
  expect(refused.status).toBe(400);
  expect(BOX.exec(refused.body)?.[0]).toContain(' checked');
  expect(refused.body).toContain('Send me &lt;b&gt;news&lt;/b&gt; &amp; offers by email.');
  const unticked = await sendForm(asking.app, path, bad);
  expect(BOX.exec(unticked.body)?.[0]).not.toContain('checked');
  const earlier = await sendForm(asking.app, path, [...bad, EARLIER]);
  expect(BOX.exec(earlier.body)?.[0]).not.toContain('checked');

  expect((await sendForm(asking.app, path, [...good, TICKED])).status).toBe(200);
  expect(await readConsents(asking)).toMatchObject([CONSENT]);
});

test('without scripts an empty box is a no, and so is what no box of ours sends', async () => {
  const { app, db } = await startAsking();
  await sendForm(app, '/enquiry', aSentEnquiry());
  await sendForm(app, '/enquiry', [...aSentEnquiry({ message: 'Again' }), [MARKETING_BOX, 'on']]);
  expect(await readConsents({ db })).toEqual([null, null]);
});

test('an owner who does not ask has no box', async () => {
  const { app } = await startTestApp();
  const { body } = await sendForm(app, '/enquiry', aSentEnquiry({ email: '' }));
  expect(body).not.toMatch(BOX);
});

test('a visitor takes the yes back by one press on their own page, and the history keeps what it was to', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const sent = await post(app, '/api/leads', { contacts: anEnquiry(), marketingConsent: CONSENT });
  const { id, reference } = sent.json<{ id: string; reference: string }>();
  const page = await openPage(app, pathOf(linkKeys, reference));
  expect(page.body).toContain(
    'You said yes to this: “Send me &lt;b&gt;news&lt;/b&gt; &amp; offers',
  );

  const stopped = await sendForm(app, pathOf(linkKeys, reference, 'stop-news'), []);

  expect(stopped.status).toBe(303);
  const after = await openPage(app, String(stopped.headers.location));
  expect(after.body).toContain('We send no more news and offers to this email address.');
  expect(after.body).not.toContain('stop-news');
  expect(await readConsents({ db })).toEqual([null]);
  await sendForm(app, pathOf(linkKeys, reference, 'stop-news'), []);
  const events = await db
    .selectFrom('lead_events')
    .select(['kind', 'detail', 'actor_kind'])
    .where('lead_id', '=', id)
    .where('kind', '=', 'news_stopped')
    .execute();
  expect(events).toEqual([
    { kind: 'news_stopped', detail: CONSENT.wording, actor_kind: 'visitor' },
  ]);
  const log = await db
    .selectFrom('audit_log')
    .select(['act', 'record_id'])
    .where('act', '=', 'lead_news_stopped')
    .execute();
  expect(log).toEqual([{ act: 'lead_news_stopped', record_id: reference }]);
});

test('who stops news stops them for every lead of their address, each with its wording in its history, and for nobody else', async () => {
  const { app, db, databaseUrl, linkKeys } = await startTestApp();
  const other = { ...CONSENT, wording: 'Send me offers.' };
  const [mine = '', again = '', foreign = '', tagged = ''] = await Promise.all(
    [
      { contacts: anEnquiry(), marketingConsent: CONSENT },
      {
        contacts: anEnquiry({ email: anEnquiry().email.toUpperCase(), message: 'Once more' }),
        marketingConsent: other,
      },
      { contacts: anEnquiry({ email: 'other@example.com' }), marketingConsent: CONSENT },
      { contacts: anEnquiry({ email: 'other+x@example.com' }), marketingConsent: CONSENT },
    ].map(
      async (lead) => (await post(app, '/api/leads', lead)).json<{ reference: string }>().reference,
    ),
  );
  const readLeads = async () => {
    const rows = await db.selectFrom('leads').select(['reference', 'marketing_consent']).execute();
    return new Map(rows.map((row) => [row.reference, row.marketing_consent]));
  };

  await sendForm(app, pathOf(linkKeys, mine, 'stop-news'), []);

  const stopped = await readLeads();
  expect([stopped.get(mine), stopped.get(again)]).toEqual([null, null]);
  expect(stopped.get(foreign)).toMatchObject(CONSENT);
  const details = await db
    .selectFrom('lead_events')
    .select('detail')
    .where('kind', '=', 'news_stopped')
    .orderBy('detail')
    .execute();
  expect(details.map(({ detail }) => detail)).toEqual(
    [CONSENT.wording, other.wording].toSorted((a, b) => a.localeCompare(b)),
  );

  await sendForm(app, pathOf(linkKeys, tagged, 'stop-news'), []);
  const others = await readLeads();
  expect(others.get(tagged)).toBeNull();
  expect(others.get(foreign)).toMatchObject(CONSENT);

  const env = { DATABASE_URL: databaseUrl };
  const said = await runLeads(env, 'stop-news', foreign);
  expect(said.stdout).toContain(`Whoever sent ${foreign} wants no more news and offers`);
  expect((await readLeads()).get(foreign)).toBeNull();
  const refused = await runLeads(env, 'stop-news', foreign);
  expect(refused.stderr).toContain('has said yes to no news');
});

test('a form that is sent once more, as by a reload, does not bring stopped news back', async () => {
  const { app, db, linkKeys } = await startAsking();
  const sent = [...aSentEnquiry(), TICKED];
  await sendForm(app, '/enquiry', sent);
  const { reference } = await db.selectFrom('leads').select('reference').executeTakeFirstOrThrow();
  await sendForm(app, pathOf(linkKeys, reference, 'stop-news'), []);

  expect((await sendForm(app, '/enquiry', sent)).status).toBe(200);

  expect(await readConsents({ db })).toEqual([null]);
});

test('both exports hold what was said yes to, and when', async () => {
  const { app, db, databaseUrl } = await startTestApp();
  await post(app, '/api/leads', { contacts: anEnquiry(), marketingConsent: CONSENT });
  const [consent] = await readConsents({ db });

  const csv = await runLeads({ DATABASE_URL: databaseUrl }, 'export', '--csv', '-');
  const json = await runLeads({ DATABASE_URL: databaseUrl }, 'export', '--json', '-');

  expect(csv.stdout).toContain(`,"${CONSENT.wording}","2","${consent?.at}"`);
  expect(JSON.parse(json.stdout)).toMatchObject([{ marketingConsent: consent }]);
});
