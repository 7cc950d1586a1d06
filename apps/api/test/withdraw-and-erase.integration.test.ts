import { randomUUID } from 'node:crypto';

import { createLeadDesk } from '@high-street/leads';
import { systemClock } from '@high-street/server';
import { createAuditLog } from '@high-street/server/audit';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { writeTyped } from '#/your-enquiry/correction.ts';

import { storeBooking } from './booking-rows.ts';
import { openPage, pathOf } from './enquiry-page.ts';
import { everything } from './everything.ts';
import { anEnquiry } from './lead-builder.ts';
import { aSentEnquiry, sendForm } from './plain-form-page.ts';
import { olive, openReplyDesk } from './reply-desk.ts';
import { startTestApp, storeLead } from './test-app.ts';
import { OFFICE } from './test-owner.ts';

test('a lead that is withdrawn is lost, and nothing more goes to its visitor', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const { id, reference } = await storeLead(app, anEnquiry());
  const replyId = randomUUID();
  await db
    .insertInto('lead_replies')
    .values({
      id: replyId,
      lead_id: id,
      person_id: randomUUID(),
      body: 'Yes, we do.',
      signature: 'Mara',
      leaves_at: new Date(),
      taken_back_at: null,
    })
    .execute();
  await db
    .insertInto('deliveries')
    .values({ lead_id: id, kind: 'reply', part_id: replyId, state: 'waiting' })
    .execute();
  const path = pathOf(linkKeys, reference, 'withdraw');

  const answers = [await sendForm(app, path, []), await sendForm(app, path, [])];
  expect(answers.map(({ status }) => status)).toEqual([303, 303]);
  const lead = await db
    .selectFrom('leads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(lead).toMatchObject({ answer_state: 'lost', lost_reason: 'withdrawn', answered_at: null });
  const kinds = await db.selectFrom('deliveries').select('kind').orderBy('kind').execute();
  expect(kinds).toEqual([{ kind: 'provider' }]);
  const reply = await db.selectFrom('lead_replies').select('taken_back_at').executeTakeFirst();
  expect(reply?.taken_back_at).not.toBeNull();
  const { body } = await openPage(app, pathOf(linkKeys, reference));
  expect(body).toContain('Your enquiry is withdrawn');
  expect(body).toContain('We write no more about it.');
  expect(body).not.toContain('/correct?');
  expect((await sendForm(app, pathOf(linkKeys, reference, 'correct'), [])).status).toBe(303);
});

test('the same words without scripts are a new lead once the first is withdrawn', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const leads = db.selectFrom('leads').select(['reference', 'withdrawn_at']).orderBy('id');
  await sendForm(app, '/enquiry', aSentEnquiry());
  const { reference } = await leads.executeTakeFirstOrThrow();
  await sendForm(app, pathOf(linkKeys, reference, 'withdraw'), []);

  const again = await sendForm(app, '/enquiry', aSentEnquiry());
  await sendForm(app, '/enquiry', aSentEnquiry());

  const [first, second, ...more] = await leads.execute();
  expect(first).toMatchObject({ reference, withdrawn_at: expect.any(Date) });
  expect(second).toMatchObject({ withdrawn_at: null });
  expect(more).toEqual([]);
  expect(again.page.text).toContain(second?.reference);
});

test('a mail that was under way while its visitor withdrew the lead, and failed, is not tried again and no dead letter', async () => {
  const { app, db, pipeline, sink, linkKeys } = await startTestApp();
  const { id, reference } = await storeLead(app, anEnquiry());
  const ofVisitor = db.updateTable('deliveries').where('kind', '=', 'visitor');
  await ofVisitor
    .set({ leased_until: sql<Date>`now() + interval '30 seconds'`, last_attempt_at: new Date(0) })
    .execute();
  await sendForm(app, pathOf(linkKeys, reference, 'withdraw'), []);
  await ofVisitor.set({ leased_until: null }).execute();

  expect(await pipeline.sendMail(id)).toBe(false);

  const { state, last_error: why } = await db
    .selectFrom('deliveries')
    .select(['state', 'last_error'])
    .where('kind', '=', 'visitor')
    .executeTakeFirstOrThrow();
  expect({ state, why }).toEqual({ state: 'done', why: 'the visitor has withdrawn the lead' });
  expect(sink.mails).toEqual([]);
});

