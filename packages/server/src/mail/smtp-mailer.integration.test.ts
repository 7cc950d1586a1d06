import { expect, onTestFinished, test } from 'vitest';

import { startSmtpSink } from '../../test/index.ts';

import type { Mail } from './mail.ts';
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
