import { randomBytes } from 'node:crypto';

import { FIELD_MESSAGE } from '@high-street/contract';
import { createLeadDesk, readBookToken, signEnquiry } from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { expect, test } from 'vitest';

import { writeTyped } from '#/your-enquiry/correction.ts';

import { NOWHERE, openPage, pathOf } from './enquiry-page.ts';
import { anEnquiry, aRegistration } from './lead-builder.ts';
import { sendForm } from './plain-form-page.ts';
import { sendMail, startTestApp, storeLead } from './test-app.ts';
import { BRAND, OFFICE } from './test-owner.ts';

test('the confirmation brings the link to a page with what was sent and what can be done', async () => {
  const { app, sink, linkKeys } = await startTestApp({
    env: { SITE_URL: 'https://www.shop.example', CALENDAR_URL: 'https://booking.shop.example' },
  });
  const lead = await storeLead(app, anEnquiry({ contactName: 'Anna <b> Bell' }));
  const { reference } = lead;
  await sendMail(app, lead);
  const [mail] = await sink.read();

  const path = pathOf(linkKeys, reference);
  expect(mail?.text).toContain(`https://www.shop.example${path}`);
  const { status, headers, body } = await openPage(app, path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect(headers['content-security-policy']).not.toContain('script-src');
  for (const said of [
    'We have it, Anna',
    'Anna &lt;b&gt; Bell',
    reference,
    'Bell Bakery',
    'Book a time',
    'A demo with us, your details filled in.',
  ])
    expect(body).toContain(said);
  expect(body).not.toContain('<script');
  const book = await app.inject(pathOf(linkKeys, reference, 'book'));
  expect(book.statusCode).toBe(303);
  const address = new URL(String(book.headers.location));
  expect(address.origin).toBe('https://booking.shop.example');
  expect(address.href).not.toMatch(/anna|bell/i);
});

test('a thousand forged, old and foreign links are all answered alike', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const [ours, erased, other] = [
    await storeLead(app, anEnquiry()),
    await storeLead(app, anEnquiry({ email: 'gone@example.com' })),
    await storeLead(app, anEnquiry({ email: 'other@example.com' })),
  ];
  await db.deleteFrom('leads').where('reference', '=', erased.reference).execute();
  const old = { signing: 'an earlier key that nobody knows', earlier: [] };
  const right = signEnquiry(linkKeys, ours.reference);
  const signatures = [
    '',
    `${right}=`,
    right.slice(0, -1),
    right.toUpperCase(),
    signEnquiry(linkKeys, other.reference),
    signEnquiry(old, ours.reference),
  ];
  const forged = [
    pathOf(linkKeys, erased.reference),
    pathOf(linkKeys, 'AAAA-1111'),
    '/your-enquiry/%00',
    `/your-enquiry/${ours.reference}`,
    ...signatures.map((signature) => `/your-enquiry/${ours.reference}?signature=${signature}`),
  ];
  const random = Array.from({ length: 1000 - forged.length }, (_, index) => {
    const act = ['', '/correct', '/withdraw', '/erase', '/book'][index % 5];
    return `/your-enquiry/${ours.reference}${act}?signature=${randomBytes(32).toString('base64url')}`;
  });

  const nothing = await openPage(app, '/your-enquiry');
  expect(nothing.status).toBe(404);
  expect(nothing.body).toContain('Send me a new link');
  for (const url of [...forged, ...random]) expect(await openPage(app, url)).toEqual(nothing);
  for (const act of ['correct', 'withdraw', 'erase']) {
    const url = `/your-enquiry/${ours.reference}/${act}?signature=${signatures[4]}`;
    const answer = await sendForm(app, url, [['step', 'ask']]);
    expect([answer.status, answer.body]).toEqual([404, nothing.body]);
  }
});

test('a mail scanner that opens every link changes nothing', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const { id, reference } = await storeLead(app, anEnquiry());
  const state = () =>
    Promise.all([
      db.selectFrom('leads').selectAll().where('id', '=', id).execute(),
      db.selectFrom('lead_events').selectAll().where('lead_id', '=', id).execute(),
      db.selectFrom('erase_codes').selectAll().execute(),
    ]);
  const before = await state();

  for (const act of ['', 'correct', 'withdraw', 'erase', 'book']) {
    for (const method of ['GET', 'HEAD'] as const) {
      const { status } = await openPage(app, pathOf(linkKeys, reference, act), method);
      expect(status).toBeLessThan(400);
    }
  }
  await openPage(app, `${pathOf(linkKeys, reference, 'erase')}&step=code`);
  expect(await state()).toEqual(before);
});

