import { expect, test } from 'vitest';

import { send, startLeadRoom } from './lead-room.ts';
import type { TestApp } from './test-app.ts';
import type { Browser } from './test-browser.ts';

/** A member by a name of their own. */
async function join(desk: TestApp, name: string): Promise<Browser> {
  const browser = desk.browser();
  await browser.post(await desk.invite(`${name.toLowerCase()}@shop.example`, 'member'), { name });
  return browser;
}

test('a mark on what was seen before another one is refused, and both are shown', async () => {
  const { desk, member, path, version, find } = await startLeadRoom();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const seen = await version();
  expect(await send(tom, path, { intent: 'mark', version: seen, mark: 'won' })).toBe(303);
  const late = await member.post(`${path}/lost`, { version: seen, mark: 'lost/price' });

  expect(late.statusCode).toBe(409);
  for (const words of ['Two answers', 'You, not saved', 'Lost: price', 'Won']) {
    expect(late.body).toContain(words);
  }
  expect(await find()).toMatchObject({ answerState: 'won' });
  // Who keeps what is saved writes nothing; who insists is on the version that was shown.
  const shown = await version();
  await member.post(`${path}/lost`, { version: shown, mark: 'won' });
  expect(await version()).toBe(shown);
  await member.post(`${path}/lost`, { version: shown, mark: 'lost/price' });
  expect(await find()).toMatchObject({ answerState: 'lost', lostReason: 'price' });
});

test('the page is told that one’s own first letter took the lead, and what a colleague changed before is still refused', async () => {
  const { desk, member, path, version, find, personId } = await startLeadRoom();
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const write = async (browser: Browser, body: string) =>
    JSON.parse((await browser.post(`${path}/draft`, { body })).body);
  const seen = Number(await version());
  const { taken } = await write(member, 'H');

  expect(taken).toMatchObject({
    from: seen,
    to: seen + 1,
    since: { words: expect.stringMatching(/, \d\d:\d\d (?:GMT|BST)$/) },
    until: expect.stringMatching(/^It goes back to the queue (?:at|on) .* if nothing happens\.$/),
  });
  expect((await find())?.heldBy).toBe(await personId('member@shop.example'));
  expect((await write(member, 'Hello')).taken).toBeNull();
  expect((await write(tom, 'Hi')).taken).toBeNull();
  const mark = { intent: 'mark', mark: 'won' };
  expect(await send(tom, path, { ...mark, version: String(seen) })).toBe(409);
  expect(await send(member, path, { ...mark, version: String(taken.to) })).toBe(303);
});

test('names who saved an answer, whatever others have done about the lead since', async () => {
  const { desk, member, path, version } = await startLeadRoom();
  const tom = await join(desk, 'Tom');
  const jess = await join(desk, 'Jess');
  const seen = await version();
  await tom.post(path, { intent: 'mark', version: seen, mark: 'won' });
  await jess.post(`${path}/note`, { body: 'Called twice' });
  const late = await member.post(`${path}/lost`, { version: seen, mark: 'lost/price' });

  expect(late.body).toMatch(/Tom, saved \d\d:\d\d/);
  expect(late.body).toContain('Keep all of Tom');
  expect(late.body).not.toContain('Jess, saved');
});

test('names nobody as who saved the state of a lead that was only taken meanwhile', async () => {
  const { desk, member, path, version } = await startLeadRoom();
  const tom = await join(desk, 'Tom');
  const seen = await version();
  await tom.post(path, { intent: 'take' });
  const late = await member.post(path, { intent: 'mark', version: seen, mark: 'won' });

  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Keep all that is saved');
  expect(late.body).not.toContain('Tom, saved');
});

test('whoever keeps that nobody has a lead gives it to nobody, and is told so of nobody', async () => {
  const { desk, member, path, version, find, personId } = await startLeadRoom();
  await desk.signedIn('member', 'tom@shop.example');
  const seen = await version();
  await member.post(path, { intent: 'take' });
  await member.post(path, { intent: 'hand-back' });
  const give = { intent: 'give', version: seen };
  const late = await member.post(path, { ...give, personId: await personId('tom@shop.example') });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Nobody');
  const kept = await member.post(path, { ...give, version: await version(), personId: '' });
  expect(kept.headers.location).toBe(path);
  expect((await find())?.heldBy).toBeNull();
});

