import { ALERT, FIELD_MESSAGE, type AlertText } from '@high-street/contract';
import { expect, test } from 'vitest';

import { everyText } from './lead-builder.ts';
import { aSentEnquiry, aSentRegistration, sendForm, type Sent } from './plain-form-page.ts';
import { startTestApp } from './test-app.ts';

type Case = readonly [field: string, value: string, alert: AlertText, message: string];

const CONTACT_CASES: readonly Case[] = [
  ['contactName', '', ALERT.missingRequiredFields, FIELD_MESSAGE.nameRequired],
  ['contactName', ' \u200b', ALERT.missingRequiredFields, FIELD_MESSAGE.nameRequired],
  ['contactName', 'n'.repeat(201), ALERT.leadNotCreated, 'Name must be 200 characters or fewer'],
  ['email', '', ALERT.missingRequiredFields, FIELD_MESSAGE.emailRequired],
  ['email', 'anna', ALERT.invalidEmail, FIELD_MESSAGE.emailInvalid],
  ['email', 'anna@example', ALERT.invalidEmail, FIELD_MESSAGE.emailInvalid],
  ['email', 'anna@example.com, bea@example.com', ALERT.invalidEmail, FIELD_MESSAGE.emailInvalid],
  [
    'email',
    'anna@example.com\r\nBcc: bea@example.com',
    ALERT.invalidEmail,
    FIELD_MESSAGE.emailInvalid,
  ],
  [
    'email',
    `${'e'.repeat(250)}@example.com`,
    ALERT.leadNotCreated,
    'Email must be 254 characters or fewer',
  ],
  ['phoneNumber', '', ALERT.missingRequiredFields, FIELD_MESSAGE.phoneRequired],
  ['phoneNumber', '770090012', ALERT.missingRequiredFields, FIELD_MESSAGE.phoneInvalid],
  ['phoneNumber', '77009001234', ALERT.missingRequiredFields, FIELD_MESSAGE.phoneInvalid],
  ['phoneNumber', '+44 770090012', ALERT.missingRequiredFields, FIELD_MESSAGE.phoneInvalid],
  ['message', 'm'.repeat(5001), ALERT.leadNotCreated, 'Message must be 5000 characters or fewer'],
  ['message', '🍞'.repeat(5000), ALERT.leadNotCreated, 'Message must be 5000 characters or fewer'],
];

const REGISTER_CASES: readonly Case[] = [
  ['storeName', '', ALERT.missingBusinessFields, FIELD_MESSAGE.storeNameRequired],
  ['businessDescription', '', ALERT.missingBusinessFields, FIELD_MESSAGE.descriptionRequired],
  ['region', '', ALERT.missingBusinessFields, FIELD_MESSAGE.regionRequired],
  ['pincode', '', ALERT.missingBusinessFields, FIELD_MESSAGE.pincodeRequired],
  ['address', '', ALERT.missingBusinessFields, FIELD_MESSAGE.addressRequired],
  ['storeGrowthStage', '', ALERT.missingBusinessFields, FIELD_MESSAGE.growthStageRequired],
  ['storeGrowthStage', 'Huge', ALERT.missingBusinessFields, FIELD_MESSAGE.growthStageRequired],
  ['facebook', 'a.b.c.com', ALERT.invalidFacebook, FIELD_MESSAGE.facebookInvalid],
  ['instagram', 'not an address', ALERT.invalidInstagram, FIELD_MESSAGE.instagramInvalid],
  ['businessWebsite', 'ftp://cafe.com', ALERT.invalidWebsite, FIELD_MESSAGE.websiteInvalid],
  [
    'businessDescription',
    'd'.repeat(5001),
    ALERT.leadNotCreated,
    'Description must be 5000 characters or fewer',
  ],
];

function withValue(sent: Sent, field: string, value: string): Sent {
  return sent.map(([name, before]) => [name, name === field ? value : before]);
}

const FORMS = [
  ['/enquiry', aSentEnquiry(), CONTACT_CASES],
  ['/onboarding', aSentRegistration(), [...CONTACT_CASES, ...REGISTER_CASES]],
] as const;