const CRM = { CRM_URL: 'https://crm.invalid/hook', CRM_SECRET: `whsec_${'a'.repeat(32)}` };

/** Erases a visitor by their code, and gives the one mail about it to the provider. */
async function readNotice(
  { app, db, sink, linkKeys }: Awaited<ReturnType<typeof startTestApp>>,
  reference: string,
  fixes = 0,
) {
  const path = pathOf(linkKeys, reference, 'erase', fixes);
  await sendForm(app, path, [['step', 'ask']]);
  const codeOf = () =>
    sink.mails.map(({ raw }) => /code is (\d{6})/.exec(String(raw))?.[1]).find(Boolean);
  await expect.poll(codeOf).toBeDefined();

  await sendForm(app, path, [
    ['step', 'code'],
    ['code', codeOf() ?? ''],
  ]);

  const states = () =>
    db.selectFrom('deliveries').select('state').where('kind', '=', 'erasure_notice').execute();
  await expect.poll(states).toEqual([{ state: 'done' }]);
  const notices = (await sink.read()).filter(
    ({ subject }) => subject === 'A visitor has erased what was stored',
  );
  expect(notices.map(({ to }) => to?.map(({ address }) => address))).toEqual([
    ['team@shop.example'],
  ]);
  return notices[0]?.text ?? '';
}

test('where a CRM has the contact, the provider hears whom to remove there, and the address is then forgotten', async () => {
  const env = { ...CRM, LEADS_TO: 'team@shop.example' };
  const started = await startTestApp({ env, isWorking: true });
  const { reference } = await storeLead(started.app, anEnquiry({ email: 'anna@example.com' }));

  const notice = await readNotice(started, reference);

  expect(notice).toContain('who wrote from anna@example.com');
  expect(notice).not.toContain('calendars');
  expect(await everything(started.db)).not.toMatch(/anna|bell/i);
});

test('where a demo is ahead, the provider hears what to take out of calendars, and no more', async () => {
  const started = await startTestApp({
    env: { LEADS_TO: 'team@shop.example' },
    isWorking: true,
  });
  const { id, reference } = await storeLead(started.app, anEnquiry({ email: 'anna@example.com' }));
  await storeBooking(started.db, {
    lead_id: id,
    reference: 'AAAAA-11111',
    starts_at: new Date('2040-01-05T14:00:00Z'),
  });

  const notice = await readNotice(started, reference);

  expect(notice).toContain('AAAAA-11111');
  expect(notice).toContain('Thursday 5 January 2040');
  expect(notice).not.toMatch(/anna|bell|CRM/i);
  const { payload } = await started.db
    .selectFrom('deliveries')
    .select('payload')
    .where('kind', '=', 'erasure_notice')
    .executeTakeFirstOrThrow();
  expect(payload).toEqual({});
  expect(await everything(started.db)).not.toMatch(/anna|bell/i);
});

test('where somebody of the desk had changed the address, the provider hears who, also without CRM and demo', async () => {
  const started = await startTestApp({ env: { LEADS_TO: 'team@shop.example' }, isWorking: true });
  const { app, db } = started;
  const { id, reference } = await storeLead(app, anEnquiry({ email: 'anna@example.com' }));
  await openReplyDesk(db);
  const audit = createAuditLog({ db, clock: systemClock });
  await createLeadDesk({ db, audit, office: OFFICE }).fixAddress({
    leadId: id,
    version: null,
    email: 'olive@elsewhere.example',
    actor: olive,
  });

  const notice = await readNotice(started, reference, 1);

  expect(notice).toContain(`Lead ${reference}: Address changed by Olive Moor`);
  expect(notice).not.toMatch(/calendars|elsewhere|anna/);
});

