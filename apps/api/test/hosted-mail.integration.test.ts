import { once } from 'node:events';
import { createServer } from 'node:http';

import { FIELD_LABELS } from '@high-street/contract';
import { readConfig } from '@high-street/server';
import { openMailer } from '@high-street/server/mail';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';

import { configSchema } from '#/config.ts';

import { readDelivery } from './delivery-rows.ts';
import { anEnquiry } from './lead-builder.ts';
import { openReplyDesk } from './reply-desk.ts';
import { LEADS_TO, MAIL_FROM, sendMail, startTestApp, storeLead } from './test-app.ts';

const addressSchema = z.object({ port: z.number() });

/** A hosted mail service that answers as told and keeps what it was given. */
async function aMailService(status: number, answer: string, location = '') {
  const taken: unknown[] = [];
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    taken.push(JSON.parse(text));
    response.writeHead(status, { location }).end(answer);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = addressSchema.parse(server.address());
  const url = `http://127.0.0.1:${port}/dev/send-email`;
  return { taken, url, mailer: openMailer(readConfig(configSchema, { MAIL_ENDPOINT: url })) };
}

test('hands a mail to a hosted service as the specification has it', async () => {
  const { taken, mailer } = await aMailService(200, '{"code":200}');
  const { app } = await startTestApp({ mailer });
  const lead = await storeLead(app, anEnquiry({ message: 'Hello' }));

  expect(await sendMail(app, lead)).toEqual({ status: 200, body: { code: 200 } });

  expect(taken).toEqual([
    {
      type: 'enquiry',
      to: 'anna@example.com',
      from: { email: MAIL_FROM, name: 'Kerbside' },
      name: 'Anna Bell',
      company: 'Bell Bakery',
      subject: 'Enquiry Email',
      message: `<p>Hello</p><p>${FIELD_LABELS.phoneNumber}: +447700900123</p>`,
    },
  ]);
});

test.for([
  [200, '{"code":500}', 'waiting'],
  [200, 'ok', 'waiting'],
  [502, '{"code":200', 'waiting'],
  [422, '{"code":422}', 'dead'],
] as const)('after the answer %i %s a mail is %s', async ([status, answer, state]) => {
  const { mailer } = await aMailService(status, answer);
  const { app, db } = await startTestApp({ mailer });
  const lead = await storeLead(app, anEnquiry());

  expect((await sendMail(app, lead)).status).toBe(202);

  expect(await readDelivery(db, 'visitor')).toMatchObject({ attempts: 1, state });
});

test('tells the provider through it too, and nobody else; an answer goes to who wrote', async () => {
  const { taken, mailer } = await aMailService(200, '{"code":200}');
  const { app } = await startTestApp({ mailer, isWorking: true });
  const { reference } = await storeLead(app, anEnquiry({ message: 'Hello' }));

  const recipients = () => taken.map((mail) => z.object({ to: z.string() }).parse(mail).to);
  await expect.poll(() => recipients().toSorted()).toEqual(['anna@example.com', LEADS_TO]);
  const subject = `A new enquiry: ${reference}`;
  expect(taken).toContainEqual(
    expect.objectContaining({ to: LEADS_TO, subject, replyTo: 'anna@example.com' }),
  );
  const notice = taken.map((mail) => JSON.stringify(mail)).find((mail) => mail.includes(subject));
  for (const word of ['Anna Bell', 'anna@example.com', '+447700900123', 'Hello', reference]) {
    expect(notice).toContain(word);
  }
});

test('hands it a reply with all that keeps it in its thread', async () => {
  const { taken, mailer } = await aMailService(200, '{"code":200}');
  const { app, db } = await startTestApp({ mailer, isWorking: true });
  const lead = await storeLead(app, anEnquiry());
  const { reply } = await openReplyDesk(db);
  const replyId = await reply(lead.id, 'Yes, we do.');

  const confirmation = `<${lead.id}.visitor@shop.example>`;
  await expect
    .poll(() => taken)
    .toContainEqual({
      type: 'reply',
      to: 'anna@example.com',
      from: { email: MAIL_FROM, name: 'Olive Moor, Kerbside' },
      name: 'Anna Bell',
      company: 'Bell Bakery',
      subject: 'Re: Enquiry Email',
      message: expect.stringContaining('Yes, we do.'),
      replyTo: LEADS_TO,
      messageId: `<${lead.id}.reply-${replyId}@shop.example>`,
      inReplyTo: confirmation,
      references: [confirmation],
    });
});

// asvs 13.2.4, 15.3.2
test('never follows a hosted service to another place', async () => {
  const elsewhere = await aMailService(200, '{"code":200}');
  const { mailer } = await aMailService(307, '', elsewhere.url);
  const { app, db } = await startTestApp({ mailer });
  const lead = await storeLead(app, anEnquiry());

  expect(await sendMail(app, lead)).toMatchObject({ status: 202 });

  expect(elsewhere.taken).toEqual([]);
  expect(await readDelivery(db, 'visitor')).toMatchObject({ state: 'waiting' });
});
