import { ALERT, ERRORS } from '@high-street/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { makeDue } from './delivery-rows.ts';
import { anEnquiry } from './lead-builder.ts';
import { aSentEnquiry, aSentRegistration, sendForm } from './plain-form-page.ts';
import { openStoppableDatabase } from './stoppable-database.ts';
import { post, startTestApp } from './test-app.ts';

test('says that nothing was stored while the database is away, keeps the typing, and stores it once later', async () => {
  const { database, stop, startAgain } = await openStoppableDatabase();
  const { db } = database;
  const { app, sink } = await startTestApp({ database });
  await stop();

  const refused = await sendForm(app, '/onboarding', aSentRegistration());

  expect([refused.status, refused.page.heading]).toEqual([503, ALERT.leadNotCreated]);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  expect(refused.page.text).toContain('Nothing was stored.');
  expect(refused.page.text).toContain(ERRORS.storage_unavailable.text);
  expect(refused.page.values).toMatchObject({ contactName: 'Anna Bell', subscribedPlan: 'Growth' });
  expect(refused.page.checked.sort()).toEqual(['Bakery Items', 'Delivery', 'existing']);
  expect(refused.body).not.toMatch(/ECONN|ENOENT|socket|postgres/i);
  expect(sink.mails).toEqual([]);

  await startAgain();
  await expect.poll(async () => (await app.inject('/readyz')).statusCode).toBe(200);
  for (let sending = 0; sending < 2; sending += 1) {
    expect((await sendForm(app, '/onboarding', aSentRegistration())).status).toBe(200);
  }
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  expect(sink.mails).toHaveLength(1);
});

test('keeps the form when the mail is not accepted, and only tries the mail again', async () => {
  const { app, db, sink } = await startTestApp();
  await sink.stop();

  const first = await sendForm(app, '/enquiry', aSentEnquiry());

  expect([first.status, first.page.heading]).toEqual([202, ALERT.emailNotSent]);
  const [lead] = await db.selectFrom('leads').select('reference').execute();
  expect(first.page.text).toContain(`Your reference is ${lead?.reference}.`);
  expect(first.page.values).toMatchObject(Object.fromEntries(aSentEnquiry()));
  expect(first.page.faults).toEqual([]);
  await sink.start();
  await makeDue(db);
  const second = await sendForm(app, '/enquiry', Object.entries(first.page.values));
  expect([second.status, second.page.heading]).toEqual([200, ALERT.success]);
  expect(second.page.text).toContain(`Your reference is ${lead?.reference}.`);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
  expect(sink.mails).toHaveLength(1);
});

test('never says that nothing was stored once the lead is stored', async () => {
  const { app, db } = await startTestApp();
  await sql`create function refuse() returns trigger language plpgsql as $$ begin raise exception using errcode = '57P03'; end $$`.execute(
    db,
  );
  await sql`create trigger refuse before update on deliveries for each row execute function refuse()`.execute(
    db,
  );

  const { status, page } = await sendForm(app, '/enquiry', aSentEnquiry());

  expect([status, page.heading]).toEqual([202, ALERT.emailNotSent]);
  expect(page.text).not.toContain('Nothing was stored');
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(1);
});

test('counts with the calls of the address, and gives the typing back over the limit', async () => {
  const { app, db } = await startTestApp({ env: { CALLS_PER_MINUTE: '3' } });
  await post(app, '/api/leads', { contacts: anEnquiry() });
  await app.inject('/api/form-token');
  expect((await sendForm(app, '/onboarding', aSentRegistration())).status).toBe(200);

  const { status, page, headers } = await sendForm(app, '/enquiry', aSentEnquiry());

  expect([status, page.heading]).toEqual([429, ALERT.leadNotCreated]);
  expect(page.text).toContain(ERRORS.too_many_requests.text);
  expect(page.values).toMatchObject(Object.fromEntries(aSentEnquiry()));
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(headers['cache-control']).toBe('no-store');
  expect((await post(app, '/api/leads', { contacts: anEnquiry() })).statusCode).toBe(429);
  expect(await db.selectFrom('leads').select('id').execute()).toHaveLength(2);
});

test('says beside the phone how to go on without a ten-digit number', async () => {
  const ask = async (env: Record<string, string>) => {
    const { app } = await startTestApp({ env });
    const { body } = await sendForm(app, '/enquiry', [['phoneNumber', '123456789']]);
    const [, line = ''] = /name="phoneNumber".*?(<p .*?<\/p>)/s.exec(body) ?? [];
    return [line.replaceAll(/<[^>]*>/g, ''), line.includes('https://booking.shop.example')];
  };

  expect(await ask({ CALENDAR_URL: 'https://booking.shop.example' })).toEqual([
    'No ten-digit number? Book a demo (opens in a new tab) or write to us',
    true,
  ]);
  expect(await ask({ CALENDAR_URL: 'none' })).toEqual(['No ten-digit number? Write to us', false]);
});
