import { ALERT, ERRORS } from '@high-street/contract';
import { expect, test } from 'vitest';

import { aSentEnquiry, aSentRegistration, sendForm } from './plain-form-page.ts';
import { startTestApp } from './test-app.ts';

const TAG = `"><script>run()</script><img src=x onerror='run()'></textarea></title>&amp;`;

// asvs 1.2.1
test('shows markup in every field again as text', async () => {
  const { app } = await startTestApp();
  const sent = aSentRegistration().map(([name]) => [name, `${TAG}${name}`] as const);

  const { status, body, page } = await sendForm(app, '/onboarding', [
    ...sent,
    ['website_url', `${TAG}trap`],
  ]);

  expect([status, page.heading]).toEqual([400, ALERT.invalidEmail]);
  expect(body).not.toMatch(/<script|<img|onerror='|\sstyle=/i);
  expect(body.match(/<\/textarea>/g)).toHaveLength(2);
  const shown = [
    'contactName',
    'email',
    'phoneNumber',
    'storeName',
    'message',
    'address',
    'facebook',
  ];
  for (const name of shown) expect(page.values[name]).toBe(`${TAG}${name}`);
  expect(page.values['website_url']).toBe(`${TAG}trap`);
  expect(page.values['subscribedPlan']).toBe('trial');
});

const HOSTILE: readonly (readonly [fault: string, body: string | Buffer])[] = [
  ['nothing', ''],
  ['only separators', '&&&=&=;&'],
  ['thousands of fields', Array.from({ length: 9_000 }, (_, at) => `f${at}=x`).join('&')],
  ['thousands of one field', 'contactName=x&'.repeat(5_000)],
  ['thousands of products', 'productsServicesOffered=Delivery&'.repeat(3_000)],
  ['a huge name', `${'n'.repeat(60_000)}=x`],
  ['a huge value', `contactName=${'n'.repeat(60_000)}`],
  ['a body over the limit', `contactName=${'n'.repeat(200_000)}`],
  ['wrong percent-encoding', 'contactName=%&email=%zz&message=%E0%A4%A&%=%'],
  ['bytes that are not UTF-8', Buffer.from([0x61, 0x3d, 0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80])],
  ['encoded bytes that are not UTF-8', 'contactName=%ff%fe&message=%ed%a0%80'],
  ['zero bytes', 'contactName=a%00b&email=%00&message=%00%00'],
  ['prototype names', '__proto__=x&constructor=y&toString=z&__proto__[isAdmin]=1&hasOwnProperty=1'],
  ['brackets', 'contactName[]=x&contacts[contactName]=y&contactName.toString=z'],
  [
    'prototype values',
    'country=__proto__&businessType=constructor&storeGrowthStage=toString&subscribedPlan=__proto__',
  ],
  ['JSON', '{"contacts":{}}'],
  ['nesting', `${'a['.repeat(5_000)}${']'.repeat(5_000)}=x`],
];

// asvs 14.3.2
test.for(['/enquiry', '/onboarding'])(
  'answers every hostile form at %s with a page below 500',
  async (path) => {
    const { app, db, sink } = await startTestApp();

    for (const [fault, body] of HOSTILE) {
      const { status, headers, page } = await sendForm(app, path, body);
      expect([fault, [400, 413].includes(status)]).toEqual([fault, true]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['cache-control']).toBe('no-store');
      expect([fault, Object.values<string>(ALERT).includes(page.heading)]).toEqual([fault, true]);
    }

    expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
    expect(sink.mails).toEqual([]);
    expect({}).not.toHaveProperty('isAdmin');
  },
);

test('survives hostile texts in a form that is otherwise right', async () => {
  const { app } = await startTestApp();
  const texts = [
    'a\u0000b',
    '\ud800',
    '\u202Eanna',
    TAG,
    '%00%ff',
    "'; drop table leads; --",
    '🍞',
  ];

  for (const text of texts) {
    for (const path of ['/enquiry', '/onboarding'] as const) {
      const base = path === '/enquiry' ? aSentEnquiry() : aSentRegistration();
      for (const [field] of base) {
        const sent = base.map(([name, value]) => [name, name === field ? text : value] as const);
        const { status } = await sendForm(app, path, sent);
        expect([field, text, [200, 400].includes(status)]).toEqual([field, text, true]);
      }
    }
  }
});

// asvs 15.3.7
test('counts the first of a field that came twice', async () => {
  const { app, db } = await startTestApp();

  await sendForm(app, '/enquiry', [
    ...aSentEnquiry(),
    ['contactName', 'Bea'],
    ['email', 'bea@x.example'],
  ]);

  const rows = await db.selectFrom('leads').select(['contact_name', 'email']).execute();
  expect(rows).toEqual([{ contact_name: 'Anna Bell', email: 'anna@example.com' }]);
});

const TYPES = {
  'application/json': 415,
  'text/plain': 415,
  'multipart/form-data; boundary=x': 415,
  'application/xml': 415,
  'application/x-www-form-urlencoded-x': 415,
  nonsense: 415,
  'application/x-www-form-urlencoded; charset=UTF-8': 200,
  'APPLICATION/X-WWW-FORM-URLENCODED': 200,
} as const;

test('takes one type of content and answers every other with a page', async () => {
  const { app } = await startTestApp();

  for (const [type, status] of Object.entries(TYPES)) {
    const answer = await sendForm(app, '/enquiry', aSentEnquiry(), { 'content-type': type });
    expect([type, answer.status]).toEqual([type, status]);
    if (status === 200) continue;
    expect(answer.page.heading).toBe(ALERT.leadNotCreated);
    expect(answer.page.text).toContain(ERRORS.unsupported_media_type.text);
  }
});

test('shows a form without any body as an empty one', async () => {
  const { app } = await startTestApp();

  const answer = await app.inject({ method: 'POST', url: '/enquiry' });

  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    400,
    'text/html; charset=utf-8',
  ]);
});

