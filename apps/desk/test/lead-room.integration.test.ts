import { expect, test } from 'vitest';

import { send, startLeadRoom } from './lead-room.ts';
import { storeLead } from './stored-lead.ts';
import type { TestApp } from './test-app.ts';

/** Lines of the log of that act, as who did it on which record. */
async function logged(desk: TestApp, act: string) {
  const lines = await desk.readLog();
  return lines.filter((line) => line.act === act);
}

test('each act of a member is done, stands in the history with who did it, and is said', async () => {
  const { desk, member, path, find, version, kinds, personId } = await startLeadRoom();
  await desk.signedIn('member', 'tom@shop.example');
  const tom = await personId('tom@shop.example');

  await member.post(path, { intent: 'take' });
  expect((await find())?.heldBy).toBe(await personId('member@shop.example'));
  await member.post(path, { intent: 'hand-back' });
  expect((await find())?.heldBy).toBeNull();
  await member.post(path, { intent: 'give', version: await version(), personId: tom });
  expect((await find())?.heldBy).toBe(tom);
  await member.post(`${path}/note`, { body: 'Two branches now.\r\nA third in spring.' });
  await member.post(`${path}/called`, {
    outcome: 'spoke',
    note: 'Wants Thursday',
    isAnswer: 'yes',
  });
  expect((await find())?.answerState).toBe('answered');
  await member.post(path, { intent: 'mark', version: await version(), mark: 'won' });
  await member.post(`${path}/lost`, { version: await version(), mark: 'lost/price' });
  expect(await find()).toMatchObject({ answerState: 'lost', lostReason: 'price' });
  await member.post(path, { intent: 'mark', version: await version(), mark: 'new' });
  const answer = await member.post(path, { intent: 'elsewhere' });
  expect(answer.headers.location).toBe(`${path}?done=answered`);

  expect(await kinds()).toEqual(
    expect.arrayContaining(['claimed', 'handed_back', 'assigned', 'note_added', 'called_spoke']),
  );
  const { body } = await member.get(answer.headers.location ?? '');
  expect(body).toContain('Marked as answered.');
  for (const words of ['took it.', 'gave it to', 'Two branches now.', 'Wants Thursday']) {
    expect(body).toContain(words);
  }
  const [marked] = await logged(desk, 'lead_marked');
  expect(marked).toMatchObject({
    actorKind: 'person',
    personId: await personId('member@shop.example'),
  });
});

test('a reader sees all of it, has no button, and is refused every act', async () => {
  const { desk, path, reference, version, find } = await startLeadRoom();
  const reader = await desk.signedIn('reader');
  const { statusCode, body } = await reader.get(path);
  expect(statusCode).toBe(200);
  expect(body).toContain(reference);
  const forms = body.match(/<form[^>]*>/g) ?? [];
  expect(forms.filter((form) => !form.includes('/sign-out'))).toEqual([]);

  for (const fields of [
    { intent: 'take' },
    { intent: 'mark', version: await version(), mark: 'won' },
    { intent: 'elsewhere' },
    { intent: 'bin' },
  ]) {
    expect(await send(reader, path, fields)).toBe(403);
  }
  for (const page of ['note', 'called', 'lost', 'erase']) {
    expect(await send(reader, `${path}/${page}`, { body: 'No' })).toBe(403);
    expect((await reader.get(`${path}/${page}`)).statusCode).toBe(403);
  }
  expect(await find()).toMatchObject({ answerState: 'new', version: 1, binnedAt: null });
});

test('a lead that its visitor withdrew is not offered to wait again, and does not', async () => {
  const { desk, member, path, id, version, find } = await startLeadRoom({ state: 'won' });
  expect((await member.get(path)).body).toContain('Back to waiting');
  await desk.pool.query('update leads set withdrawn_at = now() where id = $1', [id]);
  expect((await member.get(path)).body).not.toContain('Back to waiting');
  const fields = { intent: 'mark', version: await version(), mark: 'new' };
  const { headers } = await member.post(path, fields);
  expect((await member.get(String(headers.location))).body).toContain('It does not wait again');
  expect((await find())?.answerState).toBe('won');
});

