import { randomUUID } from 'node:crypto';

import { LEAD_DELIVERIES } from '@high-street/leads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { setDelivery, statesOf, storeKept, storeTrial } from './stored-queue.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

async function startRoom() {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  return { desk, member };
}

const wordsOf = (body: string) =>
  body
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** Tells hours as those of now: what was a moment ago has its day right after midnight, and its zone once clocks changed. */
const asOfNow = (words: string) =>
  words
    .replaceAll(/(?<=\d\d:\d\d) (?:GMT|BST)\b/g, '')
    .replaceAll(/\bon (?=\w{3} \d{1,2} \w{3}, \d\d:\d\d)/g, 'at ')
    .replaceAll(/\b\w{3} \d{1,2} \w{3}, (?=\d\d:\d\d)/g, '');

async function read(browser: Browser, url = '/deliveries'): Promise<string> {
  const { statusCode, body } = await browser.get(url);
  expect(statusCode).toBe(200);
  return asOfNow(wordsOf(body));
}

async function press(
  browser: Browser,
  fields: Record<string, string>,
  url = '/deliveries',
): Promise<string> {
  const { statusCode, headers } = await browser.post(url, fields);
  expect(statusCode).toBe(303);
  return read(browser, String(headers.location));
}

/** A clean lead whose deliveries were all accepted; some of them are then made to be otherwise. */
async function storeDelivered(
  desk: TestApp,
  email = 'tamsin@salt.example',
  name = 'Tamsin Ogilvie',
) {
  const lead = await storeKept(desk, { name, email, reasons: [] });
  for (const { kind } of LEAD_DELIVERIES) {
    await setDelivery(desk, { leadId: lead.id, kind }, { state: 'done', reply: '250 OK' });
  }
  return lead;
}

const kill = (desk: TestApp, leadId: string, kind = 'visitor', error = '550 no such mailbox') =>
  setDelivery(desk, { leadId, kind }, { state: 'dead', error });

test('all is well where nothing waits and nothing is given up, and says what came through', async () => {
  const { desk, member } = await startRoom();
  await storeTrial(desk, { minutesAgo: 2, isThrough: true });
  await storeDelivered(desk);

  const words = await read(member);
  expect(words).toMatch(/Came through at \d\d:\d\d In 4 seconds\./);
  expect(words).toMatch(/Mail server Accepting Last accepted \d\d:\d\d\. Asked at \d\d:\d\d\./);
  expect(words).toMatch(/CRM In step Last contact \d\d:\d\d\./);
  expect(words).toContain(`Nothing waits ${LEAD_DELIVERIES.length} delivered today.`);
  expect(words).toContain('All well');
  const today = await read(member, '/deliveries?view=accepted');
  expect(today).toContain('Confirmation');
  expect(today).toContain('250 OK');
  expect(today).not.toContain('Heartbeat');
});

test('what was given up is shown with the words of the server, whole, and why it went no further', async () => {
  const { desk, member } = await startRoom();
  const { id, reference } = await storeDelivered(desk);
  const long = `550 5.1.1 <tamsin@salt.exmaple>: ${'Recipient address rejected; '.repeat(60)}done & <over>`;
  await kill(desk, id, 'visitor', long);
  await kill(desk, id, 'crm', 'given up: 503 Service Unavailable');

  const { body } = await member.get('/deliveries');
  const words = wordsOf(body);
  expect(words).toContain('2 given up, 0 waiting.');
  expect(body).toContain(
    long.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  );
  expect(words).toContain('1 attempt, refused for good');
  expect(words).toContain('1 attempt, then its time was over');
  expect(words).toContain('Fix the address on the lead first, or it will be refused again.');
  expect(body).toContain(`href="/leads/${reference}"`);
});

test('one dead letter is sent again, and the log names who did it', async () => {
  const { desk, member } = await startRoom();
  const { id, reference } = await storeDelivered(desk);
  const deliveryId = await kill(desk, id);

  expect(await press(member, { intent: 'again-one', deliveryId })).toContain('Sent again.');
  expect((await statesOf(desk, id))['visitor']).toBe('waiting');
  const me = await desk.people.findByEmail('member@shop.example');
  expect((await desk.readLog()).at(-1)).toMatchObject({ personId: me?.id, recordId: reference });
  expect(await press(member, { intent: 'again-one', deliveryId })).toContain('Nothing to do.');
});

