import { CALL_LIMIT_MS } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { release, type SinkManner } from '@high-street/server/testing';
import { sql, type Kysely } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';

import { readDelivery, makeDue, readHistory } from './delivery-rows.ts';
import { anEnquiry } from './lead-builder.ts';
import { sendMail, startTestApp, storeLead } from './test-app.ts';

const ACCEPTED = { status: 200, body: { code: 200 } };
const QUEUED = { status: 202, body: { code: 202 } };

const FAULTS: readonly (readonly [SinkManner, RegExp])[] = [
  ['ask to come back later', /451/],
  ['ask for a login', /530/],
  ['drop in the data', /clos/i],
  ['say no greeting', /greeting/i],
];

test.concurrent.for(FAULTS)(
  'keeps the lead and sends the mail later when the mail server does this: %s',
  async ([manner, reason], context) => {
    const { app, sink, db } = await startTestApp({}, context.onTestFinished);
    const lead = await storeLead(app, anEnquiry());
    sink.state.manner = manner;
    const begun = performance.now();

    expect(await sendMail(app, lead)).toEqual(QUEUED);

    expect(performance.now() - begun).toBeLessThan(CALL_LIMIT_MS);
    expect(sink.mails).toEqual([]);
    await context.expect
      .poll(() => mailOf(db, lead.id))
      .toMatchObject({
        attempts: 1,
        state: 'waiting',
        leased_until: null,
        last_error: expect.stringMatching(reason),
      });
    sink.state.manner = 'accept';
    await makeDue(db);
    expect(await sendMail(app, lead)).toEqual(ACCEPTED);
    expect(sink.mails).toHaveLength(1);
  },
);

test.concurrent(
  'sends one copy of a mail, though its server has it for longer than the visitor waits',
  async (context) => {
    const { app, sink, db } = await startTestApp({}, context.onTestFinished);
    const lead = await storeLead(app, anEnquiry());
    sink.state.manner = 'take long over the data';

    expect(await sendMail(app, lead)).toEqual(QUEUED);

    await context.expect
      .poll(() => mailOf(db, lead.id))
      .toMatchObject({ attempts: 1, state: 'done' });
    expect(await sendMail(app, lead)).toEqual(ACCEPTED);
    expect(sink.mails).toHaveLength(1);
  },
);

test.concurrent.for([
  ['refuse the recipient', /550/],
  ['refuse the data', /554/],
] as const)(
  'gives a mail up at once and keeps it when the mail server does this: %s',
  async ([manner, reason], context) => {
    const { app, sink, db } = await startTestApp({}, context.onTestFinished);
    const lead = await storeLead(app, anEnquiry());
    sink.state.manner = manner;

    expect(await sendMail(app, lead)).toEqual(QUEUED);

    expect(await mailOf(db, lead.id)).toMatchObject({
      attempts: 1,
      state: 'dead',
      last_error: expect.stringMatching(reason),
    });
  },
);

test.concurrent('answers twenty callers in time while the mail server hangs', async (context) => {
  const { app, sink } = await startTestApp({}, context.onTestFinished);
  sink.state.manner = 'hold the data';
  context.onTestFinished(() => release(sink.state));
  const leads = await Promise.all(Array.from({ length: 20 }, () => storeLead(app, anEnquiry())));
  const begun = performance.now();

  const answers = await Promise.all(leads.map((lead) => sendMail(app, lead)));

  expect(performance.now() - begun).toBeLessThan(CALL_LIMIT_MS);
  expect(answers).toEqual(leads.map(() => QUEUED));
});

test('sends the mail of a lead once the mail server is back', async () => {
  const { app, db, sink } = await startTestApp();
  const lead = await storeLead(app, anEnquiry());
  await sink.stop();

  expect(await sendMail(app, lead)).toEqual(QUEUED);
  await sink.start();
  await makeDue(db);
  expect(await sendMail(app, lead)).toEqual(ACCEPTED);

  expect(sink.mails).toHaveLength(1);
});

/** Sets the clock of every delivery forward. */
const passSeconds = (db: Kysely<Database>, seconds: number) =>
  sql`update deliveries set next_attempt_at = next_attempt_at - ${seconds} * interval '1 second',
    last_attempt_at = last_attempt_at - ${seconds} * interval '1 second'`.execute(db);

// asvs 2.4.1
test('asks the mail server no more often than its pace allows, however often somebody asks for the mail', async () => {
  const { app, db, sink } = await startTestApp();
  sink.state.manner = 'ask to come back later';
  const lead = await storeLead(app, anEnquiry());
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await makeDue(db);
    await sendMail(app, lead);
  }
  const { waitMs } = await readDelivery(db, 'visitor');
  expect([waitMs > 500_000, sink.state.offered]).toEqual([true, 4]);

  const answers = await Promise.all(Array.from({ length: 20 }, () => sendMail(app, lead)));

  expect(answers).toEqual(answers.map(() => QUEUED));
  expect(sink.state.offered).toBe(4);

  // Once in thirty seconds it is tried at once, which counts for nothing.
  const before = await readHistory(db);
  for (let round = 1; round <= 3; round += 1) {
    await passSeconds(db, 31);
    await Promise.all(Array.from({ length: 5 }, () => sendMail(app, lead)));
    expect(sink.state.offered).toBe(4 + round);
  }
  expect(await readHistory(db)).toEqual(before);
  const { attempts } = await readDelivery(db, 'visitor');
  expect(attempts).toBe(4);
  const { rows } = await sql<{ left: number }>`
    select extract(epoch from next_attempt_at - now())::float8 as left from deliveries
    where kind = 'visitor'`.execute(db);
  expect(rows[0]?.left).toBeLessThan(waitMs / 1_000 - 93);
  expect(rows[0]?.left).toBeGreaterThan(waitMs / 1_000 - 120);

  sink.state.manner = 'accept';
  await passSeconds(db, 31);
  expect(await sendMail(app, lead)).toEqual(ACCEPTED);
});

test('survives a mail server that restarts between two mails', async () => {
  const { app, sink } = await startTestApp();
  expect(await sendMail(app, await storeLead(app, anEnquiry()))).toEqual(ACCEPTED);
  await sink.stop();
  await sink.start();

  const lead = await storeLead(app, anEnquiry({ email: 'bea@example.com' }));

  await expect.poll(() => sendMail(app, lead)).toEqual(ACCEPTED);
  expect(sink.mails.map(({ to }) => to)).toEqual([['anna@example.com'], ['bea@example.com']]);
});

test('lets a second caller wait for the attempt of the first', async () => {
  const { app, sink } = await startTestApp();
  sink.state.manner = 'hold the data';
  onTestFinished(() => release(sink.state));
  const lead = await storeLead(app, anEnquiry());

  const first = sendMail(app, lead);
  await expect.poll(() => sink.state.held.length).toBe(1);
  const second = sendMail(app, lead);
  release(sink.state);

  expect([await first, await second]).toEqual([ACCEPTED, ACCEPTED]);
  expect(sink.mails).toHaveLength(1);
});

function mailOf(db: Kysely<Database>, leadId: string) {
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'visitor')
    .executeTakeFirstOrThrow();
}
