import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';
import { visitorOf } from './visitor-of.ts';

/** A lead, and somebody who answers it. */
async function startReply(lead: Parameters<typeof storeLead>[1] = {}) {
  const desk = await startTestApp();
  const { id, reference } = await storeLead(desk, { name: 'Aoife Brennan', ...lead });
  const member = await desk.signedIn('member');
  const path = `/leads/${reference}`;
  const replies = async () => desk.services.leadReader.replies(id);
  const newest = async () => (await replies()).at(-1);
  return { desk, member, path, id, replies, newest };
}

type Words = { readonly body: string; readonly seenReplyId?: string };

const send = (browser: Browser, path: string, { body, seenReplyId = '' }: Words) =>
  browser.post(`${path}/reply`, { intent: 'send', replyId: randomUUID(), seenReplyId, body });

test('a reply waits in the history, and its writer alone can take it back until it has left', async () => {
  const { desk, member, path, newest } = await startReply();
  const sent = await send(member, path, { body: 'Hello Aoife,\r\nThursday is fine.' });
  expect(sent.headers.location).toBe(`${path}?done=sent`);
  const page = (await member.get(path)).body;
  for (const words of ['It leaves at', 'Not sent yet.', 'Thursday is fine.', 'take-back']) {
    expect(page).toContain(words);
  }
  const tom = await desk.signedIn('member', 'tom@shop.example');
  expect((await tom.get(path)).body).not.toContain('Not sent yet.');
  const reply = await newest();
  const undo = { intent: 'take-back', replyId: reply?.id ?? '' };
  const foreign = await tom.post(path, undo);
  expect((await tom.get(foreign.headers.location ?? '')).body).toContain('Too late to undo.');

  const back = await member.post(path, undo);
  const { body } = await member.get(back.headers.location ?? '');
  for (const words of ['Taken back.', 'took a reply back. Nothing was sent.', 'Draft kept']) {
    expect(body).toContain(words);
  }
  expect(body).not.toContain('Not sent yet.');
  await desk.pool.query(`update lead_drafts set updated_at = '2025-03-30T15:40:00Z'`);
  expect((await member.get(path)).body).toContain('Draft kept 30 Mar 2025, 16:40');
  expect(body).toMatch(/<textarea[^>]*>Hello Aoife,\nThursday is fine.<\/textarea>/);
});

test('the browser brings no words back into a box by itself, which could be those of somebody else', async () => {
  const { member, path } = await startReply();
  const { body } = await member.get(path);
  const boxes = body.match(/<textarea[^>]*>/g) ?? [];
  expect(boxes.length).toBeGreaterThan(1);
  expect(boxes.filter((box) => !/ autocomplete="off"/i.test(box))).toEqual([]);
});

test('a reply that is stopped as its visitor withdraws keeps its words in the history, and its undo says so', async () => {
  const { desk, member, path, id, newest } = await startReply();
  await send(member, path, { body: 'Thursday is fine.' });
  const replyId = (await newest())?.id ?? '';
  await visitorOf(desk).withdraw(id);

  const undo = await member.post(path, { intent: 'take-back', replyId });

  const page = (await member.get(String(undo.headers.location))).body;
  for (const words of [
    'Your reply was not sent. Its words are in the history.',
    'did not send the reply that you wrote, as the visitor withdrew.',
    'Thursday is fine.',
  ]) {
    expect(page).toContain(words);
  }
  expect(page).not.toContain('took a reply back');
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const seen = (await tom.get(path)).body;
  for (const words of ['the reply that member wrote', 'Thursday is fine.']) {
    expect(seen).toContain(words);
  }
  const { headers } = await member.post(`${path}?list=next-up`, { intent: 'take-back', replyId });
  expect((await member.get(String(headers.location))).body).toContain(
    'Withdrawn by the visitor, so your reply was not sent:',
  );
});

test('nothing is sent while a blank is left or the words are too many, and the words come back with what is wrong', async () => {
  const { member, path, replies } = await startReply();
  const body = 'See you on [day] at [hour].';
  const blanks = await send(member, path, { body });
  expect(blanks.statusCode).toBe(422);
  expect(blanks.body).toContain('Two blanks to fill or take out.');
  expect(blanks.body).toContain(`>${body}</textarea>`);
  for (const long of ['word '.repeat(1_001), 'word '.repeat(5_000)]) {
    const tooLong = await send(member, path, { body: `${long}last` });
    expect(tooLong.statusCode).toBe(422);
    expect(tooLong.body).toContain('Use fewer words');
    expect(tooLong.body).toContain('word last</textarea>');
    expect(tooLong.body).not.toMatch(/<textarea[^>]* maxlength/i);
  }
  const empty = await send(member, path, { body: ' ' });
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('Write something first');
  expect(await replies()).toEqual([]);
});

