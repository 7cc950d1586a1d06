import { createLeadReader } from '@high-street/leads';
import { startDovecot } from '@high-street/server/testing';
import { ImapFlow } from 'imapflow';
import { afterAll, expect, test } from 'vitest';

import { anEnquiry } from './lead-builder.ts';
import { aMail, aReport } from './raw-mail.ts';
import { refuseFirstSearch } from './refusing-imap.ts';
import { openReplyDesk } from './reply-desk.ts';
import { LEADS_TO, startTestApp, storeLead } from './test-app.ts';

const dovecot = await startDovecot();
if (dovecot === null) {
  process.stdout.write('Dovecot cannot be installed here, so no mailbox is read in these tests.\n');
}
afterAll(async () => dovecot?.stop());
let mailboxes = 0;

/** A service whose answers come into a mailbox of the test's own. */
async function startInbound(url?: string, isWorking = false) {
  if (dovecot === null) throw new Error('there is no Dovecot');
  mailboxes += 1;
  const user = `hello${mailboxes}`;
  const service = await startTestApp({
    env: { IMAP_URL: url ?? dovecot.url(user) },
    isWorking,
  });
  const { db, app, pipeline } = service;
  const tasks = pipeline.plan({ retentionMonths: 24, clearLimits: async () => undefined });
  const task = tasks.find(({ name }) => name === 'inbound');
  const reader = createLeadReader(db);

  async function metric(name: string): Promise<string | undefined> {
    const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost:80' } });
    return body.split('\n').find((line) => line.startsWith(name));
  }

  return {
    ...service,
    ...(await openReplyDesk(db)),
    user,
    reader,
    metric,
    read: async () => task?.run(new AbortController().signal),
    deliver: (mail: string) => dovecot.deliver(user, mail),
    /** The lines of the history that mails made, with what was written. */
    async found(leadId: string) {
      const messages = new Map((await reader.messages(leadId)).map((mail) => [mail.id, mail]));
      const lines = await reader.history(leadId);
      return lines.flatMap(({ kind, actorKind, detail }) => {
        const mail = messages.get(detail ?? '');
        return mail === undefined ? [] : [{ kind, actorKind, ...mail }];
      });
    },
  };
}

/** Every mail of a mailbox with its flags, as another program sees it. */
async function lookInto(url: string) {
  const { hostname, port, username, password } = new URL(url);
  const auth = { user: username, pass: password };
  const client = new ImapFlow({
    host: hostname,
    port: Number(port),
    secure: false,
    doSTARTTLS: false,
    auth,
    logger: false,
  });
  await client.connect();
  await client.mailboxOpen('INBOX', { readOnly: true });
  const mails = [];
  for await (const { uid, flags, size } of client.fetch('1:*', { flags: true, size: true })) {
    mails.push({ uid, size, flags: [...(flags ?? [])].filter((flag) => flag !== '\\Recent') });
  }
  await client.logout();
  return mails;
}

test.skipIf(dovecot === null)(
  'what a visitor answers joins the lead that their mail names, or else the newest of their address, once; the mailbox stays as it was',
  async () => {
    const { app, deliver, read, found, reply, user, metric } = await startInbound();
    const first = await storeLead(app, anEnquiry());
    const newest = await storeLead(app, anEnquiry());
    const replyId = await reply(first.id, 'Yes, we do.');
    const replyTo = `In-Reply-To: <${first.id}.reply-${replyId}@shop.example>`;
    await deliver(
      aMail('Thank you.\n\nOn 1 Jan 2026, Olive <hello@shop.example>\nwrote:\n> Yes, we do.', {
        heads: [replyTo, 'References: <other@mail.example>'],
      }),
    );
    await deliver(
      aMail('A colleague says so, too.', { from: 'ben@elsewhere.example', heads: [replyTo] }),
    );
    await deliver(aMail('By the way.', { from: 'ANNA+news@example.com' }));
    await deliver(aMail('Buy this.', { from: 'stranger@elsewhere.example' }));
    const before = await lookInto(dovecot?.url(user) ?? '');

    await read();
    await read();

    const visitor = { kind: 'visitor_wrote', actorKind: 'visitor', isAutomatic: false };
    expect(await found(first.id)).toMatchObject([
      {
        ...visitor,
        fromAddress: 'anna@example.com',
        subject: 'Re: Enquiry',
        body: 'Thank you.',
        quoted: 'On 1 Jan 2026, Olive <hello@shop.example>\nwrote:\n> Yes, we do.',
        attachments: [],
      },
      { ...visitor, fromAddress: 'ben@elsewhere.example', body: 'A colleague says so, too.' },
    ]);
    expect(await found(newest.id)).toMatchObject([{ ...visitor, body: 'By the way.' }]);
    expect(await lookInto(dovecot?.url(user) ?? '')).toEqual(before);
    expect(before.map(({ flags }) => flags)).toEqual([[], [], [], []]);
    expect(await metric('inbound_mails_total{outcome="visitor"}')).toMatch(/ 3$/);
    expect(await metric('inbound_mails_total{outcome="unknown"}')).toMatch(/ 1$/);
  },
);