test('all dead letters of a kind are sent again, or all there are', async () => {
  const { desk, member } = await startRoom();
  const first = await storeDelivered(desk, 'a@shop.example');
  const second = await storeDelivered(desk, 'b@shop.example');
  await kill(desk, first.id, 'visitor');
  await kill(desk, second.id, 'visitor');
  await kill(desk, second.id, 'crm', '422 no such property');
  expect(await read(member)).toContain('Send all 3 again');

  expect(await press(member, { intent: 'again-kind', kind: 'visitor' })).toContain(
    'Two sent again.',
  );
  expect((await statesOf(desk, second.id))['crm']).toBe('dead');
  expect(await press(member, { intent: 'again-all' })).toContain('Sent again.');
  expect((await statesOf(desk, second.id))['crm']).toBe('waiting');
  expect(await press(member, { intent: 'again-all' })).toContain('Nothing to do.');
});

test('replies that were given up are offered again together without those of leads in the bin', async () => {
  const { desk, member } = await startRoom();
  const leads = [await storeDelivered(desk, 'a@shop.example')];
  leads.push(await storeDelivered(desk, 'b@shop.example'));
  for (const { id } of leads) {
    await kill(desk, id, 'visitor');
  }
  await sql`update deliveries set kind = 'reply' where state = 'dead'`.execute(desk.db);
  expect(await read(member)).toContain('Send both again');

  await sql`update leads set binned_at = now() where id = ${leads[0]?.id}`.execute(desk.db);
  const words = await read(member);
  expect(words).toContain('2 given up, 0 waiting.');
  expect(words).not.toContain('Send both again');
});

test('what waits is tried now for who asks, and nothing else about it changes', async () => {
  const { desk, member } = await startRoom();
  const { id, reference } = await storeDelivered(desk);
  const deliveryId = await setDelivery(
    desk,
    { leadId: id, kind: 'provider' },
    { attempts: 4, error: '451 try again later', minutesUntilNext: 30, minutesAgo: 9 },
  );
  const words = await read(member);
  expect(words).toContain('0 given up, 1 waiting.');
  expect(words).toContain('451 try again later');
  expect(words).toMatch(/4 attempts since (?:today, |\d{1,2} \w{3} \d{4}, )?\d\d:\d\d/);
  expect(words).toContain(
    '9 minutes Tamsin Ogilvie, email to the team. Nothing is lost for five days.',
  );

  expect(await press(member, { intent: 'try-now', deliveryId })).toContain('Due now.');
  const row = await desk.db
    .selectFrom('deliveries')
    .select(['state', 'attempts', sql<boolean>`next_attempt_at <= now()`.as('isDue')])
    .where('id', '=', deliveryId)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ state: 'waiting', attempts: 4, isDue: true });
  expect((await desk.readLog()).at(-1)).toMatchObject({
    act: 'delivery_hastened',
    recordKind: 'lead',
    recordId: reference,
  });
});

test('nobody hastens what somebody is trying, nor what does not wait', async () => {
  const { desk, member } = await startRoom();
  const { id } = await storeDelivered(desk);
  const of = { leadId: id, kind: 'provider' };
  const deliveryId = await setDelivery(desk, of, { minutesUntilNext: 30 });
  await desk.pool.query(
    `update deliveries set leased_until = now() + interval '30 seconds' where id = $1`,
    [deliveryId],
  );
  expect(await read(member)).toContain('Being tried now');
  expect(await press(member, { intent: 'try-now', deliveryId })).toContain('Nothing to do.');
  await setDelivery(desk, of, { state: 'done' });
  expect(await press(member, { intent: 'try-now', deliveryId })).toContain('Nothing to do.');
  expect((await statesOf(desk, id))['provider']).toBe('done');
});

test('nobody hastens a reply whose writer can still take it back, and its row has no button for it', async () => {
  const { desk, member } = await startRoom();
  const { id: leadId } = await storeDelivered(desk);
  const olive = await desk.people.findByEmail('member@shop.example');
  await desk.services.replyDesk.send({
    leadId,
    replyId: randomUUID(),
    seenReplyId: null,
    body: 'Thursday is fine.',
    undoSeconds: 30,
    actor: { kind: 'person', personId: olive?.id ?? '', addressGroup: '192.0.2.7' },
  });
  const { id: deliveryId } = await desk.db
    .selectFrom('deliveries')
    .select('id')
    .where('kind', '=', 'reply')
    .executeTakeFirstOrThrow();

  const { body } = await member.get('/deliveries');
  expect(wordsOf(body)).toContain('Not tried yet');
  expect(body).not.toContain('value="try-now"');
  expect(await press(member, { intent: 'try-now', deliveryId })).toContain('Nothing to do.');
  await desk.pool.query(
    `update deliveries set attempts = 1, last_attempt_at = now() where id = $1`,
    [deliveryId],
  );
  expect((await member.get('/deliveries')).body).toContain('value="try-now"');
  expect(await press(member, { intent: 'try-now', deliveryId })).toContain('Due now.');
});

