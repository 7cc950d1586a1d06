import { createHash } from 'node:crypto';

import { ALERT, EMPTY_REGISTER } from '@high-street/contract';
import { systemClock } from '@high-street/server';
import { readStaticFiles } from '@high-street/server/static';
import { fakeClock, release } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { anEmailRequest, anEnquiry, aRegistration, TYPED_REGISTRATION } from './lead-builder.ts';
import { aSentEnquiry, aSentRegistration, sendForm } from './plain-form-page.ts';
import { aFolderWith } from './temp-folder.ts';
import { post, startTestApp, storeLead } from './test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const FORMS = [
  ['/enquiry', aSentEnquiry(), anEnquiry(), 'Enquiry Email'],
  ['/onboarding', aSentRegistration(), aRegistration(), 'Register Email'],
] as const;

// asvs 14.2.2
test.for(FORMS)(
  'stores from %s the same lead as the call, and mails it',
  async ([path, sent, contacts, subject]) => {
    const { app, db, sink } = await startTestApp();
    const called = await storeLead(app, contacts);

    const { status, page, headers } = await sendForm(app, path, sent);

    expect([status, page.heading]).toEqual([200, ALERT.success]);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
    });
    expect(headers.location).toBeUndefined();
    const leads = await db.selectFrom('leads').selectAll().orderBy('id').execute();
    expect(leads.map(({ reference }) => reference)[0]).toBe(called.reference);
    expect(leads).toHaveLength(2);
    expect(leads[1]?.contacts).toEqual(leads[0]?.contacts);
    expect(page.text).toContain(`Your reference is ${leads[1]?.reference}.`);
    expect(await sink.read()).toMatchObject([
      { subject, to: [{ name: 'Anna Bell', address: 'anna@example.com' }] },
    ]);
  },
);

test('reads line breaks, spaces, handles and a pasted number as the form with scripts does', async () => {
  const { app, db } = await startTestApp();
  const sent = aSentRegistration({
    contactName: '  Anna Bell ',
    phoneNumber: '+33 6 12 34 56 78 9',
    message: ' one\r\ntwo\r\n',
    facebook: ' @bell ',
    businessWebsite: '',
    instagram: '',
    storeName: 'Bell & Söhne "北京" 🍞',
  });

  expect((await sendForm(app, '/onboarding', sent)).status).toBe(200);

  const { contacts } = await db.selectFrom('leads').select('contacts').executeTakeFirstOrThrow();
  expect(contacts).toEqual(
    aRegistration({
      country: 'FR',
      phoneNumber: '6123456789',
      message: 'one\ntwo',
      facebook: '@bell',
      businessWebsite: '',
      instagram: '',
      storeName: 'Bell & Söhne "北京" 🍞',
    }),
  );
});

test('stores a registration with nothing but what is required', async () => {
  const { app, db } = await startTestApp();
  const required = new Set(
    'contactName email phoneNumber storeName businessDescription region pincode address storeGrowthStage'.split(
      ' ',
    ),
  );
  const sent = aSentRegistration({}, []).filter(([name]) => required.has(name));

  expect((await sendForm(app, '/onboarding', sent)).status).toBe(200);

  const { contacts } = await db.selectFrom('leads').select('contacts').executeTakeFirstOrThrow();
  expect(contacts).toEqual(
    aRegistration({
      ...EMPTY_REGISTER,
      ...Object.fromEntries(
        Object.entries(TYPED_REGISTRATION).filter(([name]) => required.has(name)),
      ),
    }),
  );
});

test.for([
  ['/onboarding', 'Scale', 'Scale'],
  ['/onboarding?plan=growth', 'trial', 'Growth'],
  ['/onboarding?plan=growth', 'Basic', 'Basic'],
  ['/onboarding?x=1&plan=BASIC', '', 'Basic'],
  ['/onboarding?plan=gold', 'gold', 'trial'],
  ['/onboarding?plan=%zz&plan=scale', '__proto__', 'trial'],
] as const)('takes from %s with the plan field %j the plan %s', async ([url, field, plan]) => {
  const { app, db } = await startTestApp();

  const { status, page } = await sendForm(app, url, aSentRegistration({ subscribedPlan: field }));

  expect(status).toBe(200);
  const { contacts } = await db.selectFrom('leads').select('contacts').executeTakeFirstOrThrow();
  expect(contacts).toMatchObject({ subscribedPlan: plan });
  expect(page.links.includes('/pricing')).toBe(plan !== 'trial');
});

test.for(FORMS)('makes one lead and one mail of %s sent twice', async ([path, sent]) => {
  const { app, db, sink } = await startTestApp();

  const first = await sendForm(app, path, sent);
  const second = await sendForm(app, path, sent);

  expect([second.status, second.body]).toEqual([200, first.body]);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  expect(sink.mails).toHaveLength(1);
});

test('tells nobody who knows what a person may have sent whether they did', async () => {
  const { app } = await startTestApp();
  await sendForm(app, '/enquiry', aSentEnquiry());
  const content = JSON.stringify([new Date().toISOString().slice(0, 10), anEnquiry()]);
  const guessed = `plain-${createHash('sha256').update(content).digest('hex')}`;

  const answer = await post(app, '/api/send-email', anEmailRequest(anEnquiry()), guessed);

  expect(answer.statusCode).toBe(404);
});