test('what a colleague has done about a lead in quarantine is not overruled from a page that was read before', async () => {
  const { desk, member, path, find } = await startLeadRoom({ isQuarantined: true });
  const tom = await desk.signedIn('member', 'tom@shop.example');
  const press = async (intent: string, seen: string) => {
    const { headers } = await member.post(path, { intent, version: seen });
    return (await member.get(headers.location ?? '')).body;
  };
  const shown = async () => {
    const { body } = await member.get(path);
    const [, seen = ''] =
      /name="version" value="(\d+)"[^<]*<button[^>]*value="bin"/.exec(body) ?? [];
    return seen;
  };
  const old = await shown();
  await tom.post(path, { intent: 'mark', version: old, mark: 'spam' });
  expect(await press('release', old)).toContain('The lead was changed meanwhile');
  expect((await find())?.releasedAt).toBeNull();

  const newer = await shown();
  await tom.post(path, { intent: 'release', version: newer });
  expect(await press('bin', newer)).toContain('The lead was changed meanwhile');
  expect(await find()).toMatchObject({ binnedAt: null, releasedAt: expect.any(Date) });
});

test('a note that somebody else has changed meanwhile shows both, and keeps all that it said', async () => {
  const { desk, member, path, id } = await startLeadRoom();
  const tom = await join(desk, 'Tom');
  await member.post(`${path}/note`, { body: 'First words' });
  const lines = await desk.services.leadReader.history(id);
  const noteId = lines.find(({ note }) => note !== null)?.note?.id ?? '';
  await tom.post(`${path}/note`, { noteId, version: '1', body: 'Words of Tom' });
  const late = await member.post(`${path}/note`, { noteId, version: '1', body: 'My own words' });

  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('Words of Tom');
  expect(late.body).toContain('Keep all of Tom');
  expect(late.body).toContain('My own words');
  expect(late.body).toContain(`value="${noteId}"`);
  expect(await send(member, `${path}/note`, { noteId, version: '2', body: 'My own words' })).toBe(
    303,
  );
  const { body } = await member.get(path);
  for (const words of ['My own words', 'Words of Tom', 'First words', 'see both']) {
    expect(body).toContain(words);
  }
});

test('a note that says what it said before is not said to be saved', async () => {
  const { desk, member, path, id } = await startLeadRoom();
  await member.post(`${path}/note`, { body: 'First words' });
  const lines = await desk.services.leadReader.history(id);
  const noteId = lines.find(({ note }) => note !== null)?.note?.id ?? '';
  const save = async (body: string) => {
    const { headers } = await member.post(`${path}/note`, { noteId, version: '1', body });
    return (await member.get(headers.location ?? '')).body;
  };

  const same = await save('First words');
  expect(same).toContain('First words');
  expect(same).not.toContain('Note saved.');
  expect(await save('Other words')).toContain('Note saved.');
});

test('a note names the colleague who changed it last, and no one where that is who wrote it', async () => {
  const { desk, member, path, id } = await startLeadRoom();
  const tom = await join(desk, 'Tom');
  await member.post(`${path}/note`, { body: 'First words' });
  const lines = await desk.services.leadReader.history(id);
  const noteId = lines.find(({ note }) => note !== null)?.note?.id ?? '';

  await tom.post(`${path}/note`, { noteId, version: '1', body: 'Words of Tom' });
  expect((await member.get(path)).body).toMatch(/Edited by Tom, \d\d:\d\d, see both/);
  expect((await tom.get(path)).body).toMatch(/Edited by you, \d\d:\d\d, see both/);
  await member.post(`${path}/note`, { noteId, version: '2', body: 'Last words' });
  expect((await tom.get(path)).body).toMatch(/Edited \d\d:\d\d, see both/);
});