// asvs 2.2.2
test.for(FORMS)(
  'refuses at %s every wrong field and gives it back',
  async ([path, sent, cases]) => {
    const { app, db, sink } = await startTestApp();

    for (const [field, value, alert, message] of cases) {
      const { status, body, page } = await sendForm(app, path, withValue(sent, field, value));

      expect([field, status, page.heading]).toEqual([field, 400, alert]);
      expect(page.faults).toEqual([[field, message]]);
      expect(page.messages).toEqual([[field, message]]);
      expect(page.marked).toEqual([field]);
      // What is too long is refused with a message, never cut by the browser.
      expect(body).not.toContain('maxlength');
      const isChoice = field === 'storeGrowthStage';
      expect(page.values).toMatchObject({
        contactName: 'Anna Bell',
        [field]: isChoice ? '' : value,
      });
    }

    expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
    expect(sink.mails).toEqual([]);
  },
);

test('names everything that is wrong at once, in form order, under the first alert', async () => {
  const { app } = await startTestApp();

  const { page } = await sendForm(app, '/onboarding', [
    ['email', 'anna'],
    ['facebook', 'x'],
  ]);

  expect(page.heading).toBe(ALERT.invalidEmail);
  expect(page.faults).toEqual([
    ['contactName', FIELD_MESSAGE.nameRequired],
    ['email', FIELD_MESSAGE.emailInvalid],
    ['phoneNumber', FIELD_MESSAGE.phoneRequired],
    ['storeName', FIELD_MESSAGE.storeNameRequired],
    ['businessDescription', FIELD_MESSAGE.descriptionRequired],
    ['region', FIELD_MESSAGE.regionRequired],
    ['pincode', FIELD_MESSAGE.pincodeRequired],
    ['address', FIELD_MESSAGE.addressRequired],
    ['storeGrowthStage', FIELD_MESSAGE.growthStageRequired],
    ['facebook', FIELD_MESSAGE.facebookInvalid],
  ]);
});

test.for([
  ['/enquiry', aSentEnquiry({ country: 'IN', message: '\n\n two\nlines ' })],
  ['/onboarding', aSentRegistration({ country: 'IE' })],
] as const)(
  'keeps at %s all that was typed and chosen, so that a fixed form is the lead',
  async ([path, sent]) => {
    const { app, db } = await startTestApp();

    const { page } = await sendForm(app, path, withValue(sent, 'email', 'anna'));

    const single = sent.filter(
      ([name]) => name !== 'productsServicesOffered' && name !== 'businessType',
    );
    expect(page.values).toEqual({
      ...Object.fromEntries(single),
      email: 'anna',
      website_url: '',
    });
    const multiple = sent.filter(
      ([name]) => name === 'productsServicesOffered' || name === 'businessType',
    );
    expect(page.checked.sort()).toEqual(multiple.map(([, value]) => value).sort());
    const again = [...Object.entries({ ...page.values, email: 'anna@example.com' }), ...multiple];
    expect((await sendForm(app, path, again)).page.heading).toBe(ALERT.success);
    await sendForm(app, path, sent);
    expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  },
);

test('says below a form that is shown again what happens with the data, and opens the document beside it', async () => {
  const { app } = await startTestApp();

  const { body } = await sendForm(app, '/enquiry', aSentEnquiry({ email: 'anna' }));

  expect(body).toContain('We use these details only for what you ask us for.');
  expect(body).toMatch(
    /<a [^>]*target="_blank" rel="noopener">Privacy Policy<[^>]+> \(PDF, opens in a new tab\)</,
  );
});

test('keeps the plan of the address in the form that is shown again', async () => {
  const { app } = await startTestApp();
  const sent = withValue(aSentRegistration({ subscribedPlan: 'trial' }), 'email', '');

  const { page } = await sendForm(app, '/onboarding?plan=scale', sent);

  expect(page.values).toMatchObject({ subscribedPlan: 'Scale' });
  expect(page.text).toMatch(/Plan:\s+Scale/);
});

test.for([
  ['/onboarding?plan=growth', 'trial', '/onboarding?plan=growth'],
  ['/onboarding', 'Scale', '/onboarding?plan=scale'],
  ['/onboarding?plan=gold', 'trial', '/onboarding'],
] as const)(
  'starts again from %s with the plan %j at %s, so that the empty form has the chosen plan',
  async ([url, subscribedPlan, expected]) => {
    const { app } = await startTestApp();

    const { body } = await sendForm(app, url, aSentRegistration({ subscribedPlan, email: 'anna' }));

    expect(body).toContain(
      `<a class="text-link" href="${expected}">Start again with an empty form</a>`,
    );
  },
);

test('takes texts of any script at their limits', async () => {
  const { app, db } = await startTestApp();
  const sent = aSentRegistration(everyText(({ limit }) => '京'.repeat(limit)));

  expect((await sendForm(app, '/onboarding', sent)).status).toBe(200);

  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
});