test.skipIf(dovecot === null)(
  'machines, loops and mails of our own are no person, and a newsletter joins nothing',
  async () => {
    const { app, deliver, read, found } = await startInbound();
    const lead = await storeLead(app, anEnquiry());
    const heads = [`In-Reply-To: <${lead.id}.visitor@shop.example>`];
    const machine = (...more: string[]) => aMail(more.join(), { heads: [...heads, ...more] });
    const signs = [
      'Auto-Submitted: auto-replied (vacation)',
      'Precedence: auto_reply',
      'Precedence: Bulk',
      'X-Autoreply: yes',
      'Return-Path: <>',
      'List-Id: <news.example>',
    ];
    for (const sign of signs) await deliver(machine(sign));
    await deliver(aMail('News of this week', { heads: ['List-Id: <news.example>'] }));
    await deliver(aMail('Ours', { id: `<${lead.id}.visitor@shop.example>` }));
    await deliver(aMail('From the office', { from: LEADS_TO, heads }));
    await deliver(aMail('From Olive', { from: 'olive@example.org', heads }));
    const leave = 'List-Unsubscribe: <https://crm.example/leave>';
    await deliver(aMail('An offer', { heads: [leave] }));
    await deliver(aMail('Human', { heads: [...heads, 'Auto-Submitted: no', leave] }));

    await read();

    const lines = await found(lead.id);
    expect(lines.map(({ kind, actorKind, body }) => [kind, actorKind, body])).toEqual([
      ...signs.map((sign) => ['machine_wrote', 'service', sign]),
      ['visitor_wrote', 'visitor', 'Human'],
    ]);
  },
);

test.skipIf(dovecot === null)(
  'a reply that did not arrive is said so, whichever of a conversation it is, and a delay is not',
  async () => {
    const { app, sink, deliver, read, found, reply } = await startInbound(undefined, true);
    const lead = await storeLead(app, anEnquiry());
    /** A reply as the mail server took it. */
    async function take(body: string) {
      const id = await reply(lead.id, body);
      const find = async () => {
        const ids = (await sink.read()).map(({ messageId }) => messageId);
        return ids.indexOf(`<${lead.id}.reply-${id}@shop.example>`);
      };
      await expect.poll(find).toBeGreaterThanOrEqual(0);
      const source = String(sink.mails[await find()]?.raw);
      return { id, source, headers: source.split('\r\n\r\n', 1).join() };
    }
    const first = await take('Yes, we do.');
    const second = await take('On Mondays.');
    expect(second.headers).toContain(`.reply-${first.id}@`);
    await deliver(aReport(first.source, { action: 'delayed' }));
    await deliver(aReport(first.source));
    await deliver(aReport(second.source));
    await deliver(aReport(second.headers, { kind: 'text/rfc822-headers' }));

    await read();

    const report = { body: 'I could not deliver your mail: no such mailbox.', attachments: [] };
    const bounce = { kind: 'reply_bounced', isAutomatic: true, ...report };
    expect(await found(lead.id)).toMatchObject([
      { kind: 'machine_wrote', bouncedReplyId: null },
      { ...bounce, bouncedReplyId: first.id },
      { ...bounce, bouncedReplyId: second.id },
      { ...bounce, bouncedReplyId: second.id },
    ]);
  },
);

test.skipIf(dovecot === null)(
  'a reply is not said to be lost with a mail that answers it and has a Message-ID of others',
  async () => {
    const { app, deliver, read, found, reply } = await startInbound();
    const lead = await storeLead(app, anEnquiry());
    const replyId = await reply(lead.id, 'Yes, we do.');
    const original = `From: hello@shop.example
In-Reply-To: <${lead.id}.reply-${replyId}@shop.example>
Message-ID: <relayed@mail.example>
Subject: Re: Enquiry

On Mondays.`;
    await deliver(aReport(original));

    await read();

    expect(await found(lead.id)).toMatchObject([{ kind: 'machine_wrote', bouncedReplyId: null }]);
  },
);