test('who had begun a reply that cannot be sent any more reads their words, and nobody else does', async () => {
  const { desk, member, path, id } = await startLeadRoom();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  await member.post(`${path}/draft`, { body: 'Hello, about Thursday' });
  expect((await member.get(path)).body).not.toContain('Your unsent reply');
  await desk.db
    .updateTable('leads')
    .set({ withdrawn_at: new Date() })
    .where('id', '=', id)
    .execute();

  const { body } = await member.get(path);
  expect(body).toContain('Your unsent reply');
  expect(body).toContain('Hello, about Thursday');
  expect(body).not.toContain('Send reply');
  expect((await tom.get(path)).body).not.toContain('Your unsent reply');
});

test('what cannot be saved comes back as it was typed, with what is wrong', async () => {
  const { member, path } = await startLeadRoom();
  const empty = await member.post(`${path}/note`, { body: '  ' });
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('Write something first');
  const long = await member.post(`${path}/note`, { body: `${'word '.repeat(900)}last` });
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain('word last');
  expect(long.body).toContain('Use 4,000 characters at most');
  await member.post(`${path}/note`, { body: 'A note that can be changed' });
  for (const { body } of [long, await member.get(path)]) {
    expect(body).toContain('<textarea');
    expect(body).not.toMatch(/<textarea[^>]* maxlength/i);
  }
  const call = await member.post(`${path}/called`, { note: 'They said yes' });
  expect(call.statusCode).toBe(422);
  expect(call.body).toContain('Choose how it went');
  expect(call.body).toContain('They said yes');
  expect((await member.post(`${path}/lost`, { version: '1' })).statusCode).toBe(422);
});

test('a lead that somebody else has is not taken from them', async () => {
  const { desk, member, path, find, personId } = await startLeadRoom();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  await tom.post(path, { intent: 'take' });
  const answer = await member.post(path, { intent: 'take' });

  expect(await find()).toMatchObject({ heldBy: await personId('tom@shop.example') });
  expect((await member.get(answer.headers.location ?? '')).body).toContain('has it already.');
  expect((await member.post(path, { intent: 'hand-back' })).headers.location).toContain(
    'done=nothing',
  );
});

test('who asks a member for no more news has their yes taken back by one press, and the history says whose', async () => {
  const { desk, member, path, reference } = await startLeadRoom();
  const consent = { version: '2', wording: 'Send me news.', at: '2026-01-05T09:00:00.000Z' };
  await desk.db
    .updateTable('leads')
    .set({ marketing_consent: JSON.stringify(consent) })
    .where('reference', '=', reference)
    .execute();
  expect((await member.get(path)).body).toContain('Stop news and offers</button>');

  const answer = await member.post(path, { intent: 'stop-news' });

  const { body } = await member.get(answer.headers.location ?? '');
  expect(body).toContain('No more news and offers.');
  expect(body).toContain('stopped news and offers to them. The yes was to: Send me news.');
  expect(body).not.toContain('Stop news and offers</button>');
  const [line] = await logged(desk, 'lead_news_stopped');
  expect(line).toMatchObject({ actorKind: 'person', recordId: reference });
  expect((await member.post(path, { intent: 'stop-news' })).headers.location).toContain(
    'done=nothing',
  );
});

test('what a visitor wrote stays text', async () => {
  const attack = '<img src=x onerror=alert(1)><b>bold</b> "quoted" \u202Eevil';
  const { member, path } = await startLeadRoom({
    name: '<script>alert(1)</script>',
    message: attack,
  });
  const { body } = await member.get(path);
  expect(body).not.toContain('<img src=x');
  expect(body).not.toContain('<script>alert(1)');
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(body).not.toContain('\u202E');
});