test('a correction keeps the rules of the form, what was said first and the email address', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const sent = aRegistration({ message: 'Do you deliver to Bristol?' });
  const { id, reference } = await storeLead(app, sent);
  const path = pathOf(linkKeys, reference, 'correct');
  const empty = await sendForm(app, path, []);
  expect(empty.status).toBe(400);
  expect(empty.page.faults.length).toBeGreaterThan(3);

  const { body } = await openPage(app, path);
  expect(body).toContain('value="Bell Bakery"');
  expect(body).not.toContain('name="email"');
  const typed = writeTyped(sent);
  typed.set('phoneNumber', '7700900999');
  typed.set('email', 'somebody.else@example.com');
  const answer = await sendForm(app, path, [...typed]);

  expect(answer.status).toBe(303);
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(lead.contacts).toEqual({ ...sent, phoneNumber: '+447700900999' });
  expect(await db.selectFrom('lead_revisions').select(['contacts', 'fields']).execute()).toEqual([
    { contacts: sent, fields: ['phoneNumber'] },
  ]);
  const contact = await db.selectFrom('crm_contacts').select('phone').executeTakeFirst();
  expect(contact?.phone).toBe('+447700900999');
  const event = await db
    .selectFrom('lead_events')
    .select(['kind', 'detail', 'actor_kind'])
    .where('kind', '=', 'corrected')
    .execute();
  expect(event).toEqual([{ kind: 'corrected', detail: 'phoneNumber', actor_kind: 'visitor' }]);
  const again = await sendForm(app, path, [...typed]);
  expect(again.headers['location']).toContain('done=unchanged');
});

test('a correction that is refused is in its form again, and other acts lead back to the page', async () => {
  const { app, linkKeys } = await startTestApp({ env: { LEADS_PER_ADDRESS_HOUR: '1' } });
  const sent = aRegistration();
  const { reference } = await storeLead(app, sent);
  const path = pathOf(linkKeys, reference);
  const typed = writeTyped(sent);
  typed.set('message', 'my new words');

  const { status, headers, page } = await sendForm(app, pathOf(linkKeys, reference, 'correct'), [
    ...typed,
  ]);

  expect([status, page.heading]).toEqual([429, 'Correct your registration']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(page.values).toMatchObject({ message: 'my new words' });
  expect(page.checked).toEqual(expect.arrayContaining(typed.getAll('productsServicesOffered')));
  const code = await sendForm(app, pathOf(linkKeys, reference, 'erase'), [['step', 'ask']]);
  expect([code.status, code.page.links]).toEqual([429, expect.arrayContaining([path])]);
  const opened = await openPage(app, pathOf(linkKeys, reference, 'stop-news'));
  expect([opened.status, opened.headers.location]).toEqual([303, path]);
});

test('the form for a correction says beside the phone how to go on without a ten-digit number', async () => {
  const ask = async (env: Record<string, string>) => {
    const { app, linkKeys } = await startTestApp({ env });
    const { reference } = await storeLead(app, anEnquiry());
    const { body } = await openPage(app, pathOf(linkKeys, reference, 'correct'));
    const [, line = ''] = /name="phoneNumber".*?(<p .*?<\/p>)/s.exec(body) ?? [];
    const links = [...line.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    const book = pathOf(linkKeys, reference, 'book').replaceAll('&', '&amp;');
    return { said: line.replaceAll(/<[^>]*>/g, ''), links, book };
  };
  const mail = `mailto:${BRAND.support.email}`;

  const some = await ask({ CALENDAR_URL: 'https://booking.shop.example' });
  expect(some.said).toBe('No ten-digit number? Book a demo (opens in a new tab) or write to us');
  expect(some.links).toEqual([some.book, mail]);
  const none = await ask({ CALENDAR_URL: 'none' });
  expect(none.said).toBe('No ten-digit number? Write to us');
  expect(none.links).toEqual([mail]);
});

test('a CRM is told of a correction by a delivery of its own', async () => {
  const { app, db, linkKeys } = await startTestApp({
    env: { CRM_URL: 'https://crm.invalid/hook', CRM_SECRET: `whsec_${'a'.repeat(32)}` },
  });
  const { reference } = await storeLead(app, anEnquiry());
  const typed = writeTyped(anEnquiry({ storeName: 'Bell and Daughters' }));
  await sendForm(app, pathOf(linkKeys, reference, 'correct'), [...typed]);

  const revision = await db.selectFrom('lead_revisions').select('id').executeTakeFirstOrThrow();
  const told = await db
    .selectFrom('deliveries')
    .select(['part_id', 'state'])
    .where('kind', '=', 'crm')
    .orderBy('part_id')
    .execute();
  expect(told).toEqual([
    { part_id: revision.id, state: 'waiting' },
    { part_id: null, state: 'waiting' },
  ]);
});

test('a new link goes to the mailbox of a lead, and the answer tells nobody whether there is one', async () => {
  const { app, sink, linkKeys } = await startTestApp({ env: { SITE_URL: NOWHERE } });
  const registered = await storeLead(app, aRegistration({ email: 'anna@example.com' }));
  const { reference } = await storeLead(app, anEnquiry({ email: 'anna@example.com' }));
  const ask = (email: string) => sendForm(app, '/your-enquiry/link', [['email', email]]);

  const unknown = await ask('nobody@example.com');
  const known = await ask('Anna@Example.com');
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  expect([known.status, known.headers['location']]).toEqual([303, '/your-enquiry/link-sent']);
  expect((await openPage(app, '/your-enquiry/link-sent')).body).toContain('Look in your inbox');
  // The browser takes fewer addresses than the form does.
  expect((await openPage(app, '/your-enquiry/link')).body).toContain('novalidate');
  const { status, page } = await ask('no address');
  expect([status, page.messages, page.values]).toEqual([
    400,
    [['email', FIELD_MESSAGE.emailInvalid]],
    { email: 'no address' },
  ]);
  await expect.poll(() => sink.mails).toHaveLength(1);
  const [mail] = await sink.read();
  expect(mail?.to?.[0]?.address).toBe('anna@example.com');
  expect(mail?.text).toContain(`${NOWHERE}${pathOf(linkKeys, reference)}`);
  expect(mail?.text).toMatch(/^Your registration of \S.*: http/m);
  const links = [...String(mail?.html).matchAll(/ href="([^"?]*)/g)].map(([, href]) => href);
  expect(links).toEqual(
    [reference, registered.reference].map((of) => `${NOWHERE}/your-enquiry/${of}`),
  );
});

