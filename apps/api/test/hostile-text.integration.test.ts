import { errorBodySchema } from '@high-street/contract';
import { expect, test } from 'vitest';

import { anEmailRequest, anEnquiry } from './lead-builder.ts';
import { post, sendMail, startTestApp, storeLead } from './test-app.ts';

const NAMES_REFUSED = [
  'Anna\r\nBcc: victim@elsewhere.example',
  'Anna\nBcc: victim@elsewhere.example',
  'Anna\rSubject: Hello',
  'Anna\u2028Bell',
  'Anna\u0085Bell',
  'Anna\u0000',
];

const EMAILS_REFUSED = [
  'anna@example.com\r\nBcc: victim@elsewhere.example',
  'anna@example.com\nRCPT TO:<victim@elsewhere.example>',
  'anna@example.com,victim@elsewhere.example',
  'anna@example.com;victim@elsewhere.example',
  'anna@example.com victim@elsewhere.example',
  '"anna@elsewhere.example>, <x"@example.com',
  '"anna"@example.com',
  'anna(victim@elsewhere.example)@example.com',
  '<anna@example.com>',
  'Anna <anna@example.com>',
  'group:anna@example.com;',
  'anna@[127.0.0.1]',
  'anna\\@example.com',
  'anna@example.com\u202E',
  'anna@@example.com',
  'xn--@xn--@example.com',
];

// asvs 1.2.1
test('refuses every name that would be more than one header', async () => {
  const { app, db } = await startTestApp();

  for (const contactName of NAMES_REFUSED) {
    const answer = await post(app, '/api/leads', { contacts: { ...anEnquiry(), contactName } });
    expect([contactName, answer.statusCode]).toEqual([contactName, 400]);
    const { error } = errorBodySchema.parse(answer.json());
    expect(error.fields.map(({ field }) => field)).toEqual(['contacts.contactName']);
  }

  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
});

// asvs 1.3.11
test('refuses every e-mail that would be more than one plain address', async () => {
  const { app, db } = await startTestApp();
  const wronglyTaken: string[] = [];

  for (const email of EMAILS_REFUSED) {
    const answer = await post(app, '/api/leads', { contacts: { ...anEnquiry(), email } });
    if (answer.statusCode !== 400) wronglyTaken.push(email);
    else expect(errorBodySchema.parse(answer.json()).error.code).toBe('invalid_lead');
  }

  expect(wronglyTaken).toEqual([]);
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
});

test('refuses the same tricks in the mail request', async () => {
  const { app, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  const request = anEmailRequest(lead.contacts);

  for (const to of EMAILS_REFUSED) {
    const answer = await post(app, '/api/send-email', { ...request, to }, lead.key);
    expect(answer.statusCode).toBe(400);
  }

  expect(sink.mails).toEqual([]);
});

const NAMES_TAKEN = [
  '"Anna" O\'Bell, Jr. <boss@elsewhere.example>',
  'Bell, Anna; victim@elsewhere.example',
  'Zoë Świętochłowska',
  '山田 太郎',
  '👩‍🍳 Anna 🍞',
  'مريم بيل \u202Eanna',
  'A'.repeat(200),
];

// asvs 1.3.11
test('writes to one address whatever the name is', async () => {
  const { app, sink } = await startTestApp();

  for (const contactName of NAMES_TAKEN) {
    const answer = await sendMail(app, await storeLead(app, anEnquiry({ contactName })));
    expect(answer).toEqual({ status: 200, body: { code: 200 } });
  }

  expect(sink.mails.map(({ to }) => to)).toEqual(NAMES_TAKEN.map(() => ['anna@example.com']));
  const mails = await sink.read();
  for (const [at, name] of NAMES_TAKEN.entries()) {
    const shown = name.length > 60 ? `${'A'.repeat(59)}…` : name;
    expect(mails[at]?.to).toEqual([{ name: shown, address: 'anna@example.com' }]);
    expect(mails[at]?.text).toContain(`Hello ${shown},`);
  }
});

test('writes to one address when the name is an encoded word', async () => {
  const { app, sink } = await startTestApp();
  const contactName = '=?utf-8?B?YSwgdmljdGltQGVsc2V3aGVyZS5leGFtcGxl?=';

  await sendMail(app, await storeLead(app, anEnquiry({ contactName })));

  expect(sink.mails).toMatchObject([{ to: ['anna@example.com'] }]);
  expect((await sink.read()).flatMap(({ to }) => to)).toMatchObject([
    { address: 'anna@example.com' },
  ]);
});
