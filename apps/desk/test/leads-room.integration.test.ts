import { LENGTH_LIMIT } from '@high-street/contract';
import { expect, test } from 'vitest';

import { storeLead } from './stored-lead.ts';
import { startTestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

/** The names of the leads of a list, in its order. */
async function namesAt(browser: Browser, address: string): Promise<string[]> {
  const { body } = await browser.get(address);
  return [...body.matchAll(/data-row-link="[^>]*>([^<]+)</g)].map(([, name = '']) => name);
}

/** A form of the list, in which a name may be sent more than once. */
const postForm = (browser: Browser, url: string, fields: [string, string][]) =>
  browser.send('POST', url, {
    headers: {
      origin: 'https://desk.shop.example',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(fields).toString(),
  });

test('each view shows its leads, newest first, and what an address says beside is ignored', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const me = await desk.people.findByEmail('member@shop.example');
  await storeLead(desk, { name: 'Anna Waiting', minutesAgo: 3 });
  await storeLead(desk, { name: 'Ben Mine', minutesAgo: 2, heldBy: me?.id ?? '' });
  await storeLead(desk, { name: 'Cleo Won', state: 'won', minutesAgo: 1 });
  await storeLead(desk, { name: 'Dan Kept', isQuarantined: true });

  expect(await namesAt(member, '/leads')).toEqual(['Ben Mine', 'Anna Waiting']);
  expect(await namesAt(member, '/leads?view=nonsense&sort=up&since=now&with=me')).toEqual([
    'Ben Mine',
    'Anna Waiting',
  ]);
  expect(await namesAt(member, '/leads?view=mine')).toEqual(['Ben Mine']);
  expect(await namesAt(member, '/leads?view=won')).toEqual(['Cleo Won']);
  expect(await namesAt(member, '/leads?view=quarantine')).toEqual(['Dan Kept']);
  expect(await namesAt(member, '/leads?view=all&sort=oldest')).toEqual([
    'Anna Waiting',
    'Ben Mine',
    'Cleo Won',
    'Dan Kept',
  ]);
});

test('filters and the search narrow a view, and say where else to look when nobody is left', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  await storeLead(desk, { name: 'Priya Sharma', storeName: 'Bramble Bakery', plan: 'Growth' });
  await storeLead(desk, { name: 'Tom Okafor', source: 'newsletter' });
  await storeLead(desk, { name: 'Aoife Brennan', storeName: 'Harbour Light', state: 'won' });

  expect(await namesAt(reader, '/leads?kind=Prospect')).toEqual(['Priya Sharma']);
  expect(await namesAt(reader, '/leads?plan=Growth')).toEqual(['Priya Sharma']);
  expect(await namesAt(reader, '/leads?source=newsletter')).toEqual(['Tom Okafor']);
  expect(await namesAt(reader, '/leads?with=nobody&since=2020-01-01&q=bramble')).toEqual([
    'Priya Sharma',
  ]);

  const elsewhere = await reader.get('/leads?q=harbour');
  expect(elsewhere.body).toContain('No lead fits “harbour” in Waiting');
  expect(elsewhere.body).toContain('In All there is Harbour Light.');
  expect(elsewhere.body).toContain('/leads?view=all&amp;q=harbour');
  const hidden = await reader.get('/leads?view=all&plan=Growth&q=harbour');
  expect(hidden.body).toContain('No lead fits “harbour” with these filters');
  expect(hidden.body).toContain('Without them there is Harbour Light.');
  expect(hidden.body).toMatch(/href="\/leads\?view=all&amp;q=harbour"[^>]*>Clear filters</);
  expect(hidden.body).not.toContain('In All there');
  const nowhere = await reader.get('/leads?stage=Enterprise&view=all');
  expect(nowhere.body).toContain('No lead fits these filters');
});

test('before anybody has written the list says so', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  expect((await reader.get('/leads')).body).toContain('Nobody has written yet');
});

test('a page leads to the next and back again, without a gap', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  for (let number = 1; number <= 53; number += 1) {
    await storeLead(desk, { name: `Number ${number}`, minutesAgo: number });
  }
  const first = await reader.get('/leads');
  const [, older = ''] = /href="([^"]+)"[^>]*>Older</.exec(first.body) ?? [];
  expect(await namesAt(reader, '/leads')).toHaveLength(50);
  expect(await namesAt(reader, older)).toEqual(['Number 51', 'Number 52', 'Number 53']);

  const second = await reader.get(older);
  const [, newer = ''] = /href="([^"]+)"[^>]*>Newer</.exec(second.body) ?? [];
  expect((await namesAt(reader, newer))[0]).toBe('Number 1');
});

