import type { Counts } from '@high-street/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { startCounting } from './counting-service.ts';
import { anEnquiry } from './lead-builder.ts';
import { storeLead } from './test-app.ts';

const seen = (page: string, n = 1) => ({ page, what: 'seen', n });
const LANDED = { page: '/', what: 'landed', n: 1 };
const told = (counts: Counts['counts'], from: Partial<Counts> = {}): Counts => ({
  campaign: null,
  host: null,
  counts,
  ...from,
});

async function expectRefusal(app: Promise<{ statusCode: number; body: string }>, field: string) {
  const { statusCode, body } = await app;
  expect({ statusCode, body }).toMatchObject({
    statusCode: 400,
    body: expect.stringContaining(field),
  });
}

test('counts pages by where a visit came from, and steps and messages in a form without', async () => {
  const { tell, totals } = await startCounting();
  const { statusCode } = await tell(
    told(
      [
        seen('/', 2),
        LANDED,
        { page: '/enquiry', what: 'begun:enquiry', n: 1 },
        { page: '/enquiry', what: 'shown:enquiry:email:emailInvalid', n: 2 },
        { page: '/enquiry', what: 'left:enquiry:phoneNumber', n: 1 },
        { page: '/', what: 'lcp:narrow:1', n: 1 },
      ],
      { campaign: 'AUTUMN-BAKERS', host: 'news.example' },
    ),
  );
  expect(statusCode).toBe(204);
  await tell(told([seen('/')], { host: 'localhost:80' }));
  await tell(told([seen('/')]));

  expect(await totals()).toEqual([
    'begun:enquiry /enquiry c:Autumn bakers 1',
    'landed / c:Autumn bakers 1',
    'lcp:narrow:1 / 1',
    'left:enquiry:phoneNumber /enquiry 1',
    'seen / c:Autumn bakers 2',
    'seen / direct 1',
    'seen / unknown 1',
    'shown:enquiry:email:emailInvalid /enquiry 2',
  ]);
});

test('nobody fills the table: of a thousand made-up sites fifty are named, and pages that are not there are one', async () => {
  const { db, counter, tell, totals } = await startCounting();
  for (let site = 0; site < 80; site += 1) {
    for (let visit = 0; visit < 5; visit += 1) {
      counter?.hosts.note(counter.today(), `made-up-${site}.example`);
    }
  }
  await tell(told([seen('/no-such-page'), seen('/wp-login.php')], { host: 'made-up-900.example' }));
  expect(await totals()).toEqual(['seen other other 2']);
  const { rows } = await sql`select host from counted_hosts`.execute(db);
  expect(rows).toHaveLength(50);
});

test('no address, and nothing else that is no name of a site, is ever told, and none of it stops the counting', async () => {
  const { db, tell, totals } = await startCounting();
  const strange = ['203.0.113.9', '[2001:db8::1]', 'Anna Bell, anna@example.com', 'a\0b.example'];
  for (const host of [...strange, 'News.example']) {
    for (let visit = 0; visit < 6; visit += 1) await tell(told([seen('/'), LANDED], { host }));
  }
  expect(await totals()).toEqual(['landed / other 30', 'seen / other 30']);
  const hosts = await db.selectFrom('counted_hosts').select('host').execute();
  expect(hosts).toEqual([{ host: 'news.example' }]);
});

test('a site is named once it led five visits here, however many pages each of them saw', async () => {
  const { db, tell, totals } = await startCounting();
  const readOn = ['/', '/pricing', '/enquiry', '/onboarding', '/'].map((page) => seen(page));
  await tell(told([...readOn, LANDED], { host: 'anna.example' }));
  for (let visit = 0; visit < 5; visit += 1) {
    await tell(told([seen('/'), LANDED], { host: 'news.example' }));
  }
  await totals();
  const hosts = await db.selectFrom('counted_hosts').select('host').execute();
  expect(hosts).toEqual([{ host: 'news.example' }]);
});

test('robots are counted apart, and who wants nothing counted is not', async () => {
  const { tell, totals } = await startCounting();
  const counts = told([seen('/'), LANDED]);
  for (const agent of ['Googlebot/2.1 (+http://www.google.com/bot.html)', 'curl/8.0', '']) {
    expect((await tell(counts, { 'user-agent': agent })).statusCode).toBe(204);
  }
  expect((await tell(counts, { 'sec-gpc': '1' })).statusCode).toBe(204);
  expect((await tell(counts, { dnt: '1' })).statusCode).toBe(204);
  expect(await totals()).toEqual(['robot / 3']);
});

test('what cannot be counted is refused with the field that is wrong', async () => {
  const { tell, totals } = await startCounting();
  await expectRefusal(tell('{'), 'malformed_json');
  await expectRefusal(tell({ ...told([seen('/')]), name: 'Anna' }), 'Unrecognized');
  await expectRefusal(tell(told([])), 'counts');
  await expectRefusal(tell(told([seen('/', 0)])), 'counts.0.n');
  await expectRefusal(tell(told([{ page: '/', what: 'sent:enquiry', n: 1 }])), 'counts.0.what');
  expect((await tell(told([seen('/')]), { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect(await totals()).toEqual([]);
});

test('a flood gives way: what comes beyond so many a second is dropped and known to be, and leads are stored', async () => {
  const { app, db, tell, totals } = await startCounting();
  const answers = await Promise.all(Array.from({ length: 700 }, () => tell(told([seen('/')]))));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204]));
  await storeLead(app, anEnquiry());

  const [sent, pages] = (await totals())
    .filter((total) => /^(sent:|seen)/.test(total))
    .toReversed();
  expect(sent).toBe('sent:enquiry /enquiry unknown 1');
  const counted = Number(pages?.split(' ').at(-1));
  const { dropped } = await db
    .selectFrom('counting_days')
    .select('dropped')
    .executeTakeFirstOrThrow();
  expect(Number(dropped)).toBeGreaterThan(0);
  expect(counted + Number(dropped)).toBe(700);
});
