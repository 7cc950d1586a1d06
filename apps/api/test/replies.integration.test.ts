import { createLeadDesk, createLeadReader } from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { askThreads, startDovecot } from '@high-street/server/testing';
import { afterAll, expect, test } from 'vitest';

import { makeDue } from './delivery-rows.ts';
import { aRegistration, anEnquiry } from './lead-builder.ts';
import { olive, openReplyDesk } from './reply-desk.ts';
import { LEADS_TO, MAIL_FROM, sendMail, startTestApp, storeLead } from './test-app.ts';
import { OFFICE } from './test-owner.ts';

const dovecot = await startDovecot();
afterAll(async () => dovecot?.stop());

/** A service that delivers, and somebody who replies. */
async function startReplies(env = {}) {
  const service = await startTestApp({ isWorking: true, env });
  const { db } = service;
  const reader = createLeadReader(db);
  const stateOf = async (leadId: string, replyId: string) =>
    (await reader.replies(leadId)).find(({ id }) => id === replyId)?.delivery?.state ?? null;
  const until = (leadId: string, replyId: string, state: string) =>
    expect.poll(() => stateOf(leadId, replyId)).toBe(state);
  return { ...service, ...(await openReplyDesk(db)), reader, until };
}

/** A header of a raw mail as it is on the wire, unfolded; null where there is none. */
function headerOf(raw: Buffer, name: string): string | null {
  const [head = ''] = raw.toString('utf8').split('\r\n\r\n');
  const line = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((text) => text.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  return line?.slice(name.length + 1).trim() ?? null;
}

test('a conversation is one thread, as a mailbox shows it: each mail names the one that it answers, and all before it', async () => {
  const { app, db, sink, reply, until } = await startReplies();
  const lead = await storeLead(app, anEnquiry());
  await sendMail(app, lead);
  const first = await reply(lead.id, 'Yes, we do.');
  await until(lead.id, first, 'done');
  const second = await reply(lead.id, 'On Mondays.');
  await until(lead.id, second, 'done');
  const found = { from_address: 'anna@example.com', subject: '', body: 'When?', quoted: '' };
  const message = { ...found, lead_id: lead.id, sent_at: new Date(), attachments: '[]' };
  await db
    .insertInto('lead_messages')
    .values([
      { ...message, message_id: '<when.1@mail.example>', is_automatic: false },
      { ...message, message_id: '<away.1@mail.example>', is_automatic: true },
    ])
    .execute();
  const third = await reply(lead.id, 'At nine.');
  await until(lead.id, third, 'done');

  const ids = [first, second, third].map((id) => `<${lead.id}.reply-${id}@shop.example>`);
  const confirmation = `<${lead.id}.visitor@shop.example>`;
  const raws = sink.mails.filter(({ to }) => to[0] === 'anna@example.com').map(({ raw }) => raw);
  const threads = raws.map((raw) =>
    ['Message-ID', 'In-Reply-To', 'References', 'Subject'].map((name) => headerOf(raw, name)),
  );
  const subject = 'Re: Enquiry Email';
  expect(threads).toEqual([
    [confirmation, null, null, 'Enquiry Email'],
    [ids[0], confirmation, confirmation, subject],
    [ids[1], ids[0], `${confirmation} ${ids[0]}`, subject],
    [
      ids[2],
      '<when.1@mail.example>',
      `${confirmation} ${ids[0]} ${ids[1]} <when.1@mail.example>`,
      subject,
    ],
  ]);
  if (dovecot === null) return;
  const fromThem = ['From: anna@example.com', `In-Reply-To: ${ids[1]}`, `Subject: ${subject}`];
  const asked = [...fromThem, 'Message-ID: <when.1@mail.example>', '', 'When?'].join('\n');
  const stranger = 'From: tom@mail.example\nMessage-ID: <tom@mail.example>\nSubject: Hello\n\nHi';
  for (const mail of [...raws.slice(0, 3).map(String), asked, String(raws[3]), stranger]) {
    // A mailbox numbers them as they come.
    await dovecot.deliver('anna', mail);
  }
  expect(await askThreads(dovecot.url('anna'))).toBe('(1 2 3 4 5)(6)');
});

test('a reply is from who wrote it, in plain words and the same as HTML, and is no automatic mail', async () => {
  const { app, sink, reply, until } = await startReplies({ REPLY_TO: 'answers@shop.example' });
  const lead = await storeLead(app, aRegistration());
  await until(lead.id, await reply(lead.id, 'See https://shop.example/a.\n\n<b>Bye</b>'), 'done');

  const mail = (await sink.read()).find(({ subject }) => subject === 'Re: Register Email');
  expect(mail).toMatchObject({
    from: { name: 'Olive Moor, Kerbside', address: MAIL_FROM },
    to: [{ name: 'Anna Bell', address: 'anna@example.com' }],
    replyTo: [{ name: 'Kerbside', address: 'answers@shop.example' }],
    text: 'See https://shop.example/a.\n\n<b>Bye</b>\n\nOlive Moor\nKerbside\n\n',
  });
  expect(mail?.html).toContain('<a href="https://shop.example/a"');
  expect(mail?.html).toContain('&lt;b&gt;Bye&lt;/b&gt;');
  const automatic = mail?.headers.find(({ key }) => key === 'auto-submitted');
  expect(automatic?.value).toBe('no');
});

test('answers to the confirmation go where those to replies do', async () => {
  const { app, sink } = await startReplies({ REPLY_TO: 'answers@shop.example' });
  await storeLead(app, anEnquiry());
  const confirmation = async () =>
    (await sink.read()).find(({ subject }) => subject === 'Enquiry Email');
  await expect
    .poll(confirmation)
    .toMatchObject({ replyTo: [{ name: 'Kerbside', address: 'answers@shop.example' }] });
});

test('an accepted reply stops the clock and marks a new lead answered, once; a refused one does not', async () => {
  const { app, db, sink, reply, until, reader } = await startReplies();
  const leads = async () =>
    db
      .selectFrom('leads')
      .select(['answer_state', 'answered_at', 'version'])
      .orderBy('id')
      .execute();
  const lead = await storeLead(app, anEnquiry());
  await expect.poll(() => sink.mails.length).toBe(2);
  sink.state.manner = 'refuse the recipient';
  const refused = await reply(lead.id, 'Yes.');
  await until(lead.id, refused, 'dead');
  expect(await leads()).toMatchObject([{ answer_state: 'new', answered_at: null, version: 2 }]);
  sink.state.manner = 'accept';

  await until(lead.id, await reply(lead.id, 'Yes, we do.'), 'done');

  const [answered] = await leads();
  expect(answered).toMatchObject({ answer_state: 'answered', version: 3 });
  expect(answered?.answered_at).toBeInstanceOf(Date);
  await until(lead.id, await reply(lead.id, 'And on Sundays.'), 'done');
  expect(await leads()).toEqual([answered]);
  const kinds = (await reader.history(lead.id)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind.startsWith('reply_'))).toEqual([
    'reply_written',
    'reply_dead',
    'reply_written',
    'reply_done',
    'reply_written',
    'reply_done',
  ]);
});