test.skipIf(dovecot === null)(
  'markup, files and what no mail program writes come to nothing but plain texts and names',
  async () => {
    const { app, deliver, read, found, metric } = await startInbound();
    const lead = await storeLead(app, anEnquiry());
    const nest = Array.from(
      { length: 60 },
      (_, depth) => `--b${depth}\nContent-Type: multipart/mixed; boundary=b${depth + 1}\n`,
    );
    await deliver(
      aMail(
        `--b
Content-Type: text/html; charset=utf-8

<p>Hello<script>alert(1)</script> <img src="https://tracker.example/x.gif" onerror="alert(2)"> you</p>\0
--b
Content-Type: application/pdf; name="=?utf-8?Q?Preis_=E2=82=AC.pdf?="
Content-Disposition: attachment; filename="=?utf-8?Q?Preis_=E2=82=AC.pdf?="
Content-Transfer-Encoding: base64

${Buffer.alloc(300, 'x').toString('base64')}
--b--`,
        { heads: ['Content-Type: multipart/mixed; boundary=b'] },
      ),
    );
    await deliver(aMail('x'.repeat(2_000_000)));
    await deliver(
      aMail(nest.join('\n'), { heads: ['Content-Type: multipart/mixed; boundary=b0'] }),
    );
    await deliver(aMail('Still read', { id: '<a b\tc>' }));

    await read();

    const [markup, long, last] = await found(lead.id);
    expect(markup?.body).toContain('Hello');
    expect(markup?.body).not.toMatch(/<|alert|tracker|\0/);
    expect(markup?.attachments).toEqual([{ name: 'Preis €.pdf', bytes: 300 }]);
    expect(long?.body).toHaveLength(20_000);
    expect(last?.body).toBe('Still read');
    expect(await metric('inbound_mails_total{outcome="unreadable"}')).toMatch(/ 1$/);
  },
);

test.skipIf(dovecot === null)(
  'a mail that would take hours to read is given up, and the answer behind it is read',
  async () => {
    const { app, deliver, read, found, metric } = await startInbound();
    const lead = await storeLead(app, anEnquiry());
    const markup = `<a ${'href='.repeat(12_000)}`;
    await deliver(aMail(markup, { heads: ['Content-Type: text/html; charset=utf-8'] }));
    await deliver(aMail('On Monday, please.'));

    await read();

    expect((await found(lead.id)).map(({ body }) => body)).toEqual(['On Monday, please.']);
    expect(await metric('inbound_mails_total{outcome="unreadable"}')).toMatch(/ 1$/);
    expect(await metric('inbound_mails_total{outcome="visitor"}')).toMatch(/ 1$/);
  },
);

test.skipIf(dovecot === null)(
  'a mailbox that counts its mails anew is read again, and nothing joins twice',
  async () => {
    const { app, db, deliver, read, found } = await startInbound();
    const lead = await storeLead(app, anEnquiry());
    await deliver(aMail('Once.'));
    const unnamed = aMail('Unnamed.').replace(/^Message-ID: .*\n/m, '');
    await deliver(unnamed);
    await read();
    await db.updateTable('mailbox_places').set({ uid_validity: 1, last_uid: 900 }).execute();
    await deliver(unnamed);
    await deliver(aMail('Twice.'));

    await read();

    expect((await found(lead.id)).map(({ body }) => body)).toEqual(['Once.', 'Unnamed.', 'Twice.']);
  },
);

test.skipIf(dovecot === null)(
  'a search that the server refuses passes no mail by: the next time reads what came',
  async () => {
    const url = await refuseFirstSearch(dovecot?.url('refused') ?? '');
    const { app, db, read, found } = await startInbound(url);
    const lead = await storeLead(app, anEnquiry());
    await dovecot?.deliver('refused', aMail('Are you still there?'));

    await read();
    const place = db.selectFrom('mailbox_places').select(['last_uid', 'read_at']);
    const { last_uid: lastUid, read_at: readAt } = await place.executeTakeFirstOrThrow();
    await read();

    expect(Number(lastUid)).toBe(0);
    const after = await place.executeTakeFirstOrThrow();
    expect(after.read_at.getTime()).toBeGreaterThan(readAt.getTime());
    expect((await found(lead.id)).map(({ body }) => body)).toEqual(['Are you still there?']);
  },
);

test.skipIf(dovecot === null)(
  'a mailbox that cannot be read is tried again, and its age tells for how long that is so',
  async () => {
    const url = dovecot?.url('nobody', 'wrong') ?? '';
    const { read, pool, metric } = await startInbound(url);

    await read();

    await pool.query("update mailbox_places set read_at = now() - interval '20 minutes'");
    const age = (await metric('inbound_mailbox_age_seconds'))?.split(' ').at(-1);
    expect(Number(age)).toBeGreaterThan(1_199);
  },
);
