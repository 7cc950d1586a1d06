import { createLeadDesk } from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { openPage, pathOf } from './enquiry-page.ts';
import { anEnquiry, aRegistration } from './lead-builder.ts';
import { OLIVE, olive, openReplyDesk } from './reply-desk.ts';
import { startTestApp, storeLead } from './test-app.ts';
import { OFFICE } from './test-owner.ts';

const CALENDAR = { CALENDAR_URL: 'https://booking.shop.example' };
const HELD = `held_by = '${OLIVE}', held_since = now()`;
const LOST = "answer_state = 'lost', lost_reason = 'price'";
const WORKS = 'It works until';
const PROMISES = ['somebody will read it', 'You hear', 'your-enquiry-steps', 'Olive Moor'];
const ANSWERED = 'answered_at = now(), answered_after_ms = 1';

test.for([
  ['waits', '', 'Sorry, we are late', ['is closed', 'Look in your junk folder']],
  ['is in the bin', `binned_at = now(), ${HELD}`, 'Your enquiry is stored.', [WORKS, ...PROMISES]],
  ['was answered and binned', `binned_at = now(), ${ANSWERED}`, 'We have answered', [WORKS]],
  ['is in quarantine', 'quarantined_at = now()', 'Your enquiry is stored.', [WORKS, ...PROMISES]],
  [
    'is marked as spam',
    `answer_state = 'spam', ${HELD}`,
    'Your enquiry is stored.',
    [WORKS, ...PROMISES],
  ],
  ['was released', 'quarantined_at = now(), released_at = now()', WORKS, ['is closed']],
  [
    'is lost without an answer',
    `${LOST}, ${HELD}`,
    'If that is wrong, or you would like to talk after all, write to',
    ['We have it', 'Book a time', ...PROMISES],
  ],
] as const)(
  'the page of a lead that %s tells no more than is so',
  async ([, change, said, unsaid]) => {
    const { app, db, linkKeys } = await startTestApp({ env: CALENDAR });
    await openReplyDesk(db);
    const { reference } = await storeLead(app, anEnquiry());
    const old = "created_at = now() - interval '30 days'";
    await sql.raw(`update leads set ${[old, change].filter(Boolean).join(', ')}`).execute(db);

    const { body } = await openPage(app, pathOf(linkKeys, reference));

    expect(body).toContain(said);
    for (const words of unsaid) expect(body).not.toContain(words);
  },
);

test('a lead that is closed says so in its heading', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const { reference } = await storeLead(app, anEnquiry());
  await sql.raw(`update leads set ${LOST}`).execute(db);

  const { body } = await openPage(app, pathOf(linkKeys, reference));

  expect(body).toMatch(/<h1[^>]*>Your enquiry is closed<\/h1>/);
});

test('who was answered by a call is told to look for a mail only once one was sent', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const { reply } = await openReplyDesk(db);
  const { id: leadId, reference } = await storeLead(app, anEnquiry());
  const audit = createAuditLog({ db, clock: systemClock });
  const desk = createLeadDesk({
    db,
    audit,
    office: OFFICE,
  });
  await desk.claim({ leadId, actor: olive });
  await desk.called({ leadId, outcome: 'spoke', isAnswer: true, note: '', actor: olive });
  const look = async () => (await openPage(app, pathOf(linkKeys, reference))).body;

  const called = await look();
  expect(called).toMatch(/<h1[^>]*>We have answered, Anna<\/h1>/);
  expect(called).toMatch(/We answered on [^<]*, by email or phone\.<\/p>/);
  expect(called).not.toContain('junk folder');

  await reply(leadId, 'As I said on the phone.');
  expect(await look()).not.toContain('junk folder');

  await sql`update deliveries set state = 'done', settled_at = now() where kind = 'reply'`.execute(
    db,
  );
  expect(await look()).toContain('No email from us at anna@example.com? Look in your junk folder');
});

test.for([
  ['Anna Bell', 'Anna'],
  ['Mrs Patel', 'Mrs Patel'],
  ['Sir John Bell', 'Sir John Bell'],
  ['Dr Lee', 'Dr Lee'],
] as const)('greets %s as %s', async ([contactName, called]) => {
  const { app, linkKeys } = await startTestApp();
  const { reference } = await storeLead(app, anEnquiry({ contactName }));

  const { body } = await openPage(app, pathOf(linkKeys, reference));

  expect(body).toMatch(new RegExp(`<h1[^>]*>We have it, ${called}</h1>`));
});

test('whoever registered reads of a registration, on the page and in its forms', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const { reference } = await storeLead(app, aRegistration());
  const read = async (act?: string) => {
    const { body } = await openPage(app, pathOf(linkKeys, reference, act));
    const [words = ''] = /<main.*<\/main>/s.exec(body) ?? [];
    return words.replaceAll(/<[^>]*>/g, ' ');
  };
  const acts = [await read(), await read('correct'), await read('withdraw')];
  await sql.raw(`update leads set ${LOST}`).execute(db);
  const closed = await read();
  await sql.raw('update leads set withdrawn_at = now()').execute(db);

  const pages = [...acts, closed, await read()];

  expect(pages.join()).not.toContain('enquiry');
  for (const said of ['is stored', 'is closed', 'is withdrawn'])
    expect(pages.join()).toContain(`Your registration ${said}`);
  expect(acts.join()).toContain('Correct your registration');
  expect(acts.join()).toContain('Withdraw your registration?');
});
