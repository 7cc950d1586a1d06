import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { release, startSmtpSink } from '../../test/index.ts';

import { type Mail, MailRefused } from './mail.ts';
import { openMailer } from './open-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

const sender = { name: 'Shop', email: 'hello@shop.example' };
const SUBJECT = 'Enquiry Email';

const aMail = (index: number): Mail => ({
  from: { name: sender.name, address: sender.email },
  to: { name: 'Anna', address: 'anna@example.com' },
  subject: SUBJECT,
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: `<${index}@shop.example>`,
  request: {
    type: 'enquiry',
    subject: SUBJECT,
    to: 'anna@example.com',
    from: sender,
    name: 'Anna',
    company: '',
    message: 'Hello',
  },
});

test('mails beyond so many a second wait for the next one', async () => {
  const sink = await startSmtpSink();
  onTestFinished(() => sink.stop());
  const mailer = createSmtpMailer(sink.url, { mailsPerSecond: 2 });
  onTestFinished(() => mailer.close());
  const begun = performance.now();
  await Promise.all(Array.from({ length: 13 }, (_, index) => mailer.send(aMail(index))));
  const seconds = (performance.now() - begun) / 1_000;
  expect(sink.mails).toHaveLength(13);
  // Its five connections may each begin one mail more in the same second: six at most, and so two further seconds.
  expect(seconds).toBeGreaterThan(1.9);
});

test('a mail for which no connection becomes free in time is not begun, and so never arrives twice', async () => {
  const sink = await startSmtpSink();
  onTestFinished(() => sink.stop());
  const mailer = createSmtpMailer(sink.url);
  onTestFinished(() => mailer.close());
  sink.state.manner = 'hold the data';
  const mails = Array.from({ length: mailer.atOnce + 1 }, (_, index) => mailer.send(aMail(index)));

  await expect(mails.pop()).rejects.toThrow(
    'all 5 connections to the mail server were busy, so this mail was not begun',
  );
  expect(sink.state.offered).toBe(mailer.atOnce);
  release(sink.state);
  await Promise.all(mails);
});

test('a server that takes a mail and never says so is left at last', async () => {
  const sink = await startSmtpSink();
  onTestFinished(() => sink.stop());
  const mailer = createSmtpMailer(sink.url, { sendLimitMs: 400 });
  onTestFinished(() => mailer.close());
  sink.state.manner = 'hold the data';
  await expect(mailer.send(aMail(1))).rejects.toThrow(/timeout|abort/i);
});

test('a server that has been given all of a mail may take longer to say so than to be given it', async () => {
  const sink = await startSmtpSink();
  onTestFinished(() => sink.stop());
  const mailer = createSmtpMailer(sink.url, { handOverLimitMs: 2_000 });
  onTestFinished(() => mailer.close());
  sink.state.manner = 'hold the data';
  const sent = mailer.send(aMail(1));
  await expect.poll(() => sink.state.held).toHaveLength(1);
  await wait(2_200);
  release(sink.state);
  expect(await sent).toContain('taken');
});

test('a server that greets and then hangs is left before it is given a mail', async () => {
  const server = createServer((socket) => void socket.write('220 ready\r\n')).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${port}`, { handOverLimitMs: 300 });
  onTestFinished(() => mailer.close());
  await expect(mailer.send(aMail(1))).rejects.toThrow('Message sending aborted');
});

/** A mail server that takes every login and offers no encryption, and what it was told. */
async function aPlainServer() {
  const told: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    createInterface(socket).on('line', (line) => {
      told.push(line);
      if (line.startsWith('EHLO')) socket.write('250-here\r\n250 AUTH PLAIN LOGIN\r\n');
      else if (line.startsWith('AUTH')) socket.write('235 welcome\r\n');
      else if (line.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (line === '.' || /^(?:MAIL|RCPT)/.test(line)) socket.write('250 taken\r\n');
      else if (line.startsWith('STARTTLS')) socket.write('502 not here\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { told, url: `smtp://shop:s3cret-word@127.0.0.1:${port}` };
}

const settings = (SMTP_URL: string, SMTP_PLAINTEXT: 'yes' | 'no') => ({
  SMTP_URL,
  SMTP_PLAINTEXT,
  MAILS_PER_SECOND: 10,
});

const LOGIN = Buffer.from('\0shop\0s3cret-word').toString('base64');

test('a mail server that offers no encryption is told neither the login nor the mail', async () => {
  const { told, url } = await aPlainServer();
  const mailer = openMailer(settings(url, 'no'));
  onTestFinished(() => mailer.close());

  const failure = await mailer.send(aMail(1)).catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(Error);
  // Another attempt is worth it: the server, or a proxy before it, may offer it again.
  expect(failure).not.toBeInstanceOf(MailRefused);
  expect(told).toContain('STARTTLS');
  expect(told.filter((line) => !/^(?:EHLO|STARTTLS|QUIT)/.test(line))).toEqual([]);
});

test('a mail server that offers no encryption is told both where the settings allow it', async () => {
  const { told, url } = await aPlainServer();
  const mailer = openMailer(settings(url, 'yes'));
  onTestFinished(() => mailer.close());

  await mailer.send(aMail(1));

  expect(told).toContain(`AUTH PLAIN ${LOGIN}`);
  expect(told).not.toContain('STARTTLS');
});
