import { createLeadDesk } from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { release } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { startCrmSink } from './crm-sink.ts';
import { readDelivery, makeDue, readHistory } from './delivery-rows.ts';
import { anEnquiry } from './lead-builder.ts';
import { LEADS_TO, sendMail, startTestApp, storeLead } from './test-app.ts';
import { OFFICE } from './test-owner.ts';

test('tells the visitor, the provider and the CRM of a lead, though nobody asks for the mail', async () => {
  const crm = await startCrmSink();
  const { app, db, sink } = await startTestApp({ isWorking: true, env: crm.env });

  const lead = await storeLead(app, anEnquiry({ message: 'Do you deliver?' }));

  await expect
    .poll(() => sink.mails.map(({ to }) => to[0]).toSorted())
    .toEqual(['anna@example.com', LEADS_TO]);
  await expect
    .poll(() => crm.calls.map(({ body }) => body))
    .toEqual([{ ...lead.contacts, reference: lead.reference }]);
  const mails = await sink.read();
  const told = mails.find(({ to }) => to?.[0]?.address === LEADS_TO);
  expect(told?.replyTo).toEqual([{ name: 'Anna Bell', address: 'anna@example.com' }]);
  expect(told?.subject).toBe(`A new enquiry: ${lead.reference}`);
  expect(told?.text).toContain('Do you deliver?');
  await expect
    .poll(async () => (await readHistory(db)).toSorted())
    .toEqual(['crm_done', 'provider_done', 'stored', 'visitor_done']);
});

test('tries a mail again by itself, and mails once', async () => {
  const { app, db, sink } = await startTestApp({ isWorking: true });
  sink.state.manner = 'ask to come back later';
  const lead = await storeLead(app, anEnquiry());
  await sendMail(app, lead);
  expect(await readDelivery(db, 'visitor')).toMatchObject({ state: 'waiting', attempts: 1 });
  sink.state.manner = 'accept';

  await expect.poll(() => readDelivery(db, 'visitor')).toMatchObject({ state: 'done' });

  expect(sink.mails.filter(({ to }) => to[0] === 'anna@example.com')).toHaveLength(1);
  expect(await readHistory(db)).toEqual(expect.arrayContaining(['visitor_failed', 'visitor_done']));
});

test('sends a mail whose answer was lost once more under the same Message-ID', async () => {
  const { app, db, sink } = await startTestApp();
  sink.state.manner = 'take the mail and lose the answer';
  const lead = await storeLead(app, anEnquiry());
  await sendMail(app, lead);
  expect(await readDelivery(db, 'visitor')).toMatchObject({ state: 'waiting', attempts: 1 });
  sink.state.manner = 'accept';
  await makeDue(db);
  await sendMail(app, lead);

  const ids = (await sink.read()).map(({ messageId }) => messageId);

  expect(ids).toHaveLength(2);
  expect(new Set(ids)).toEqual(new Set([`<${lead.id}.visitor@shop.example>`]));
});

test('takes up no more mails than the mail server is handed at once, and each arrives once', async () => {
  const { app, db, sink, pipeline } = await startTestApp({ env: { MAILS_PER_SECOND: '1000' } });
  const leads = 8;
  for (let lead = 0; lead < leads; lead += 1) await storeLead(app, anEnquiry());
  await makeDue(db);
  sink.state.manner = 'hold the data';
  const work = pipeline.work();
  onTestFinished(work.stop);
  onTestFinished(() => {
    sink.state.manner = 'accept';
    release(sink.state);
  });

  await expect.poll(() => sink.state.held.length).toBe(5);
  const underWay = db.selectFrom('deliveries').select('id').where('leased_until', 'is not', null);
  expect(await underWay.execute()).toHaveLength(5);

  await expect
    .poll(() => {
      release(sink.state);
      return sink.mails.length;
    })
    .toBe(2 * leads);
  const ids = (await sink.read()).map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2 * leads);
});

test('takes up what a process left in its hands when it died', async () => {
  const { app, db, sink } = await startTestApp({ isWorking: true });
  await storeLead(app, anEnquiry());
  await db
    .updateTable('deliveries')
    .set({ leased_until: new Date(Date.now() + 500), next_attempt_at: new Date(Date.now() + 500) })
    .execute();

  await expect.poll(() => readDelivery(db, 'visitor')).toMatchObject({ state: 'done' });

  expect(sink.mails.filter(({ to }) => to[0] === 'anna@example.com')).toHaveLength(1);
});

test('waits longer after each failure and gives a mail up after five days', async () => {
  const { app, db, pipeline, sink } = await startTestApp();
  sink.state.manner = 'ask to come back later';
  const lead = await storeLead(app, anEnquiry());
  await sendMail(app, lead);
  const first = await readDelivery(db, 'visitor');
  await makeDue(db);
  await pipeline.sendMail(lead.id);
  const second = await readDelivery(db, 'visitor');
  await db
    .updateTable('deliveries')
    .set({ created_at: new Date(Date.now() - 5 * 24 * 60 * 60 * 1000) })
    .execute();
  await makeDue(db);
  await pipeline.sendMail(lead.id);

  expect(first.waitMs).toBeGreaterThanOrEqual(4_900);
  expect(first.waitMs).toBeLessThan(9_500);
  expect(second.waitMs).toBeGreaterThanOrEqual(29_000);
  expect(second.waitMs).toBeLessThan(39_500);
  expect(await readDelivery(db, 'visitor')).toMatchObject({
    state: 'dead',
    last_error: expect.stringMatching(/^given up: .*451/),
  });
});

test('sends one mailbox no more mails in a day than are allowed, and keeps the rest for later', async () => {
  const { app, db, sink } = await startTestApp({ env: { MAILS_PER_ADDRESS_DAY: '2' } });

  const codes: number[] = [];
  for (const email of ['Anna@example.com', 'anna+shop@example.com', 'ANNA+2@example.com']) {
    const lead = await storeLead(app, anEnquiry({ email }));
    codes.push((await sendMail(app, lead)).status);
  }

  expect(codes).toEqual([200, 200, 202]);
  expect(sink.mails).toHaveLength(2);
  const waiting = await db
    .selectFrom('deliveries')
    .select(['attempts', 'last_error'])
    .where('kind', '=', 'visitor')
    .where('state', '=', 'waiting')
    .execute();
  expect(waiting).toEqual([{ attempts: 0, last_error: 'the mailbox had its 2 mails of the day' }]);
});

test('sends a mail again that somebody asks to send again, as another mail each time', async () => {
  const { app, db, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  await sendMail(app, lead);
  const audit = createAuditLog({ db, clock: systemClock });
  const desk = createLeadDesk({
    db,
    audit,
    office: OFFICE,
  });
  const resend = () =>
    desk.resend({ leadId: lead.id, kind: 'visitor', actor: { kind: 'command' } });

  for (let copy = 1; copy <= 2; copy += 1) {
    expect(await resend()).toBe(true);
    expect(await resend()).toBe(false);
    expect(await sendMail(app, lead)).toEqual({ status: 200, body: { code: 200 } });
  }

  const ids = (await sink.read()).map(({ messageId }) => messageId);
  const id = (kind: string) => `<${lead.id}.${kind}@shop.example>`;
  expect(ids).toEqual([id('visitor'), id('visitor-1'), id('visitor-2')]);
  expect(await readHistory(db)).toEqual([
    'stored',
    'visitor_done',
    'resent',
    'visitor_done',
    'resent',
    'visitor_done',
  ]);
});