test('says before all is erased that a demo ahead goes too, and nothing of demos where none is', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const { id, reference } = await storeLead(app, anEnquiry());
  const read = async () => (await openPage(app, pathOf(linkKeys, reference, 'erase'))).body;
  const none = await read();
  await storeBooking(db, { lead_id: id, starts_at: new Date('2040-01-05T14:00:00Z') });

  expect(await read()).toContain(
    'Your demo of Thursday 5 January at 14:00 (Europe/London) goes too, and we hear of it. Remove it from your own calendar.',
  );
  expect(none).not.toContain('demo');
});

const ERASED = '/your-enquiry/erased';
const MARKED_CODE = /<input[^>]* name="code"[^>]* aria-invalid="true"/;

test('erasing takes a code from the same mailbox, with five tries, and leaves nothing', async () => {
  const { app, db, sink, linkKeys } = await startTestApp();
  const email = 'anna@example.com';
  const { reference } = await storeLead(app, anEnquiry({ email }));
  const typed = writeTyped(anEnquiry({ email, storeName: 'Bell and Daughters' }));
  await sendForm(app, pathOf(linkKeys, reference, 'correct'), [...typed]);
  const path = pathOf(linkKeys, reference, 'erase');
  const askCode = async () => {
    const before = sink.mails.length;
    const { status } = await sendForm(app, path, [['step', 'ask']]);
    if (status !== 303) return { status, code: '' };
    await expect.poll(() => sink.mails[before]?.to).toContain(email);
    return { status, code: /code is (\d{6})/.exec(String(sink.mails[before]?.raw))?.[1] ?? '' };
  };
  const type = (code: string) =>
    sendForm(app, path, [
      ['step', 'code'],
      ['code', code],
    ]);
  const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

  const first = await askCode();
  for (let tries = 0; tries < 5; tries += 1)
    expect((await type(wrong(first.code))).status).toBe(400);
  expect((await type(first.code)).status).toBe(400);
  const second = await askCode();
  const late = await type(first.code);
  expect([late.status, late.body]).toEqual([400, expect.stringMatching(MARKED_CODE)]);
  const third = await askCode();
  expect(second.code).not.toBe('');
  const fourth = await sendForm(app, path, [['step', 'ask']]);
  expect([fourth.status, fourth.body]).toEqual([429, expect.not.stringMatching(MARKED_CODE)]);
  const done = await type(`${third.code.slice(0, 3)} ${third.code.slice(3)}`);
  // A second press, whose browser drops the answer to the first.
  const again = await type(third.code);

  for (const { status, headers } of [done, again])
    expect([status, headers['location']]).toEqual([303, ERASED]);
  const { body } = await openPage(app, ERASED);
  expect(body).toMatch(/<h1[^>]*>Everything is erased<\/h1>/);
  expect(body).toContain('Write to us about copies elsewhere');
  const left = await everything(db);
  expect(left).not.toMatch(/anna|bell/i);
  expect(left).toContain(reference);
  expect((await openPage(app, pathOf(linkKeys, reference))).status).toBe(404);
  const forged = path.replace(reference, '7Q4M-2XKP');
  expect((await sendForm(app, forged, [['step', 'code']])).status).toBe(404);
});

test('of two presses that erase everything, the second hears that it is erased, too', async () => {
  const { app, db, linkKeys } = await startTestApp();
  const { reference } = await storeLead(app, anEnquiry());
  const path = pathOf(linkKeys, reference, 'erase');
  await sendForm(app, path, [['step', 'ask']]);

  const second = await db.transaction().execute(async (first) => {
    await first.deleteFrom('leads').where('reference', '=', reference).execute();
    const answer = sendForm(app, path, [
      ['step', 'code'],
      ['code', '123456'],
    ]);
    const waiting = sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
    return { answer };
  });

  const { status, headers } = await second.answer;
  expect([status, headers['location']]).toEqual([303, ERASED]);
});