test('what opened a lead from a wrong address opens nothing once that is fixed, and the right one gets a link', async () => {
  const { app, db, sink, linkKeys } = await startTestApp({
    env: { SITE_URL: NOWHERE, CALENDAR_URL: 'https://booking.shop.example' },
  });
  const { id, reference } = await storeLead(app, anEnquiry({ email: 'ana@example.com' }));
  const readToken = async (fixes: number) => {
    const { headers } = await app.inject(pathOf(linkKeys, reference, 'book', fixes));
    const token = new URL(String(headers.location)).searchParams.get('enquiry') ?? '';
    return readBookToken(linkKeys, token, systemClock.now());
  };
  expect(await readToken(0)).toEqual({ reference, linkSubject: reference });
  const audit = createAuditLog({ db, clock: systemClock });
  const email = 'anna@example.com';

  const leadDesk = createLeadDesk({ db, audit, office: OFFICE });
  const fix = (to: string) =>
    leadDesk.fixAddress({ leadId: id, version: null, email: to, actor: { kind: 'command' } });

  await fix('Ana@example.com');
  // The same mailbox, to which nobody sends another one.
  expect((await openPage(app, pathOf(linkKeys, reference))).status).toBe(200);
  await fix(email);

  const nothing = await openPage(app, '/your-enquiry');
  for (const act of ['', 'correct', 'withdraw', 'erase', 'book']) {
    expect(await openPage(app, pathOf(linkKeys, reference, act))).toEqual(nothing);
    const { status } = await sendForm(app, pathOf(linkKeys, reference, act || 'stop-news'), []);
    expect(status).toBe(404);
  }
  await sendForm(app, '/your-enquiry/link', [['email', email]]);
  await expect.poll(() => sink.mails).toHaveLength(1);
  expect((await sink.read())[0]?.text).toContain(`${NOWHERE}${pathOf(linkKeys, reference, '', 1)}`);
  expect((await openPage(app, pathOf(linkKeys, reference, '', 1))).body).toContain(email);
  expect(await readToken(1)).toEqual({ reference, linkSubject: `${reference}-1` });
});