test.for([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }] as const)(
  'refuses a form of another site: %j',
  async (headers) => {
    const { app, db, sink } = await startTestApp();

    const {
      status,
      page,
      body,
      headers: answered,
    } = await sendForm(app, '/enquiry', aSentEnquiry(), headers);

    expect([status, page.heading]).toEqual([403, ALERT.leadNotCreated]);
    expect(page.text).toContain(ERRORS.forbidden_origin.text);
    expect(page.links).toContain('/enquiry');
    expect(body).not.toContain('Anna');
    expect(answered['cache-control']).toBe('no-store');
    expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
    expect(sink.mails).toEqual([]);
  },
);

test('takes the form of its own page', async () => {
  const { app } = await startTestApp();
  const headers = {
    host: 'shop.example',
    origin: 'https://shop.example',
    'sec-fetch-site': 'same-origin',
  };

  expect((await sendForm(app, '/enquiry', aSentEnquiry(), headers)).status).toBe(200);
});

test.for([
  ['more fields than a form has', [...aSentEnquiry(), ...manyFields(100)], 'malformed_json'],
  [
    'a longer text than a form holds',
    aSentEnquiry({ storeName: 'x'.repeat(20_001) }),
    'body_too_large',
  ],
  [
    'a body over the limit',
    [...aSentEnquiry(), ['unknown', 'x'.repeat(130_000)]],
    'body_too_large',
  ],
] as const)('stores nothing of a form with %s, and says why', async ([, sent, code]) => {
  const { app, db } = await startTestApp();

  const { status, page } = await sendForm(app, '/enquiry', sent);

  expect([status, page.heading]).toEqual([ERRORS[code].status, ALERT.leadNotCreated]);
  expect(page.text).toContain(ERRORS[code].text);
  expect(page.text).toContain('Back button');
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
});

function manyFields(count: number) {
  return Array.from({ length: count }, (_, at) => [`f${at}`, ''] as const);
}
