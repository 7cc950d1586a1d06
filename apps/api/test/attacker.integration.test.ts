import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { contactsSchema, errorBodySchema } from '@high-street/contract';
import { fakeClock } from '@high-street/server/testing';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';

import { plainKeys } from '#/plain-form/plain-key.ts';

import { storeBooking } from './booking-rows.ts';
import { erasePerson } from './erase-person.ts';
import { anEmailRequest, anEnquiry } from './lead-builder.ts';
import { aSentEnquiry, sendForm } from './plain-form-page.ts';
import { runLeads } from './run-leads.ts';
import { aFolder } from './temp-folder.ts';
import { post, sendMail, startTestApp, storeLead } from './test-app.ts';

const SECRET = 'q'.repeat(40);
const MAILBOX = 'josébell@gmail.com';
const SPELLINGS = [
  'josé.bell@gmail.com',
  'JOSÉBELL@GMAIL.COM',
  'jose\u0301bell@gmail.com',
  'j.o.s.é.bell@googlemail.com',
  'josébell+demo@GoogleMail.com',
  'ｊosébell@gmail.com',
  'JOSE\u0301.BELL+x+y@gmail.com',
] as const;
const NOT_ADDRESSES = [
  '"anna"@example.com',
  'anna@example.com.',
  'anna@ｅxample.com',
  'anna@example。com',
  'anna@example｡com',
  'anna@exam\u00adple.com',
  'anna@exam\u200bple.com',
  'anna\u202e@example.com',
  'anna@example.com\r\nRCPT TO:<bea@example.com>',
  'anna@[127.0.0.1]',
  'anna@bea@example.com',
  'anna..bell@example.com',
  '<anna@example.com>',
] as const;

const codeOf = (answer: LightMyRequestResponse) =>
  answer.statusCode < 400 ? answer.statusCode : errorBodySchema.parse(answer.json()).error.code;

test('counts the leads of one mailbox together, in whichever spelling, and takes none that is none', async () => {
  const { app, db } = await startTestApp({ env: { LEADS_PER_EMAIL_DAY: '3' } });
  const send = (email: string) => post(app, '/api/leads', { contacts: anEnquiry({ email }) });

  const answers = await Promise.all(SPELLINGS.map(send));
  const refused = await Promise.all(NOT_ADDRESSES.map(send));

  const taken = SPELLINGS.map((_, nth) => (nth < 3 ? '201' : 'too_many_requests'));
  expect(answers.map(codeOf).map(String).toSorted()).toEqual(taken);
  expect(refused.map(codeOf)).toEqual(NOT_ADDRESSES.map(() => 'invalid_lead'));
  const stored = await db.selectFrom('leads').select('mailbox').execute();
  expect(stored.map(({ mailbox }) => mailbox)).toEqual([MAILBOX, MAILBOX, MAILBOX]);
});

test.for(SPELLINGS)('erases a person in every spelling who asks as %s', async (spelling) => {
  const { app, db } = await startTestApp();
  for (const email of SPELLINGS) {
    await storeLead(app, anEnquiry({ email }));
    await storeBooking(db, { email });
  }
  const another = 'josebell@gmail.com';
  await storeLead(app, anEnquiry({ email: another }));

  const erased = await erasePerson(db, `\t ${spelling} `);

  expect(erased).toMatchObject({ leads: SPELLINGS.length, bookings: SPELLINGS.length, left: [] });
  expect(await db.selectFrom('leads').select('email').execute()).toEqual([{ email: another }]);
  expect(await db.selectFrom('bookings').select('id').execute()).toEqual([]);
});

test.for([
  'hxxp://evil.example',
  'evil。example/x',
  '//evil.example',
  'evil.example:443',
  'пример.рф/вход',
  '192.0.2.1/login',
  'evil\u200b.example/x',
  '\u202ewww.evil.example',
  'Anna\nhttps://evil.example',
])('writes no address of an attacker to a stranger by the name %j', async (contactName) => {
  const { app, db } = await startTestApp();

  const called = await post(app, '/api/leads', { contacts: anEnquiry({ contactName }) });
  const sent = await sendForm(app, '/enquiry', aSentEnquiry({ contactName }));

  expect([codeOf(called), sent.status]).toEqual(['invalid_lead', 400]);
  expect(await db.selectFrom('leads').select('id').execute()).toEqual([]);
});

const RUN = [
  '=',
  '+',
  '-',
  '@',
  '＝',
  '＋',
  '－',
  '＠',
  '﹦',
  '\u2212',
  '"=',
  ' =',
  '\u200b=',
] as const;
const SEPARATORS = [',', ';', '\t', '|'] as const;

test('exports no cell that a spreadsheet would run, whatever it takes for a separator', async () => {
  const { app, databaseUrl } = await startTestApp();
  const inner = RUN.map((start) => `x;${start}cmd()\t${start}cmd()|${start}cmd()\n${start}cmd()`);
  for (const message of [...inner, ...RUN.map((start) => `${start}cmd()`)])
    await storeLead(app, anEnquiry({ message: `a\n${message}` }));
  const file = join(await aFolder(), 'leads.csv');

  const exported = await runLeads({ DATABASE_URL: databaseUrl }, 'export', '--csv', file);

  expect(exported).toMatchObject({ code: 0 });
  const text = await readFile(file, 'utf8');
  expect(text.split('cmd()').length - 1).toBe(RUN.length * 5);
  for (const separator of SEPARATORS) {
    const cells = text.split(/[\r\n]+/).flatMap((line) => line.split(separator));
    const bare = cells.map((cell) => cell.replace(/^[\s"\p{Cf}]+/u, '').normalize('NFKC'));
    expect(bare.filter((cell) => /^[=+\-@\u2212]\D*cmd/.test(cell))).toEqual([]);
  }
});

test('knows nobody by a key that an attacker can work out from what a person wrote', async () => {
  const now = new Date('2026-01-05T09:00:00Z');
  const env = { FORM_TOKEN_SECRET: SECRET };
  const { app } = await startTestApp({ env, clock: fakeClock(now) });
  const contacts = contactsSchema.parse(anEnquiry());
  await sendForm(app, '/enquiry', aSentEnquiry());
  const content = JSON.stringify(['2026-01-05', contacts]);
  const known = plainKeys(contacts, SECRET, now).today;
  const guesses = [
    `plain-${createHash('sha256').update(content).digest('hex')}`,
    plainKeys(contacts, '', now).today,
    plainKeys(contacts, 'f'.repeat(32), now).today,
    known.toUpperCase(),
  ];
  const ask = async (key: string) =>
    codeOf(await post(app, '/api/send-email', anEmailRequest(contacts), key));

  expect([200, 202]).toContain(await ask(known));
  for (const guess of guesses) expect(await ask(guess)).toBe('unknown_lead');
});

test('mails nobody but the person of a lead, whatever a call with its key says', async () => {
  const { app, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  const other = anEnquiry({ email: 'victim@example.com', message: 'Buy at www.evil.example' });

  await sendMail(app, { key: lead.key, contacts: other });
  const again = await post(app, '/api/leads', { contacts: other }, lead.key);

  expect(codeOf(again)).toBe('idempotency_key_reused');
  expect(sink.mails.length).toBeGreaterThan(0);
  const raw = sink.mails.map((mail) => mail.raw.toString()).join('\n');
  expect(raw).not.toMatch(/victim|evil/);
});
