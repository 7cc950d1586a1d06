import { createLeadReader } from '@high-street/leads';
import { startDovecot } from '@high-street/server/testing';
import { afterAll, expect, test } from 'vitest';

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