test('a reference in any case and with another dash or none is led to the right address, others are not there', async () => {
  const { member, reference } = await startLeadRoom();
  const loose = reference.toLowerCase();
  for (const dash of ['', ' ', '–']) {
    const path = `/leads/${encodeURIComponent(loose.replace('-', dash))}`;
    expect(await member.get(`${path}?list=view%3Dall`)).toMatchObject({
      statusCode: 302,
      headers: { location: `/leads/${reference}?list=view%3Dall` },
    });
  }
  expect((await member.get('/leads/0000-0000')).statusCode).toBe(404);
  expect((await member.get('/leads/nothing-at-all')).statusCode).toBe(404);
  expect(await send(member, '/leads/0000-0000', { intent: 'take' })).toBe(404);
});

test('an owner erases all about a person after a proof and the reference, and the page says what is left', async () => {
  const email = 'xanthe@shop.example';
  const { desk, path, reference } = await startLeadRoom({ email });
  const owner = await desk.signedIn('owner');
  const page = await owner.get(`${path}/erase`);
  expect(page.body).toContain('1 lead with its history');
  expect(page.body).toContain('What is kept elsewhere: the contact in a CRM of yours');
  const wrong = { email, reference: '0000-0000' };
  expect(await send(owner, `${path}/erase`, wrong)).toBe(422);

  desk.clock.advance(11 * 60_000);
  const asked = await owner.post(`${path}/erase`, { email, reference });
  expect(asked.statusCode).toBe(307);
  expect(asked.headers.location).toContain('/prove');
  expect(await desk.services.leadReader.find(reference)).not.toBeNull();

  const again = await desk.signedIn('owner', 'other@shop.example');
  const done = await again.post(`${path}/erase`, { email, reference: reference.toLowerCase() });
  expect(done).toMatchObject({ statusCode: 303 });
  expect(done.headers.location).toContain('/leads?done=erased');
  expect((await logged(desk, 'lead_erased')).map(({ recordId }) => recordId)).toEqual([reference]);
  const gone = await again.get(path);
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('This lead was erased on request on');
});

test('a lead in quarantine says why, and can be released, or binned and restored', async () => {
  const { member, path, version, find } = await startLeadRoom({ isQuarantined: true });
  expect((await member.get(path)).body).toContain('In quarantine.');
  for (const page of [path, `${path}/called`]) {
    expect((await member.get(page)).body).not.toContain('This answers the lead');
  }
  const call = { outcome: 'spoke', note: '', isAnswer: 'yes' };
  expect(await send(member, `${path}/called`, call)).toBe(303);
  expect((await find())?.answerState).toBe('new');
  expect(await send(member, path, { intent: 'bin' })).toBe(400);
  await member.post(path, { intent: 'bin', version: await version() });
  expect((await member.get(path)).body).toContain('It is erased by itself on');
  await member.post(path, { intent: 'restore' });
  expect((await find())?.binnedAt).toBeNull();
  await member.post(path, { intent: 'release', version: await version() });
  expect((await find())?.releasedAt).not.toBeNull();
});

test('attempts before the accepted one fold into it, and a delivery that was given up can be tried again', async () => {
  const { desk, member, path, id } = await startLeadRoom();
  await desk.pool.query(
    `insert into lead_events (lead_id, kind, attempt, detail) values
       ($1, 'provider_failed', 1, '451 4.7.1 Greylisted <one>'),
       ($1, 'provider_failed', 2, '451 4.7.1 Greylisted <two>'),
       ($1, 'provider_done', 3, '250 2.0.0 Ok: queued as 4bXk8w1RtM')`,
    [id],
  );
  const { rows } = await desk.pool.query<{ id: string }>(
    `insert into deliveries (lead_id, kind, state, attempts, last_error, settled_at)
     values ($1, 'crm', 'dead', 9, '500 Internal', now()) returning id`,
    [id],
  );
  const { body } = await member.get(path);
  expect(body).toContain('2 attempts before it were not accepted');
  expect(body).toContain('451 4.7.1 Greylisted &lt;one&gt;');
  expect(body).toContain('Email to the team accepted, attempt 3.');
  expect(body).toContain('Send again');

  await member.post(path, { intent: 'requeue', deliveryId: rows[0]?.id ?? '' });
  const deliveries = await desk.services.leadReader.deliveries(id);
  expect(deliveries.map(({ state }) => state)).toContain('waiting');
});

