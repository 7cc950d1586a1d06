import { once } from 'node:events';
import { createServer } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';

import { startDovecot } from '@high-street/server/testing';
import { afterAll, expect, onTestFinished, test } from 'vitest';

import { type ImapPlace, parseImapUrl } from '#/inbound/imap-place.ts';
import { openMailbox } from '#/inbound/open-mailbox.ts';
import { reachMailbox } from '#/inbound/reach-mailbox.ts';

const dovecot = await startDovecot();
afterAll(async () => dovecot?.stop());

/** What runs while the authorities of this process are these and the test's own. */
async function trusting<Result>(certificate: string, run: () => Promise<Result>): Promise<Result> {
  const before = getCACertificates('default');
  setDefaultCACertificates([...before, certificate]);
  try {
    return await run();
  } finally {
    setDefaultCACertificates(before);
  }
}

/** The same mailbox as if it were of another machine, where nothing may go unencrypted. */
function elsewhere(url: string): ImapPlace {
  const place = parseImapUrl(url);
  if (place === null) throw new Error('the address names no mailbox');
  return { ...place, tls: 'start' };
}

async function countMails(place: ImapPlace): Promise<number> {
  await using mailbox = await openMailbox(place);
  return mailbox.mails;
}

test.skipIf(dovecot === null)(
  'a mailbox is read over TLS, and not from a server whose certificate no authority has signed',
  async () => {
    const url = dovecot?.secureUrl('hello') ?? '';
    await dovecot?.deliver('hello', 'Subject: One\n\nHello.');

    expect(await reachMailbox(url)).toMatchObject({
      kind: 'closed',
      reason: expect.stringContaining('self-signed certificate'),
    });
    expect(await trusting(dovecot?.certificate ?? '', () => reachMailbox(url))).toMatchObject({
      kind: 'open',
      mails: 1,
    });
  },
);

test.skipIf(dovecot === null)(
  'an unencrypted beginning goes on by STARTTLS, which asks for the same of the certificate',
  async () => {
    const place = elsewhere(dovecot?.url('starting') ?? '');

    await expect(countMails(place)).rejects.toThrow('self-signed certificate');
    expect(await trusting(dovecot?.certificate ?? '', () => countMails(place))).toBe(0);
  },
);

/** A server between us and the mailbox that takes STARTTLS out of what is offered, and notes what it is told. */
async function startStripper() {
  const heard: string[] = [];
  const server = createServer((socket) => {
    socket.write('* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n');
    socket.on('data', (data) => {
      for (const line of data.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        const [tag = '*', command = ''] = line.split(' ');
        const isKnown = ['CAPABILITY', 'ID', 'NOOP', 'LOGOUT'].includes(command.toUpperCase());
        if (command.toUpperCase() === 'CAPABILITY') socket.write('* CAPABILITY IMAP4rev1\r\n');
        socket.write(`${tag} ${isKnown ? 'OK' : 'BAD'} done\r\n`);
      }
    });
    socket.on('error', () => undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => new Promise((resolve) => server.close(() => resolve())));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return { url: `imap://hello:pass-word@127.0.0.1:${port}/INBOX`, heard };
}

test('where STARTTLS is taken out of what is offered, no password is sent', async () => {
  const { url, heard } = await startStripper();

  await expect(countMails(elsewhere(url))).rejects.toThrow();

  expect(heard.join('\n')).not.toMatch(/pass-word|LOGIN|AUTHENTICATE/i);
});