test('an open breaker is told with its failures and its next call, a beginning one with its count', async () => {
  const { desk, member } = await startRoom();
  await desk.pool.query(`insert into breakers (name, failures) values ('crm', 3)`);
  expect(await read(member)).toContain('CRM Failing Three calls failed in a row.');
  await desk.pool.query(
    `update breakers set failures = 10, open_until = now() + interval '40 seconds'`,
  );

  const words = await read(member);
  expect(words).toMatch(
    /Not answering Ten calls failed in a row, so it is asked once a minute\. Next \d\d:\d\d\./,
  );
  expect(words).not.toContain('All well');
});

test('a trial lead that is out for more than three minutes is told above everything', async () => {
  const { desk, member } = await startRoom();
  await storeTrial(desk, { minutesAgo: 14, isThrough: true });
  await storeTrial(desk, { minutesAgo: 2, isThrough: false });
  expect(await read(member)).toContain('Came through at');
  await storeTrial(desk, { minutesAgo: 4, isThrough: false });

  const words = await read(member);
  expect(words).toMatch(/The trial lead of \d\d:\d\d did not come through within three minutes\./);
  expect(words).toMatch(/Last one through: \d\d:\d\d/);
  expect(words).not.toContain('All well');
});

test('trial leads that nobody sends any more are told, too', async () => {
  const { desk, member } = await startRoom();
  await storeTrial(desk, { minutesAgo: 30, isThrough: true });
  await desk.pool.query(
    `insert into schedules (name, next_run_at) values ('heartbeat', now() - interval '20 minutes')`,
  );
  expect(await read(member)).toMatch(/No trial lead was sent since \d\d:\d\d\./);
});

test('the mail server is asked once a minute at most, and told in its own words when it does not answer', async () => {
  const { desk, member } = await startRoom();
  expect(await read(member)).toContain('Mail server Accepting');
  await desk.sink.stop();
  expect(await read(member)).toContain('Mail server Accepting');
  desk.clock.advance(60_000);

  expect(await read(member)).toMatch(/Mail server Not answering 127\.0\.0\.1:\d+: .*ECONNREFUSED/);
});

test('lists go on by pages, and a page that is none is the first', async () => {
  const { desk, member } = await startRoom();
  for (let place = 0; place < 26; place += 1) {
    // One after another, so that they have an order.
    const { id } = await storeDelivered(desk, `lead-${place}@shop.example`, `Lead ${place}`);
    await kill(desk, id);
  }
  const { body } = await member.get('/deliveries');
  expect(wordsOf(body)).toContain('25 of 26');
  expect(body).not.toContain('>Lead 0<');
  const [, next = ''] = /href="(\/deliveries\?dead=[^"]+)"/.exec(body) ?? [];
  expect(await read(member, next.replaceAll('&amp;', '&'))).toContain('Lead 0');
  expect(await read(member, '/deliveries?dead=9999-99-99T00:00:00.000000Z~x&view=none')).toContain(
    'Lead 25',
  );
});

test('an act leads back to the pages that it was done on, and from one with nothing left to the first', async () => {
  const { desk, member } = await startRoom();
  const ids: string[] = [];
  for (let place = 0; place < 27; place += 1) {
    // One after another, so that they have an order.
    const { id } = await storeDelivered(desk, `lead-${place}@shop.example`, `Lead ${place}`);
    ids.push(await kill(desk, id));
  }
  const [last = '', lastButOne = ''] = ids;
  const { body } = await member.get('/deliveries');
  const [, next = ''] = /href="(\/deliveries\?dead=[^"]+)"/.exec(body) ?? [];
  const page = next.replaceAll('&amp;', '&');

  const again = { intent: 'again-one', deliveryId: lastButOne };
  const second = await press(member, again, page);
  expect(second).toContain('Sent again.');
  expect(second).toContain('1 of 26');
  const hastened = await press(member, { intent: 'try-now', deliveryId: lastButOne }, page);
  expect(hastened).toContain('1 of 26');
  const { headers } = await member.post(page, { ...again, deliveryId: last });
  const first = await member.get(String(headers.location));
  expect(first).toMatchObject({
    statusCode: 302,
    headers: { location: '/deliveries?done=again&count=1' },
  });
});

test('a reader sees all of it, and can change none of it', async () => {
  const { desk } = await startRoom();
  const reader = await desk.signedIn('reader');
  const { id } = await storeDelivered(desk);
  const deliveryId = await kill(desk, id);

  const { body } = await reader.get('/deliveries');
  expect(wordsOf(body)).toContain('550 no such mailbox');
  expect(body).not.toMatch(/<button[^>]*value="(?:again|try)/);
  expect(await reader.post('/deliveries', { intent: 'again-one', deliveryId })).toMatchObject({
    statusCode: 403,
  });
  expect((await statesOf(desk, id))['visitor']).toBe('dead');
});