test('shows success to every click of ten at once, with one lead and one mail', async () => {
  const { app, db, sink } = await startTestApp();

  const answers = await Promise.all(
    Array.from({ length: 10 }, () => sendForm(app, '/enquiry', aSentEnquiry())),
  );

  expect(new Set(answers.map(({ page }) => page.heading))).toEqual(new Set([ALERT.success]));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  expect(sink.mails).toHaveLength(1);
});

test('lets the second click of two wait for the mail of the first', async () => {
  const { app, sink } = await startTestApp({ clock: systemClock });
  sink.state.manner = 'hold the data';
  onTestFinished(() => release(sink.state));

  const first = sendForm(app, '/enquiry', aSentEnquiry());
  await expect.poll(() => sink.state.held.length).toBe(1);
  const second = sendForm(app, '/enquiry', aSentEnquiry());
  setTimeout(() => release(sink.state), 400);

  expect([(await first).page.heading, (await second).page.heading]).toEqual([
    ALERT.success,
    ALERT.success,
  ]);
  expect(sink.mails).toHaveLength(1);
});

test('knows the same details again over midnight, and takes them anew some days later', async () => {
  const clock = fakeClock(new Date('2026-01-05T23:59:59Z'));
  const { app, db, sink } = await startTestApp({ clock });
  const countLeads = async () => {
    await sendForm(app, '/enquiry', aSentEnquiry());
    return (await db.selectFrom('leads').select('id').execute()).length;
  };

  expect(await countLeads()).toBe(1);
  clock.advance(2_000);
  expect(await countLeads()).toBe(1);
  clock.advance(DAY_MS - 4_000);
  expect(await countLeads()).toBe(1);
  clock.advance(DAY_MS);
  expect(await countLeads()).toBe(2);
  expect(sink.mails).toHaveLength(2);
});

test('makes another lead of other details', async () => {
  const { app, db } = await startTestApp();

  for (const message of ['one', 'two', 'one ']) {
    await sendForm(app, '/enquiry', aSentEnquiry({ message }));
  }

  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2);
});

test('keeps a form with a filled trap apart, and mails nobody for it', async () => {
  const { app, db, sink } = await startTestApp();
  const sent = [...aSentEnquiry(), ['website_url', 'https://spam.example'] as const];

  const { status, page } = await sendForm(app, '/enquiry', sent);

  expect([status, page.heading]).toEqual([202, ALERT.emailNotSent]);
  expect(await db.selectFrom('leads').select('quarantine_reasons').execute()).toEqual([
    { quarantine_reasons: ['trap_filled', 'token_missing'] },
  ]);
  const states = await db.selectFrom('deliveries').select('state').execute();
  expect(states.map(({ state }) => state)).toEqual(['held', 'held']);
  expect(sink.mails).toEqual([]);
});

test("wears the styles and fonts of the form's own page, each once, and no style or script of its own", async () => {
  const head =
    '<noscript><link rel="stylesheet" href="/assets/root-1a.css"><link rel="stylesheet" href="/assets/fonts-3c.css"></noscript>' +
    '<link rel="preload" href="/assets/a.woff2" as="font"><link rel="stylesheet" href="/assets/root-1a.css">' +
    '<link href="/assets/form-2b.css#" rel="stylesheet"><link rel="stylesheet" href="https://elsewhere.example/x.css">' +
    '<link rel="stylesheet" href="//elsewhere.example/y.css">';
  const site = await readStaticFiles(
    await aFolderWith({
      'enquiry/index.html': head,
      'favicon.svg': '<svg/>',
      'assets/root-1a.css': 'a{}',
      'assets/form-2b.css': 'b{}',
      'assets/fonts-3c.css': '@font-face{}',
    }),
  );
  const { app } = await startTestApp({ site });

  const enquiry = await sendForm(app, '/enquiry', aSentEnquiry());
  const wrong = await sendForm(app, '/enquiry', aSentEnquiry({ email: '' }));
  const unbuilt = await sendForm(app, '/onboarding', aSentRegistration());

  for (const { body } of [enquiry, wrong]) {
    expect(
      Array.from(body.matchAll(/<link rel="stylesheet" href="(.*?)">/g), ([, href]) => href),
    ).toEqual(['/assets/root-1a.css', '/assets/fonts-3c.css', '/assets/form-2b.css']);
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  }
  expect(enquiry.body).toContain('<link rel="icon" href="/favicon.svg" type="image/svg+xml">');
  expect(enquiry.body).toContain('<meta name="robots" content="noindex">');
  expect(enquiry.page.title).toBe(`${ALERT.success} | Kerbside`);
  expect(unbuilt.body).not.toContain('stylesheet');
});

test('leaves the pages themselves to be looked at', async () => {
  const site = await readStaticFiles(
    await aFolderWith({ 'enquiry/index.html': '<h1>Enquiry</h1>' }),
  );
  const { app } = await startTestApp({ site });

  const answer = await app.inject('/enquiry');

  expect([answer.statusCode, answer.body]).toEqual([200, '<h1>Enquiry</h1>']);
});
