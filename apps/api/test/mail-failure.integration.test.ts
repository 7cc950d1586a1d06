import { expect, onTestFinished, test, vi } from 'vitest';

import { anEnquiry } from './lead-builder.ts';
import { release, type SinkManner } from '@high-street/server/testing';
import { sendMail, startTestApp, storeLead } from './test-app.ts';

const ACCEPTED = { status: 200, body: { code: 200 } };
const NOT_SENT = { status: 502, body: { code: 502 } };
const PATIENCE_MS = 12_000;

const FAULTS: readonly (readonly [SinkManner, RegExp])[] = [
  ['refuse the recipient', /550/],
  ['refuse the data', /554/],
  ['ask to come back later', /451/],
  ['drop in the data', /clos/i],
  ['say no greeting', /greeting/i],
  ['hold the data', /timeout/i],
  ['be slow at every step', /timeout|abort/i],
];

test.concurrent.for(FAULTS)(
  'keeps the lead and sends the mail later when the mail server does this: %s',
  async ([manner, reason], context) => {
    const { app, sink, db } = await startTestApp({}, context.onTestFinished);
    const lead = await storeLead(app, anEnquiry());
    sink.state.manner = manner;
    const begun = performance.now();

    expect(await sendMail(app, lead)).toEqual(NOT_SENT);

    expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
    expect(sink.mails).toEqual([]);
    const mails = await db.selectFrom('lead_mails').selectAll().execute();
    expect(mails).toMatchObject([{ lead_id: lead.id, attempts: 1, accepted_at: null }]);
    expect(mails[0]?.last_error).toMatch(reason);
    sink.state.manner = 'accept';
    expect(await sendMail(app, lead)).toEqual(ACCEPTED);
    expect(sink.mails).toMatchObject([{ to: ['anna@example.com'] }]);
  },
);

test.concurrent('answers twenty callers in time while the mail server hangs', async (context) => {
  const { app, sink } = await startTestApp({}, context.onTestFinished);
  sink.state.manner = 'hold the data';
  const leads = await Promise.all(Array.from({ length: 20 }, () => storeLead(app, anEnquiry())));
  const begun = performance.now();

  const answers = await Promise.all(leads.map((lead) => sendMail(app, lead)));

  expect(performance.now() - begun).toBeLessThan(PATIENCE_MS);
  expect(answers).toEqual(leads.map(() => NOT_SENT));
});

test('sends the mail of a lead once the mail server is back', async () => {
  const { app, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  await sink.stop();

  expect(await sendMail(app, lead)).toEqual(NOT_SENT);
  await sink.start();
  expect(await sendMail(app, lead)).toEqual(ACCEPTED);

  expect(sink.mails).toHaveLength(1);
});

test('survives a mail server that restarts between two mails', async () => {
  const { app, sink } = await startTestApp();
  expect(await sendMail(app, await storeLead(app, anEnquiry()))).toEqual(ACCEPTED);
  await sink.stop();
  await sink.start();

  const lead = await storeLead(app, anEnquiry({ email: 'bea@example.com' }));

  await vi.waitFor(async () => expect(await sendMail(app, lead)).toEqual(ACCEPTED));
  expect(sink.mails.map(({ to }) => to)).toEqual([['anna@example.com'], ['bea@example.com']]);
});

test('tells a second caller that the mail is under way', async () => {
  const { app, sink } = await startTestApp();
  sink.state.manner = 'hold the data';
  onTestFinished(() => release(sink.state));
  const lead = await storeLead(app, anEnquiry());

  const first = sendMail(app, lead);
  await expect.poll(() => sink.state.held.length).toBe(1);
  expect(await sendMail(app, lead)).toEqual({ status: 202, body: { code: 202 } });
  release(sink.state);

  expect(await first).toEqual(ACCEPTED);
  expect(sink.mails).toHaveLength(1);
});