test('a saved reply is filled from the lead and added to what was written, without scripts, too', async () => {
  const { desk, member, path } = await startReply({ storeName: 'Harbour Light' });
  const actor = { kind: 'command' } as const;
  const saved = await desk.services.savedReplies.create({
    name: 'Hello',
    body: 'Hello [ Name ] of [business], on [booking].',
    actor,
  });
  const text = 'Hello Aoife of Harbour Light, on [booking].';
  expect((await member.get(`${path}/saved/${saved}`)).json()).toEqual({
    text,
    filled: ['Aoife', 'Harbour Light'],
  });
  const form = { replyId: randomUUID(), seenReplyId: '', body: 'One word', saved };
  const filled = await member.post(`${path}/reply`, { ...form, intent: 'fill' });
  expect(filled.statusCode).toBe(200);
  expect(filled.body).toContain(`>One word\n\n${text}</textarea>`);
});

test('of two who answer at the same moment one is sent, and the other sees it and can send all the same', async () => {
  const { desk, member, path, replies } = await startReply();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const answers = await Promise.all([
    send(member, path, { body: 'Words of Mara' }),
    send(tom, path, { body: 'Words of Tom' }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 409]);
  expect(await replies()).toHaveLength(1);
  const [first] = await replies();
  const late = answers.findIndex(({ statusCode }) => statusCode === 409);
  const page = answers[late]?.body ?? '';
  for (const words of ['has replied meanwhile', 'Words of Mara', 'Words of Tom']) {
    expect(page).toContain(words);
  }
  expect(page).toContain(`name="seenReplyId" value="${first?.id}"`);
  const again = { body: 'Both of us', seenReplyId: first?.id ?? '' };
  expect((await send([member, tom][late] ?? tom, path, again)).statusCode).toBe(303);
  expect(await replies()).toHaveLength(2);
});

test('other words from a form that was used up can be sent all the same, with scripts, too', async () => {
  const { member, path, replies } = await startReply();
  const form = { intent: 'send', seenReplyId: '', replyId: randomUUID() };
  await member.post(`${path}/reply`, { ...form, body: 'Hello' });
  const again = { ...form, body: 'Hello again' };
  expect((await member.post(`${path}/reply`, again)).statusCode).toBe(409);

  // Scripts get what the form came to alone, without the rest of the page.
  const { body } = await member.post(`${path}/reply.data`, again);
  const other = /"replyId","([\da-f-]{36})"/.exec(body)?.[1] ?? '';
  expect(other).not.toBe(form.replyId);
  const [first] = await replies();
  const sent = { ...again, replyId: other, seenReplyId: first?.id ?? '' };
  expect((await member.post(`${path}/reply`, sent)).statusCode).toBe(303);
  expect(await replies()).toHaveLength(2);
});

test('the form of a reply, and Next up once it is sent, name all that its writer sent, which their device then forgets', async () => {
  const { desk, member, path, replies } = await startReply();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  await send(member, path, { body: 'Words of Mara' });
  const [first] = await replies();
  await send(tom, path, { body: 'Words of Tom', seenReplyId: first?.id ?? '' });

  expect((await member.get(`${path}/reply`)).body).toContain(first?.id);
  expect((await tom.get(`${path}/reply`)).body).not.toContain(first?.id);
  const next = `/?at=${path.replace('/leads/', '')}&done=sent`;
  expect((await member.get(next)).body).toContain(first?.id);
});

test('a draft is kept for its writer, and others see that somebody is writing', async () => {
  const { desk, member, path, replies } = await startReply();
  const kept = await member.post(`${path}/draft`, { body: 'Half a reply' });
  expect(kept.json()).toMatchObject({ at: expect.stringMatching(/^\d\d:\d\d$/), writers: [] });
  expect((await member.get(path)).body).toContain('>Half a reply</textarea>');
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const theirs = (await tom.get(path)).body;
  expect(theirs).not.toContain('Half a reply');
  expect(theirs).toContain('is writing a reply');
  expect((await tom.get(`${path}/draft`)).json()).toMatchObject({ writers: [{ name: 'member' }] });
  const { id: personId = '' } =
    (await desk.people.list()).find(({ name }) => name === 'member') ?? {};
  const other = await tom.post(`${path}/draft`, { body: 'Of her page', writerId: personId });
  expect(other.statusCode).toBe(409);
  expect((await tom.get(path)).body).not.toContain('Of her page');
  const words = { body: 'Of her page', intent: 'send', replyId: randomUUID(), seenReplyId: '' };
  const call = { outcome: 'left_word', note: 'Of her page' };
  for (const [page, typed] of Object.entries({ reply: words, note: words, called: call })) {
    const { headers } = await tom.post(`${path}/${page}`, { ...typed, writerId: personId });
    expect((await tom.get(String(headers.location))).body).toContain('Nothing was saved or sent.');
    expect((await tom.get(`${path}/${page}`)).body).toMatch(/name="writerId" value="[^"]+"/);
  }
  const { headers } = await tom.post(`${path}/note?list=next-up`, { ...words, writerId: personId });
  expect((await tom.get(String(headers.location))).body).toContain('Not saved or sent');
  expect(await replies()).toEqual([]);
  expect((await tom.get(path)).body).not.toContain('Of her page');
  await tom.post(`${path}/reply`, { ...words, body: 'His own' });
  const late = await tom.post(`${path}/draft`, { ...words, body: 'Too late' });
  expect(late.statusCode).toBe(409);
  expect((await tom.get(path)).body).not.toContain('Too late');
  await member.post(`${path}/draft`, { body: '' });
  expect((await tom.get(path)).body).not.toContain('is writing a reply');
  const left = await tom.post('/sign-out', {});
  expect(left.headers['clear-site-data']).toBe('"storage"');
});

test('a reply that is given up says so over the lead until it is sent again and taken, which the head of the page tells', async () => {
  const { desk, member, path, id, newest } = await startReply();
  await send(member, path, { body: 'Hello' });
  await desk.pool.query(
    `update deliveries set state = 'dead', attempts = 1, settled_at = now(),
       last_error = '550 5.1.1 <aoife@harbour.example>: user unknown' where lead_id = $1`,
    [id],
  );
  const { body } = await member.get(path);
  expect(body).toContain('The reply was not accepted, and will not be tried again.');
  expect(body).toContain('550 5.1.1 &lt;aoife@harbour.example&gt;: user unknown');
  const deliveryId = (await newest())?.delivery?.id ?? '';
  await desk.pool.query('update leads set binned_at = now() where id = $1', [id]);
  expect((await member.get(path)).body).not.toContain('will not be tried again');
  expect((await member.get('/deliveries')).body).not.toContain('again-one');
  await member.post(path, { intent: 'requeue', deliveryId });
  expect(await newest()).toMatchObject({ delivery: { state: 'dead' } });
  await member.post(path, { intent: 'restore' });
  expect((await member.get('/deliveries')).body).toContain('again-one');
  await member.post(path, { intent: 'requeue', deliveryId });
  expect(await newest()).toMatchObject({ delivery: { state: 'waiting' } });

  await desk.pool.query(
    `update deliveries set state = 'done', reply = '250 taken' where lead_id = $1`,
    [id],
  );
  await desk.pool.query(`update leads set answer_state = 'answered' where id = $1`, [id]);
  const answered = (await member.get(path)).body;
  expect(answered).toContain('by you, today');
  expect(answered).not.toContain('will not be tried again');
});

test('a visitor who withdrew is neither to be called nor to be sent again what was given up', async () => {
  const { desk, member, path, id } = await startReply();
  await send(member, path, { body: 'Hello' });
  const givenUp = [
    'The reply was not accepted, and will not be tried again.',
    'Send again',
    'Fix the address',
  ];
  await desk.pool.query(
    `update deliveries set state = 'dead', attempts = 1, settled_at = now() where lead_id = $1`,
    [id],
  );
  const before = (await member.get(path)).body;
  for (const words of givenUp) expect(before).toContain(words);

  await desk.pool.query('update leads set withdrawn_at = now() where id = $1', [id]);

  const after = (await member.get(path)).body;
  for (const words of [...givenUp, 'aria-label="Call ']) expect(after).not.toContain(words);
  await desk.pool.query('update leads set withdrawn_at = null where id = $1', [id]);
  const reader = await desk.signedIn('reader');
  expect((await reader.get(path)).body).toContain('aria-label="Call ');
});

test('nothing is sent to a lead in quarantine or to one that was withdrawn', async () => {
  const { desk, member, path, id, replies } = await startReply({ isQuarantined: true });
  expect((await member.get(path)).body).not.toContain('Send reply');
  expect((await send(member, path, { body: 'Hello' })).statusCode).toBe(409);
  await member.post(path, { intent: 'release' });
  await desk.pool.query('update leads set withdrawn_at = now() where id = $1', [id]);
  const late = await send(member, path, { body: 'These words stay' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('The visitor has withdrawn this lead');
  expect(late.body).toContain('These words stay');
  expect(await replies()).toEqual([]);
});

test('a reply ends with the signature of its writer, which they set in You', async () => {
  const { member, path, newest, desk } = await startReply();
  expect((await member.get(path)).body).toContain(`member\n${desk.services.brand}`);
  const you = (await member.get('/you')).body;
  const [, version = ''] = /name="version" value="(\d+)"/.exec(you) ?? [];
  await member.post('/you', {
    intent: 'signature',
    version,
    signature: 'Mara\r\n+44 20 7946 0000',
  });
  await send(member, path, { body: 'Hello' });
  expect(await newest()).toMatchObject({ signature: 'Mara\n+44 20 7946 0000' });
});
