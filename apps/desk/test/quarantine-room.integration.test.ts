import { expect, test } from 'vitest';

import { statesOf, storeKept } from './stored-queue.ts';
import { storeBooking } from './some-bookings.ts';
import { startTestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

async function startRoom() {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  return { desk, member };
}

/** What a page says, without its markup. */
const wordsOf = (body: string) =>
  body
    .replaceAll(/<script[\s\S]*?<\/script>/g, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function read(browser: Browser, url: string): Promise<string> {
  const { statusCode, body } = await browser.get(url);
  expect(statusCode).toBe(200);
  return wordsOf(body);
}

/** Follows a form to where it leads, and gives what is said there. */
async function press(
  browser: Browser,
  fields: Record<string, string>,
  url = '/quarantine',
): Promise<string> {
  const { statusCode, headers } = await browser.post(url, fields);
  expect(statusCode).toBe(303);
  return read(browser, String(headers.location));
}

test('says who is kept, what they wrote, why, and what was counted, and that a clean lead is not', async () => {
  const { desk, member } = await startRoom();
  await storeKept(desk, { name: 'Clean Lead', email: 'clean@shop.example', reasons: [] });
  await storeKept(desk, { name: 'Ada First', message: 'Rank better!' });
  await storeKept(desk, {
    name: 'Ines Carvalho',
    email: 'other@shop.example',
    message: 'Rank better!',
    reasons: ['trap_filled', 'many_links'],
  });

  const words = await read(member, '/quarantine');
  expect(words).toContain('2 in quarantine. No email has been sent and no clock runs.');
  expect(words).toContain(
    'Two signs of a robot Hidden field filled A field that people do not see',
  );
  expect(words).toContain('The same words came once before. None of them is in the bin.');
  expect(words).toContain('The first from this address.');
  expect(words).toMatch(/Release.*Bin.*Binned by itself on \d{1,2} [A-Z][a-z]+/);
  expect(words).not.toContain('Clean Lead');
});

test('what was written is text: no link can be followed and no markup runs', async () => {
  const { desk, member } = await startRoom();
  await storeKept(desk, {
    message: 'See https://rank.example/a <a href="https://rank.example/b">here</a>',
  });

  const { body } = await member.get('/quarantine');
  expect(body).toContain(
    'See https://rank.example/a &lt;a href=&quot;https://rank.example/b&quot;',
  );
  expect(body).not.toContain('href="https://rank.example');
});

test('nothing that a visitor wrote turns the direction of the words around it', async () => {
  const { desk, member } = await startRoom();
  const { id, reference } = await storeKept(desk, {
    name: '\u202EAda First',
    storeName: '\u202EAcme',
    message: 'Rank \u2067better!',
  });

  const kept = await read(member, '/quarantine');
  expect(kept).toContain('Ada First');
  expect(kept).toContain('Acme · ines@pastelaria.example');
  expect(kept).toContain('Rank better!');
  const released = await press(member, { intent: 'release', leadId: id, reference });
  expect(released).toContain('Ada First was released.');
  const { body: listed } = await member.get('/leads');
  expect(listed).toContain('Ada First');
  for (const words of [kept, released, listed]) expect(words).not.toMatch(/[\u202E\u2067]/);
});

test('a release has its mails sent, and the history and the log name who did it', async () => {
  const { desk, member } = await startRoom();
  const { id, reference } = await storeKept(desk);
  const states = async () => new Set(Object.values(await statesOf(desk, id)));
  expect(await states()).toEqual(new Set(['held']));

  const words = await press(member, { intent: 'release', leadId: id, reference });
  expect(words).toContain('Ines Carvalho was released. Their emails are on their way.');
  expect(await states()).toEqual(new Set(['waiting']));
  const me = await desk.people.findByEmail('member@shop.example');
  expect((await desk.readLog()).at(-1)).toMatchObject({
    act: 'lead_released',
    personId: me?.id,
    recordId: reference,
  });
  expect(await read(member, '/quarantine?view=released')).toContain('Ines Carvalho');
  const again = await press(member, { intent: 'release', leadId: id, reference });
  expect(again).toContain('Nothing to do.');
});

test('a rule releases all that are kept for a sign, and no others', async () => {
  const { desk, member } = await startRoom();
  const both = [
    await storeKept(desk, { email: 'a@shop.example' }),
    await storeKept(desk, { email: 'b@shop.example', reasons: ['token_missing', 'many_links'] }),
  ];
  const other = await storeKept(desk, {
    email: 'c@shop.example',
    reasons: ['trap_filled', 'many_links'],
  });
  expect(await read(member, '/quarantine')).toContain(
    'No form token Release all 2 kept for No form token',
  );

  const words = await press(member, { intent: 'release-rule', reason: 'token_missing' });
  expect(words).toContain('Two leads were released.');
  for (const { id } of both) expect((await statesOf(desk, id))['visitor']).toBe('waiting');
  expect((await statesOf(desk, other.id))['visitor']).toBe('held');
});

test('what is binned is restored by Undo or from the bin, and says when it is erased', async () => {
  const { desk, member } = await startRoom();
  const { id, reference } = await storeKept(desk);

  const { headers } = await member.post('/quarantine', { intent: 'bin', leadId: id, reference });
  const address = String(headers.location);
  const { body } = await member.get(address);
  expect(wordsOf(body)).toContain('Ines Carvalho was binned. Undo');
  expect(body).toContain('data-key-act="undo"');
  expect(wordsOf(body)).toContain('Nobody is in quarantine');
  expect(await read(member, '/quarantine?view=bin')).toMatch(/Erased for good on \d+ \w+/);

  const words = await press(member, { intent: 'restore', leadId: id, reference });
  expect(words).toContain('Ines Carvalho was restored');
  expect(words).toContain('1 in quarantine.');
  expect((await statesOf(desk, id))['visitor']).toBe('held');
});

test('several are binned at once, and taken back at once', async () => {
  const { desk, member } = await startRoom();
  const ids = [
    (await storeKept(desk, { email: 'a@shop.example' })).id,
    (await storeKept(desk, { email: 'b@shop.example' })).id,
  ];
  const send = async (intent: string) => {
    const fields = new URLSearchParams([['intent', intent], ...ids.map((id) => ['leadId', id])]);
    return member.send('POST', '/quarantine', {
      headers: {
        origin: 'https://desk.shop.example',
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: fields.toString(),
    });
  };
  const { headers } = await send('bin');
  expect(await read(member, String(headers.location))).toContain('Two leads were binned. Undo');
  await send('restore');
  expect(await read(member, '/quarantine')).toContain('2 in quarantine.');
});

/** What the card of a lead sends as that lead, as a page shows it. */
async function seenLead(browser: Browser, id: string): Promise<string> {
  const { body } = await browser.get('/quarantine');
  const [, value] = new RegExp(`name="leadId" value="(${id}[^"]*)"`).exec(body) ?? [];
  if (value === undefined) throw new Error('the lead is not on the page');
  return value;
}

test('what a colleague has judged since the page was read is left as it is, and the page says so', async () => {
  const { desk, member: jess } = await startRoom();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const answered = await storeKept(desk);
  const spam = await storeKept(desk, { name: 'Ada First', email: 'ada@shop.example' });
  const other = await storeKept(desk, { name: 'Bo Kept', email: 'bo@shop.example' });
  const seen = {
    answered: await seenLead(jess, answered.id),
    spam: await seenLead(jess, spam.id),
    other: await seenLead(jess, other.id),
  };
  await press(tom, { intent: 'release', leadId: await seenLead(tom, answered.id) });
  const marked = await tom.post(`/leads/${spam.reference}`, {
    intent: 'mark',
    version: seen.spam.split(':')[1] ?? '',
    mark: 'spam',
  });
  expect(marked.statusCode).toBe(303);

  const left = 'Nothing was done. One was changed meanwhile and is left as it is.';
  expect(await press(jess, { intent: 'bin', leadId: seen.answered })).toContain(left);
  const released = await desk.services.leadReader.find(answered.reference);
  expect(released).toMatchObject({ binnedAt: null, releasedAt: expect.any(Date) });

  expect(await press(jess, { intent: 'release', leadId: seen.spam })).toContain(left);
  expect((await statesOf(desk, spam.id))['visitor']).toBe('held');

  const { reference } = other;
  const done = await press(jess, { intent: 'bin', leadId: seen.other, reference });
  expect(done).toContain('Bo Kept was binned.');
  expect(done).not.toContain('meanwhile');
});

test('a page holds twenty, and the next goes on where it ended', async () => {
  const { desk, member } = await startRoom();
  for (let place = 0; place < 21; place += 1) {
    // One after another, so that they have an order.
    await storeKept(desk, { name: `Lead ${place}`, email: `lead-${place}@shop.example` });
  }
  const { body } = await member.get('/quarantine');
  expect(body).not.toContain('>Lead 0<');
  const [, next = ''] = /href="(\/quarantine\?page=[^"]+)"/.exec(body) ?? [];
  const second = await read(member, next.replaceAll('&amp;', '&'));
  expect(second).toContain('Lead 0');
  expect(second).toContain('1 of 21');
  expect(await read(member, '/quarantine?page=nonsense&view=nonsense')).toContain('Lead 20');
});

test('an act leads back to the page and the view that it was done on, and from one with nothing left to the first', async () => {
  const { desk, member } = await startRoom();
  const ids: string[] = [];
  for (let place = 0; place < 22; place += 1) {
    // One after another, so that they have an order.
    const { id } = await storeKept(desk, { name: `Lead ${place}`, email: `${place}@shop.example` });
    ids.push(id);
  }
  const [last = '', lastButOne = ''] = ids;
  const { body } = await member.get('/quarantine');
  const [, next = ''] = /href="(\/quarantine\?page=[^"]+)"/.exec(body) ?? [];
  const page = next.replaceAll('&amp;', '&');
  // What a form without scripts is sent to.
  expect((await member.get(page)).body).toMatch(/<form[^>]* action="\/quarantine\?page=/);

  const second = await press(member, { intent: 'bin', leadId: lastButOne }, page);
  expect(second).toMatch(/was binned\..* Lead 0 .*1 of 21/);
  expect(await press(member, { intent: 'restore', leadId: lastButOne }, page)).toContain('2 of 22');
  await press(member, { intent: 'bin', leadId: last }, page);
  const { headers } = await member.post(page, { intent: 'bin', leadId: lastButOne });
  const first = await member.get(String(headers.location));
  expect(first).toMatchObject({
    statusCode: 302,
    headers: { location: expect.stringMatching(/^\/quarantine\?done=binned&/) },
  });
  expect(await read(member, String(first.headers.location))).toContain('20 in quarantine.');
  const bin = await press(member, { intent: 'restore', leadId: last }, '/quarantine?view=bin');
  expect(bin).toMatch(/was restored.* Lead 1 /);
});

