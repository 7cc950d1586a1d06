import { createLeadInbox, createLeadReader } from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { startDovecot } from '@high-street/server/testing';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';

import { parseImapUrl } from '#/inbound/imap-place.ts';
import { createMailParser, type MailParser } from '#/inbound/mail-parser.ts';
import { createMailboxReader } from '#/inbound/read-mailbox.ts';

import { anEnquiry } from './lead-builder.ts';
import { refuseMails } from './refusing-imap.ts';
import { startTestApp, storeLead } from './test-app.ts';

const dovecot = await startDovecot();
afterAll(async () => dovecot?.stop());

/** A mail as it is on the wire. */
function aMail(body: string, heads: readonly string[] = []): string {
  const lines = ['From: Anna <anna@example.com>', 'Subject: Re: Enquiry', ...heads];
  const id = `Message-ID: <${crypto.randomUUID()}@mail.example>`;
  return [...lines, id, `Date: ${new Date().toUTCString()}`, '', body].join('\n');
}

/** A service that reads the mailbox of that user, which has these mails, from a server that refuses to give some. */
async function startInbound(
  user: string,
  mails: readonly string[],
  isRefused: (uid: number) => boolean = () => false,
) {
  if (dovecot === null) throw new Error('there is no Dovecot');
  const env = { IMAP_URL: await refuseMails(dovecot.url(user), isRefused) };
  const { app, db, pipeline } = await startTestApp({ env });
  const lead = await storeLead(app, anEnquiry({ email: 'anna@example.com' }));
  for (const mail of mails) await dovecot.deliver(user, mail);
  const tasks = pipeline.plan({ retentionMonths: 24, clearLimits: async () => undefined });
  const task = tasks.find(({ name }) => name === 'inbound');
  return {
    async read(times: number): Promise<void> {
      for (let run = 0; run < times; run += 1) await task?.run(new AbortController().signal);
    },
    found: async () => (await createLeadReader(db).messages(lead.id)).map(({ body }) => body),
    async unreadable(): Promise<string | undefined> {
      const { body } = await app.inject({ url: '/metrics', headers: { host: 'localhost:80' } });
      return /^inbound_mails_total\{outcome="unreadable"\} (\d+)$/m.exec(body)?.[1];
    },
  };
}

test.skipIf(dovecot === null)(
  'a mail that the server never gives is passed after several runs, and the answer behind it is read',
  async () => {
    const mails = [aMail('Nobody ever sees this.'), aMail('On Monday, please.')];
    const { read, found, unreadable } = await startInbound('broken', mails, (uid) => uid === 1);

    await read(3);
    expect(await found()).toEqual([]);
    await read(1);

    expect(await found()).toEqual(['On Monday, please.']);
    expect(await unreadable()).toBe('1');
  },
);

test.skipIf(dovecot === null)(
  'a server that gives no mail at all has none passed, however long that takes',
  async () => {
    let isAway = true;
    const bodies = ['One.', 'Two.', 'Three.'];
    const mails = bodies.map((body) => aMail(body));
    const { read, found } = await startInbound('ill', mails, () => isAway);

    await read(6);
    isAway = false;
    await read(1);

    expect(await found()).toEqual(bodies);
  },
);

test.skipIf(dovecot === null)(
  'a mail with more headers than an answer of the server may have is passed at once',
  async () => {
    const heads = Array.from({ length: 9_000 }, (_, place) => `X-${place}: ${'x'.repeat(990)}`);
    const mails = [aMail('Nobody ever sees this.', heads), aMail('On Monday, please.')];
    const { read, found, unreadable } = await startInbound('headers', mails);

    await read(1);

    expect(await found()).toEqual(['On Monday, please.']);
    expect(await unreadable()).toBe('1');
  },
);

test.skipIf(dovecot === null)(
  'no mail is passed because the thread that parses them cannot start; all are read once it can',
  async () => {
    if (dovecot === null) throw new Error('there is no Dovecot');
    const { app, db } = await startTestApp();
    const lead = await storeLead(app, anEnquiry({ email: 'anna@example.com' }));
    const bodies = ['One.', 'Two.'];
    for (const body of bodies) await dovecot.deliver('unparsed', aMail(body));
    const place = parseImapUrl(dovecot.url('unparsed'));
    if (place === null) throw new Error('the mailbox has no address');
    const inbox = createLeadInbox({ db, mailbox: place.name, ownAddresses: [] });
    const [clock, log] = [systemClock, pino({ enabled: false })];
    const program = new URL('data:text/javascript,throw new Error("no memory")');
    let openParser = (): MailParser => createMailParser({ clock, log, program });
    const read = createMailboxReader({
      place,
      inbox,
      domain: 'shop.example',
      openParser: () => openParser(),
      clock,
      log,
    });
    const before = await inbox.place();

    for (let run = 0; run < 6; run += 1) await read(new AbortController().signal);
    expect(await inbox.place()).toEqual(before);
    openParser = () => createMailParser({ clock, log });
    await read(new AbortController().signal);

    expect((await createLeadReader(db).messages(lead.id)).map(({ body }) => body)).toEqual(bodies);
  },
);
