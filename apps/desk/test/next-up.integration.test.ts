import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { storeLead } from './stored-lead.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

/** A Monday in winter, while the office is open, and the same evening. */
const OPEN = new Date('2026-11-23T11:22:00Z');
const SHUT = new Date('2026-11-23T19:00:00Z');

/** Stores a lead of somebody whose clock started at a moment. */
async function writeAt(desk: TestApp, name: string, at: string) {
  const lead = await storeLead(desk, { name });
  await desk.db
    .updateTable('leads')
    .set({ created_at: sql<Date>`${at}::timestamptz` })
    .where('id', '=', lead.id)
    .execute();
  return lead;
}

/** Moves the clock of the desk to a moment, on or back. */
function moveTo({ clock }: TestApp, at: Date): void {
  clock.advance(at.getTime() - clock.now().getTime());
}

/** The desk while the office is open. */
async function startOpen() {
  const desk = await startTestApp();
  moveTo(desk, OPEN);
  return desk;
}

/** Follows where Next up leads, and gives the words that are read there. */
async function open(browser: Browser, path = '/') {
  const first = await browser.get(path);
  const { location } = first.headers;
  const { body } = location === undefined ? first : await browser.get(location);
  const words = body
    .replaceAll(/<(script|style)[^>]*>.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->|<\/?b\b[^>]*>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#x27;/g, '’')
    .replaceAll(/\s+/g, ' ');
  return { location, words, body };
}

test('the lead due first that nobody else holds is in hand, with its ticket, and goes to whoever is next once it is answered', async () => {
  const desk = await startOpen();
  const [jess, mara] = [
    await desk.signedIn('member', 'jess@shop.example'),
    await desk.signedIn('member', 'mara@shop.example'),
  ];
  const reader = await desk.signedIn('reader');
  const late = await writeAt(desk, 'Tamsin Ogilvie', '2026-11-20T16:40:00Z');
  const soon = await writeAt(desk, 'Priya Sharma', '2026-11-23T09:41:00Z');
  const later = await writeAt(desk, 'Hana Mori', '2026-11-23T10:58:00Z');
  await jess.post(`/leads/${late.reference}`, { intent: 'take' });

  const mine = await open(mara);
  expect(mine.location).toBe(`/?at=${soon.reference}`);
  for (const words of [
    '3 are waiting. One is late, and member has it.',
    'Due by 11:41 19 minutes left',
    'Priya Sharma',
    'Due 11:10',
    '12 min late',
    'member has it',
    '11:22 their time, a fair time to call',
    '2 more waiting',
    'Nobody has it yet. Your first act takes it, or the first letter of your reply.',
  ]) {
    expect(mine.words).toContain(words);
  }
  expect((await open(jess)).location).toBe(`/?at=${late.reference}`);
  expect((await open(jess)).words).toContain('Late by 12 minutes was due 11:10');
  expect((await reader.get('/')).headers.location).toBe('/leads');

  // From Next up, acts lead back to it: to the next one, with what was done.
  const answered = await mara.post(`/leads/${soon.reference}?list=next-up`, {
    intent: 'elsewhere',
  });
  expect(answered.headers.location).toBe(`/?at=${soon.reference}&done=answered`);
  const next = await open(mara, answered.headers.location);
  expect(next.location).toBe(`/?at=${later.reference}&about=${soon.reference}&done=answered`);
  expect(next.words).toContain('Answered: Priya Sharma');
  // Somebody else has answered what is in hand: nothing is swapped without a word.
  await jess.post(`/leads/${later.reference}`, { intent: 'elsewhere' });
  const gone = await open(mara, next.location);
  expect(gone.words).toContain('No longer waiting: Hana Mori');
  expect(gone.words).not.toContain('Answered: ');
  expect(gone.words).toContain('Everybody who waits is in good hands');
});

test('with nobody to answer, Next up says why: nobody has written, all are answered, or the office is closed', async () => {
  const desk = await startOpen();
  const mara = await desk.signedIn('member');
  expect((await open(mara)).words).toContain('Nobody has written yet');

  const { reference } = await writeAt(desk, 'Priya Sharma', '2026-11-23T17:30:00Z');
  moveTo(desk, SHUT);
  const shut = await open(mara);
  expect(shut.location).toBeUndefined();
  expect(shut.words).toContain(
    'The clock stands still One is waiting. It is due by Tue 24 Nov, 11:30 GMT',
  );
  expect(shut.body).toContain(`href="/?at=${reference}"`);
  expect(shut.words).toContain('Closed The clock runs again Tue 24 Nov, 09:30 GMT');

  // What another has is not offered, and so its hour is not told either.
  const theirs = await writeAt(desk, 'Hana Mori', '2026-11-23T16:50:00Z');
  const jess = await desk.signedIn('member', 'jess@shop.example');
  await jess.post(`/leads/${theirs.reference}`, { intent: 'take' });
  const mine = await open(mara);
  expect(mine.words).toContain('The first for you is due by Tue 24 Nov, 11:30 GMT');
  expect(mine.body).toContain(`href="/?at=${reference}"`);
  expect((await open(jess)).words).toContain('The first is due by Tue 24 Nov, 11:20 GMT');
  await jess.post(`/leads/${theirs.reference}`, { intent: 'elsewhere' });

  moveTo(desk, OPEN);
  await mara.post(`/leads/${reference}`, { intent: 'elsewhere' });
  await desk.db
    .updateTable('leads')
    .set({ answered_at: new Date(OPEN.getTime() - 60_000), answered_after_ms: 48 * 60_000 })
    .where('reference', '=', reference)
    .execute();
  const { words } = await open(mara);
  expect(words).toContain('All answered One heard from you today, after 48 min of open time.');
  expect(words).toContain('Open The clock runs until 12:30 GMT');
});

test('while nobody who waits can be in hand, Next up says whether others have them or an answer is on its way', async () => {
  const desk = await startOpen();
  const [jess, mara] = [
    await desk.signedIn('member', 'jess@shop.example'),
    await desk.signedIn('member', 'mara@shop.example'),
  ];
  const mine = await writeAt(desk, 'Priya Sharma', '2026-11-23T09:41:00Z');
  const sent = await mara.post(`/leads/${mine.reference}/reply?list=next-up`, {
    intent: 'send',
    replyId: randomUUID(),
    seenReplyId: '',
    body: 'Thursday is fine.',
  });
  const { words } = await open(mara, sent.headers.location);
  expect(words).toContain('Your reply is on its way: Priya Sharma');
  expect(words).toContain('An answer is on its way to each of them. You can look on');
  expect(words).not.toContain('Others have them');

  const theirs = await writeAt(desk, 'Hana Mori', '2026-11-23T10:58:00Z');
  await jess.post(`/leads/${theirs.reference}`, { intent: 'take' });
  expect((await open(mara)).words).toContain(
    'Others have them, or an answer is on its way to them. You can look on',
  );

  await mara.post(`/leads/${mine.reference}`, { intent: 'elsewhere' });
  expect((await open(mara)).words).toContain('Others have them. You can look on');
});

test('who waits again after a first answer is told as answered once, after all others, and nowhere as late', async () => {
  const desk = await startOpen();
  const mara = await desk.signedIn('member');
  const again = await writeAt(desk, 'Priya Sharma', '2026-11-20T16:40:00Z');
  await desk.db
    .updateTable('leads')
    .set({ answered_at: new Date('2026-11-20T16:45:00Z'), answered_after_ms: 5 * 60_000 })
    .execute();
  const soon = await writeAt(desk, 'Hana Mori', '2026-11-23T09:41:00Z');

  const { location, words } = await open(mara);
  expect(location).toBe(`/?at=${soon.reference}`);
  expect(words).toContain('2 are waiting.');
  expect(words).toContain('Priya Sharma Answered once');
  const hand = await open(mara, `/?at=${again.reference}`);
  expect(hand.words).toContain('answered once');
  const room = await open(mara, `/leads/${again.reference}`);
  expect(room.words).toContain('stored Fri 20 Nov, 16:40 GMT, answered once');
  const list = await open(mara, '/leads');
  expect(list.words).toContain('First answer 5 min');
  for (const page of [words, hand.words, room.words, list.words]) {
    expect(page).not.toMatch(/\blate\b/i);
  }
});

test('one goes on and back by the queue however many wait, and no further than its ends', async () => {
  const desk = await startOpen();
  const mara = await desk.signedIn('member');
  const leads: { reference: string }[] = [];
  for (let minute = 10; minute < 24; minute += 1) {
    leads.push(await writeAt(desk, `Visitor ${minute}`, `2026-11-23T10:${minute}:00Z`));
  }
  const read = async (place: number) => {
    const { body } = await open(mara, `/?at=${leads[place]?.reference ?? ''}`);
    const [nav = ''] = /<nav class="hand-keys.*?<\/nav>/s.exec(body) ?? [];
    return [...nav.matchAll(/href="\/\?at=([^"]+)"/g)].map(([, to]) => to);
  };

  expect(await read(0)).toEqual([leads[1]?.reference]);
  expect(await read(11)).toEqual([leads[12]?.reference, leads[10]?.reference]);
  expect(await read(13)).toEqual([leads[12]?.reference]);
});

test('who has a lead in hand and who has its page open see each other, and nobody is at one that no longer waits', async () => {
  const desk = await startOpen();
  const mara = await desk.signedIn('member', 'mara@shop.example');
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const { reference } = await writeAt(desk, 'Priya Sharma', '2026-11-23T09:41:00Z');
  const looking = 'member is looking since 11:2';

  expect((await open(mara)).words).not.toContain(looking);
  expect((await open(tom, `/leads/${reference}`)).words).toContain(looking);
  desk.clock.advance(61_000);
  await tom.get(`/leads/${reference}`);
  expect((await open(mara)).words).toContain(looking);

  await tom.post(`/leads/${reference}`, { intent: 'elsewhere' });
  desk.clock.advance(61_000);
  await open(mara, `/?at=${reference}&done=answered`);
  expect((await open(tom, `/leads/${reference}`)).words).not.toContain('looking');
});