const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();

test('held bookings are counted, and a link leads to the week of the first of them', async () => {
  const { desk, member } = await startRoom();
  const held = { state: 'held', name: 'Ada First' } as const;
  await storeBooking(desk.db, { ...held, reference: 'HELD1-00001', start: inDays(12) });
  await storeBooking(desk.db, { ...held, reference: 'HELD1-00002', start: inDays(40), name: 'Bo' });
  await storeBooking(desk.db, { ...held, reference: 'HELD1-00003', start: inDays(-9), name: 'Cy' });

  const { body } = await member.get('/quarantine');
  expect(wordsOf(body)).toContain('Two bookings are held.');
  const [, link = ''] = /href="(\/bookings\?[^"]+)"/.exec(body) ?? [];
  expect(await read(member, link.replaceAll('&amp;', '&'))).toContain('Ada First');
});

test('a reader sees all of it, and can change none of it', async () => {
  const { desk } = await startRoom();
  const reader = await desk.signedIn('reader');
  const { id, reference } = await storeKept(desk);

  const { body } = await reader.get('/quarantine');
  expect(wordsOf(body)).toContain('Ines Carvalho');
  expect(body).not.toMatch(/<button[^>]*value="(?:release|bin|restore|release-rule)"/);
  expect(
    await reader.post('/quarantine', { intent: 'release', leadId: id, reference }),
  ).toMatchObject({ statusCode: 403 });
  expect((await statesOf(desk, id))['visitor']).toBe('held');
});

test('a form that asks for nothing that is known changes nothing', async () => {
  const { member } = await startRoom();
  for (const fields of [{}, { intent: 'erase' }, { intent: 'bin', leadId: 'nobody' }]) {
    // Few, and each says which it was.
    expect(await member.post('/quarantine', fields)).toMatchObject({ statusCode: 400 });
  }
});