test('by name, a page that ends with the longest name leads on to the names after it', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  for (let number = 1; number <= 49; number += 1) await storeLead(desk, { name: `Name ${number}` });
  await storeLead(desk, { name: 'א'.repeat(LENGTH_LIMIT.line) });
  await storeLead(desk, { name: 'תמר' });
  const first = await reader.get('/leads?sort=name');
  const [, after = ''] = /href="([^"]+)"[^>]*>After</.exec(first.body) ?? [];
  expect(await namesAt(reader, after.replaceAll('&amp;', '&'))).toEqual(['תמר']);
});

test('a member marks, gives, bins and restores what is ticked by plain forms, and a reader may not', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const me = await desk.people.findByEmail('member@shop.example');
  const one = await storeLead(desk, { minutesAgo: 1 });
  const two = await storeLead(desk);
  const ticks: [string, string][] = [
    ['lead', one.id],
    ['lead', two.id],
  ];
  const readLeads = () =>
    desk.db
      .selectFrom('leads')
      .select(['answer_state', 'lost_reason', 'held_by', 'binned_at'])
      .execute();

  const marked = await postForm(member, '/leads?view=all', [
    ...ticks,
    ['intent', 'mark'],
    ['mark', 'lost:price'],
  ]);
  expect(marked.statusCode).toBe(303);
  expect(marked.headers.location).toMatch(/^\/leads\?view=all&done=marked/);
  expect((await member.get(String(marked.headers.location))).body).toContain(
    '2 leads are lost now.',
  );
  await postForm(member, '/leads', [...ticks, ['intent', 'give'], ['person', me?.id ?? '']]);
  const lost = { answer_state: 'lost', lost_reason: 'price', held_by: me?.id, binned_at: null };
  expect(await readLeads()).toEqual([lost, lost]);

  const binned = await postForm(member, '/leads', [...ticks, ['intent', 'bin']]);
  const notice = await member.get(String(binned.headers.location));
  expect(notice.body).toContain('2 leads are in the bin.');
  const [, undo = ''] = /name="lead" value="([^"]+)"/.exec(notice.body) ?? [];
  await member.post('/leads', { intent: 'restore', lead: undo });
  expect(await readLeads()).toEqual([lost, lost]);

  const reader = await desk.signedIn('reader');
  const refused = await postForm(reader, '/leads', [...ticks, ['intent', 'mark'], ['mark', 'won']]);
  expect(refused.statusCode).toBe(403);
  const list = (await reader.get('/leads?view=all')).body;
  expect(list).not.toContain('type="checkbox"');
  expect(list).not.toContain('action="/leads/export"');
});

test('what somebody changed since the list was read is left as it is and stays ticked, and the list says so', async () => {
  const desk = await startTestApp();
  const jess = await desk.signedIn('member');
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const me = (await desk.people.findByEmail('member@shop.example'))?.id ?? '';
  const one = await storeLead(desk);
  await storeLead(desk);
  const all = '/leads?view=all';
  const readTicks = async () => {
    const { body } = await jess.get(all);
    return [...body.matchAll(/name="lead" value="([^"]+)"|value="([^"]+)"[^>]* name="lead"/g)].map(
      ([, value, other]): [string, string] => ['lead', value ?? other ?? ''],
    );
  };
  const press = async (ticks: [string, string][], fields: [string, string][]) => {
    const { headers } = await postForm(jess, all, [...ticks, ...fields]);
    const { body } = await jess.get(String(headers.location));
    return { body, words: body.replaceAll(/<[^>]+>/g, '') };
  };
  const readLeads = () =>
    desk.db.selectFrom('leads').select(['answer_state', 'held_by']).orderBy('id').execute();
  const tomMarks = (mark: string) =>
    postForm(tom, '/leads', [
      ['lead', one.id],
      ['intent', 'mark'],
      ['mark', mark],
    ]);

  const ticks = await readTicks();
  expect(ticks).toHaveLength(2);
  await tomMarks('won');
  const marked = await press(ticks, [
    ['intent', 'mark'],
    ['mark', 'lost:no_answer'],
  ]);
  expect(marked.words).toContain(
    'Marked. One lead is lost now. One was changed meanwhile and is left as it is.',
  );
  expect(marked.body).toMatch(new RegExp(`<input[^>]*value="${one.id}:2"[^>]* checked=""`));
  expect(marked.body.match(/ checked=""/g)).toHaveLength(1);
  expect(await readLeads()).toMatchObject([{ answer_state: 'won' }, { answer_state: 'lost' }]);

  const given = await press(ticks, [
    ['intent', 'give'],
    ['person', me],
  ]);
  expect(given.words).toContain(
    'Nothing was given. 2 leads were changed meanwhile and are left as they are.',
  );
  const binned = await press(ticks, [['intent', 'bin']]);
  expect(binned.words).toContain('Nothing was binned. 2 leads were changed meanwhile');
  expect(await readLeads()).toMatchObject([{ held_by: null }, { held_by: null }]);
  const again = await press(await readTicks(), [
    ['intent', 'give'],
    ['person', me],
  ]);
  expect(again.words).toContain('Given. member has 2 leads now.');
});