test('two who have the page open see each other, a reader among them', async () => {
  const { desk, member, path } = await startLeadRoom();
  const reader = await desk.signedIn('reader');
  expect((await member.get(path)).body).not.toContain('looking');
  const { body } = await reader.get(path);
  expect(body).toMatch(/member.{0,20} is looking/s);
  desk.clock.advance(61_000);
  expect((await reader.get(path)).body).not.toContain('looking');
});

test('next and previous go on in the list it was opened from, also once it has left that list', async () => {
  const { desk, member, path, reference, version } = await startLeadRoom({ minutesAgo: 2 });
  const newer = await storeLead(desk, { minutesAgo: 1 });
  const older = await storeLead(desk, { minutesAgo: 3 });
  await member.post(path, { intent: 'mark', version: await version(), mark: 'won' });
  const goTo = async (of: string, go: string) =>
    (await member.get(`/leads/${of}?list=view%3Dwaiting&go=${go}`)).headers.location;

  expect(await goTo(reference, 'next')).toBe(`/leads/${older.reference}?list=view%3Dwaiting`);
  expect(await goTo(reference, 'previous')).toBe(`/leads/${newer.reference}?list=view%3Dwaiting`);
  expect(await goTo(newer.reference, 'next')).toBe(`/leads/${older.reference}?list=view%3Dwaiting`);
  expect(await goTo(older.reference, 'next')).toBe('/leads?view=waiting');
  expect((await member.get(`${path}?go=next`)).statusCode).toBe(200);
});

test('an address that was mistyped is fixed from what was given up for it, on the version that was seen', async () => {
  const { desk, member, path, id, find, version, kinds } = await startLeadRoom();
  await desk.pool.query(
    `insert into deliveries (lead_id, kind, state, attempts, last_error, settled_at)
     values ($1, 'visitor', 'dead', 1, '550 user unknown', now())`,
    [id],
  );
  const address = `${path}/address`;
  expect((await member.get(path)).body).toContain(`href="${address}"`);
  const seen = await version();
  const wrong = await member.post(address, { version: seen, email: 'not an address' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('value="not an address"');
  expect((await find())?.version).toBe(Number(seen));

  const right = await member.post(address, { version: seen, email: ' aoife@harbour.example ' });

  expect((await find())?.contacts.email).toBe('aoife@harbour.example');
  expect(await kinds()).toEqual(expect.arrayContaining(['address_fixed', 'requeued']));
  expect((await member.get(String(right.headers.location))).body).toContain(
    'The address is fixed.',
  );
  const late = await member.post(address, { version: seen, email: 'other@harbour.example' });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('aoife@harbour.example');
  expect(late.body).toContain('other@harbour.example');
});

test('a delivery that failed says when it is tried again, on another day with the day', async () => {
  const { desk, member, path, id } = await startLeadRoom();
  await desk.pool.query(
    `insert into deliveries (lead_id, kind, state, attempts) values ($1, 'visitor', 'waiting', 1)`,
    [id],
  );
  await desk.pool.query(
    `insert into lead_events (lead_id, kind, attempt, detail, at)
      values ($1, 'visitor_failed', 1, '451 later', '2026-11-20T11:08:00Z')`,
    [id],
  );
  const readWithNext = async (next: string) => {
    await desk.pool.query(`update deliveries set next_attempt_at = $1`, [next]);
    const { body } = await member.get(path);
    return /Next try [^.]*\./.exec(body)?.[0];
  };
  expect(await readWithNext('2026-11-20T11:10:00Z')).toBe('Next try 11:10.');
  expect(await readWithNext('2026-11-21T11:08:00Z')).toBe('Next try Sat 21 Nov, 11:08.');
});