test('replies to a lead leave in the order in which they were written, and none from the bin', async () => {
  const { app, db, sink, reply, until, reader } = await startReplies();
  const lead = await storeLead(app, anEnquiry());
  await sendMail(app, lead);
  const first = await reply(lead.id, 'We can do 20 %.', 60);
  const second = await reply(lead.id, 'Sorry, 10 %.');
  const deliveries = async () => (await reader.replies(lead.id)).map(({ delivery }) => delivery);
  await expect
    .poll(async () => (await deliveries())[1])
    .toMatchObject({ attempts: 0, lastError: 'an earlier reply to this lead has not left yet' });
  await expect
    .poll(async () => {
      await makeDue(db);
      return (await deliveries()).map((each) => each?.state);
    })
    .toEqual(['done', 'done']);

  const sent = () =>
    sink.mails.flatMap(
      ({ raw }) => /\.reply-(.+)@/.exec(headerOf(raw, 'Message-ID') ?? '')?.[1] ?? [],
    );
  expect(sent()).toEqual([first, second]);
  const third = await reply(lead.id, 'And 5 %.', 60);
  await db.updateTable('leads').set({ binned_at: new Date() }).execute();
  await makeDue(db);
  await until(lead.id, third, 'unneeded');
  expect(sent()).toEqual([first, second]);
});

test('a reply that is sent again is a mail of its own; one whose answer was lost is the same mail', async () => {
  const { app, db, sink, reply, until, reader } = await startReplies();
  const lead = await storeLead(app, anEnquiry());
  await expect.poll(() => sink.mails.length).toBe(2);
  sink.state.manner = 'take the mail and lose the answer';
  const replyId = await reply(lead.id, 'Yes.');
  const lost = async () => (await reader.replies(lead.id))[0]?.delivery?.lastError ?? null;
  await expect.poll(lost).not.toBe(null);
  sink.state.manner = 'accept';
  await makeDue(db);
  await until(lead.id, replyId, 'done');
  const audit = createAuditLog({ db, clock: systemClock });
  const leads = createLeadDesk({
    db,
    audit,
    office: OFFICE,
  });
  const again = { leadId: lead.id, kind: 'reply', actor: olive };
  expect(await leads.resend({ ...again, partId: replyId })).toBe(true);
  await expect.poll(() => sink.mails.length).toBe(5);

  const ids = sink.mails.slice(2).map(({ raw }) => headerOf(raw, 'Message-ID'));
  const own = `<${lead.id}.reply-${replyId}@shop.example>`;
  expect(ids).toEqual([own, own, `<${lead.id}.reply-${replyId}-1@shop.example>`]);
  expect(sink.mails.filter(({ to }) => to[0] === LEADS_TO)).toHaveLength(1);
});