test('marking leads leaves those in quarantine where they are found, and says how many', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const [clean, kept, other] = [
    await storeLead(desk, { name: 'Anna Waiting' }),
    await storeLead(desk, { name: 'Dan Kept', isQuarantined: true }),
    await storeLead(desk, { name: 'Eve Kept', isQuarantined: true }),
  ];
  const markWon = async (...leads: readonly { readonly id: string }[]) => {
    const ticks = leads.map(({ id }): [string, string] => ['lead', id]);
    const fields: [string, string][] = [...ticks, ['intent', 'mark'], ['mark', 'won']];
    const { headers } = await postForm(member, '/leads?view=all', fields);
    return (await member.get(String(headers.location))).body.replaceAll(/<[^>]+>/g, '');
  };

  expect(await markWon(clean, kept)).toContain(
    'Marked. One lead is won now. One is in quarantine and is left as it was: release it first.',
  );
  expect(await markWon(kept, other)).toContain(
    'Nothing was marked. 2 leads are in quarantine and are left as they were: release them first.',
  );
  expect(await namesAt(member, '/leads?view=quarantine')).toEqual(['Eve Kept', 'Dan Kept']);
});

test('a form that ticks or chooses nothing is sent back with what is missing', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const { id } = await storeLead(desk);
  const send = async (fields: Record<string, string>) => {
    const { statusCode, body } = await member.post('/leads', fields);
    return [statusCode, /data-tone="blush"[\s\S]*?strip-words">([^<]+)/.exec(body)?.[1]];
  };

  expect(await send({ intent: 'mark', mark: 'won' })).toEqual([
    422,
    'Select at least one lead first.',
  ]);
  expect(await send({ intent: 'mark', mark: 'lost', lead: id })).toEqual([
    422,
    'Choose what they are marked as.',
  ]);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect(await send({ intent: 'give', person: nobody, lead: id })).toEqual([
    422,
    'Choose who gets them. Somebody who has left cannot be chosen.',
  ]);
  expect((await send({ intent: 'invent', lead: id }))[0]).toBe(400);
});

test('what was ticked stays so in a form that is sent back', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const [one, , three] = [await storeLead(desk), await storeLead(desk), await storeLead(desk)];
  const { body } = await postForm(member, '/leads', [
    ['lead', one.id],
    ['lead', three.id],
    ['intent', 'give'],
    ['person', ''],
  ]);
  const ticked = [...body.matchAll(/<input[^>]* checked=""[^>]*>/g)].map(
    ([input]) => /value="([^":]+):1"/.exec(input)?.[1],
  );
  expect(ticked.toSorted()).toEqual([one.id, three.id].toSorted());
});

test('leads are given to whoever may do something with them, and looked for with everybody', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  await desk.signedIn('reader');
  await storeLead(desk);
  const { body } = await member.get('/leads');
  const optionsOf = (name: string) =>
    new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(body)?.[0];
  const reader = (await desk.people.findByEmail('reader@shop.example'))?.id ?? 'nobody';
  const myself = (await desk.people.findByEmail('member@shop.example'))?.id ?? 'nobody';

  expect(optionsOf('person')).toContain(myself);
  expect(optionsOf('person')).not.toContain(reader);
  expect(optionsOf('with')).toContain(reader);
});

test('on a phone the button of the views has a count where the list is all of the view', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  await storeLead(desk, { plan: 'Growth' });
  await storeLead(desk);
  await member.post('/leads?view=all&plan=Growth', { intent: 'save-view', name: 'Growing ones' });
  const pick = async (address: string) =>
    /class="pick"[^>]*><b class="cut">([^<]*)<\/b>([^<]*)</
      .exec((await member.get(address)).body)
      ?.slice(1);

  expect(await pick('/leads?view=all')).toEqual(['All', '2']);
  expect(await pick('/leads?view=all&plan=Growth')).toEqual(['Growing ones', '']);
  expect(await pick('/leads?view=all&q=lead')).toEqual(['All', '']);
});

