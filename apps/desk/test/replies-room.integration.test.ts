import { expect, test } from 'vitest';

import { startTestApp } from './test-app.ts';

async function startRoom() {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const find = async (name: string) => {
    const found = (await desk.services.savedReplies.list()).find((each) => each.name === name);
    if (found === undefined) throw new Error(`There is no saved reply ${name}.`);
    return found;
  };
  return { desk, member, find };
}

test('a saved reply is made, changed with its versions kept, removed, and brought back', async () => {
  const { desk, member, find } = await startRoom();
  expect((await member.get('/replies')).body).toContain('No saved reply yet');
  const made = await member.post('/replies/new', {
    name: 'Hours',
    body: 'Hello [name], on [day].',
  });
  const list = await member.get(made.headers.location ?? '');
  for (const words of ['Saved.', 'Hours', 'Hello [name], on [day].']) {
    expect(list.body).toContain(words);
  }

  const { id } = await find('Hours');
  const page = `/replies/${id}`;
  await member.post(page, { intent: 'save', version: '1', name: 'Opening hours', body: 'Hello.' });
  const { body } = await member.get(page);
  for (const words of ['Opening hours', 'Version 2', 'The version before', 'on [day].']) {
    expect(body).toContain(words);
  }

  const gone = await member.post(page, { intent: 'remove', version: '2' });
  expect((await member.get(page)).statusCode).toBe(404);
  expect((await member.get(gone.headers.location ?? '')).body).toContain('Undo');
  await member.post('/replies', { intent: 'restore', replyId: id });
  expect(await find('Opening hours')).toMatchObject({ version: 2 });
  const acts = (await desk.readLog()).map(({ act }) => act);
  expect(acts).toEqual(
    expect.arrayContaining(['saved_reply_made', 'saved_reply_changed', 'saved_reply_removed']),
  );
});

test('a blank that a lead fills is marked so, however its name is written', async () => {
  const { member, find } = await startRoom();
  await member.post('/replies/new', { name: 'Hours', body: 'Hello [ Name ], on [day].' });
  const { id } = await find('Hours');

  const page = (await member.get(`/replies/${id}`)).body;
  expect(page).toContain('<mark data-kind="filled">[ Name ]</mark>');
  expect(page).toContain('<mark data-kind="blank">[day]</mark>');
  expect((await member.get('/replies')).body.match(/class="blank" data-known=""/g)).toHaveLength(1);
});

test('of two who change one at the same time the second sees both, and loses no word', async () => {
  const { desk, member, find } = await startRoom();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  await member.post('/replies/new', { name: 'Prices', body: 'First words' });
  const { id } = await find('Prices');
  const page = `/replies/${id}`;
  await tom.post(page, { intent: 'save', version: '1', name: 'Prices', body: 'Words of Tom' });
  const form = { intent: 'save', name: 'Prices', body: 'My own words' };
  const late = await member.post(page, { ...form, version: '1' });

  expect(late.statusCode).toBe(409);
  for (const words of ['Two answers', 'Words of Tom', 'My own words']) {
    expect(late.body).toContain(words);
  }
  expect((await member.post(page, { ...form, version: '2' })).statusCode).toBe(303);
  expect(await find('Prices')).toMatchObject({ body: 'My own words', version: 3 });
});

test('who would remove one that a colleague has changed is told so, and reads what it says now first', async () => {
  const { desk, member, find } = await startRoom();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  await member.post('/replies/new', { name: 'Prices', body: 'First words' });
  const { id } = await find('Prices');
  const page = `/replies/${id}`;
  await tom.post(page, { intent: 'save', version: '1', name: 'Prices', body: 'Words of Tom' });

  const late = await member.post(page, { intent: 'remove', version: '1' });

  expect(late.statusCode).toBe(409);
  for (const words of ['It was not removed.', 'Words of Tom', 'name="version" value="2"']) {
    expect(late.body).toContain(words);
  }
  expect(await find('Prices')).toMatchObject({ version: 2 });
  expect((await member.post(page, { intent: 'remove', version: '2' })).statusCode).toBe(303);
  expect((await member.get(page)).statusCode).toBe(404);
});

test('one that is saved as it was is not said to be saved', async () => {
  const { member, find } = await startRoom();
  const words = { name: 'Prices', body: 'First words' };
  await member.post('/replies/new', words);
  const { id } = await find('Prices');

  const same = await member.post(`/replies/${id}`, { intent: 'save', version: '1', ...words });

  expect(same.headers.location).toBe('/replies');
  expect(await find('Prices')).toMatchObject({ version: 1 });
});

test('what cannot be saved comes back as it was typed, and a reader reads alone', async () => {
  const { desk, member, find } = await startRoom();
  const empty = await member.post('/replies/new', { name: '', body: 'Words without a name' });
  expect(empty.statusCode).toBe(422);
  expect(empty.body).toContain('Enter a name');
  expect(empty.body).toContain('Words without a name');

  const long = await member.post('/replies/new', {
    name: 'Prices',
    body: `${'word '.repeat(1_001)}last`,
  });
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain('Use fewer words');
  expect(long.body).toContain('word last</textarea>');
  expect(long.body).not.toMatch(/<textarea[^>]* maxlength/i);

  await member.post('/replies/new', { name: 'Prices', body: '<b>Words</b>' });
  const { id } = await find('Prices');
  const reader = await desk.signedIn('reader');
  const { body } = await reader.get(`/replies/${id}`);
  expect(body).toContain('&lt;b&gt;Words&lt;/b&gt;');
  expect(body).not.toContain('name="intent"');
  expect((await reader.get('/replies/new')).statusCode).toBe(403);
  const change = { intent: 'save', version: '1', name: 'No', body: 'No' };
  expect((await reader.post(`/replies/${id}`, change)).statusCode).toBe(403);
});