test('somebody keeps a view of their own, which nobody else sees, and removes it', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const other = await desk.signedIn('reader');
  await storeLead(desk, { name: 'Priya Sharma', plan: 'Growth' });
  const address = '/leads?view=all&plan=Growth';
  await member.post(address, { intent: 'save-view', name: 'Growing ones' });

  const page = await member.get(address);
  expect(page.body).toContain('Growing ones');
  expect((await other.get('/leads')).body).not.toContain('Growing ones');
  const [, id = ''] = /name="view-id" value="([^"]+)"/.exec(page.body) ?? [];
  await member.post(address, { intent: 'remove-view', 'view-id': id });
  expect((await member.get('/leads')).body).not.toContain('Growing ones');
});

test('only an owner exports, after a proof, what is shown or what is ticked, and the log says so', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const owner = await desk.signedIn('owner');
  const one = await storeLead(desk, { name: '=1+1', plan: 'Growth' });
  await storeLead(desk, { name: 'Tom Okafor' });
  expect((await member.post('/leads/export', { format: 'csv' })).statusCode).toBe(403);

  const shown = await owner.post('/leads/export', { format: 'csv', view: 'all', plan: 'Growth' });
  expect(shown.headers['content-disposition']).toMatch(/filename="leads-[\d-]+\.csv"/);
  expect(shown.body).toContain(`'=1+1`);
  expect(shown.body).not.toContain('Tom Okafor');
  const ticked = await owner.post('/leads/export', { format: 'json', lead: one.id });
  expect(ticked.json()).toMatchObject([{ reference: one.reference }]);
  const none = await owner.post('/leads/export?selection', { format: 'json', view: 'all' });
  expect(none.json()).toEqual([]);
  expect((await owner.post('/leads/export', { format: 'pdf' })).statusCode).toBe(400);

  const lines = (await desk.readLog()).filter(({ act }) => act === 'leads_exported');
  expect(lines.map(({ fields }) => fields)).toEqual([
    ['view', 'plan', 'csv'],
    ['selection', 'json'],
    ['selection', 'json'],
  ]);
  desk.clock.advance(11 * 60_000);
  const late = await owner.post('/leads/export', { format: 'csv' });
  expect([late.statusCode, late.headers.location]).toEqual([307, '/prove?to=%2Fleads%2Fexport']);
});

test('the rail says how many wait, are in quarantine and were given up', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  const { id } = await storeLead(desk);
  await storeLead(desk, { isQuarantined: true });
  await desk.db
    .insertInto('deliveries')
    .values({ lead_id: id, kind: 'confirmation', state: 'dead' })
    .execute();

  const { body } = await reader.get('/people');
  const counts = await reader.get('/more');
  expect(body).toContain('Not open to you');
  for (const words of ['1 waiting', '1 in quarantine', '1 given up']) {
    expect(counts.body).toContain(words);
  }
});

test('the rail counts no further than anybody reads', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  await storeLead(desk);
  await desk.pool.query(`insert into leads (reference, contacts)
    select 'MANY-' || number, contacts from leads, generate_series(1, 1000) as number`);

  expect((await reader.get('/more')).body).toContain('999+ waiting');
});

test('a list that cannot be read says so, and the frame stays', async () => {
  const desk = await startTestApp();
  const reader = await desk.signedIn('reader');
  await desk.pool.query('alter table leads rename column answer_state to elsewhere');

  const { statusCode, body } = await reader.get('/leads');
  expect(statusCode).toBe(503);
  expect(body).toContain('The list could not be read. No lead is lost');
  expect(body).toContain('Try again');
  expect(body).toContain('aria-label="Rooms"');
});

test('an address says which leads are selected, and a list by words says while older leads may be missing', async () => {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  for (const name of ['Anna', 'Ben', 'Cleo']) await storeLead(desk, { name });
  const { rows } = await desk.pool.query('select reference from leads order by id');
  const [anna, , cleo] = rows.map(({ reference }) => reference);

  const { body } = await member.get(`/leads?selected=${anna}.${cleo}.AAAA-0000`);
  expect(body.match(/ checked=""/g)).toHaveLength(2);
  expect(body).not.toContain('Older leads are still being made ready');

  // As after an upgrade: a lead of long ago that nobody has taken up yet.
  await desk.pool.query(`insert into leads (id, reference, contacts, created_at)
    select uuidv7(interval '-2 hours'), 'TEST-0000', contacts, now() - interval '2 hours' from leads limit 1`);
  await desk.pool.query(`insert into lead_search (lead_id, created_at, name, reference, words)
    select id, created_at, 'anna', lower(reference), 'anna' from leads where reference <> 'TEST-0000'
    on conflict do nothing`);
  const partial = 'Older leads are still being made ready';
  expect((await member.get('/leads?q=nobody')).body).toContain(partial);
});
