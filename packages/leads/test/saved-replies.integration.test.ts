import { randomUUID } from 'node:crypto';

import { expect, test } from 'vitest';

import { createSavedReplies, ReplyInvalid, SavedReplyGone, StaleVersion } from '#/index.ts';

import { actorOf, openLeadDesk } from './lead-acts.ts';
import { ME, SOMEBODY } from './stored-leads.ts';

const me = actorOf(ME);
const somebody = actorOf(SOMEBODY);
const PRICES = { name: 'Prices', body: 'Hello [name], it is [a price].' };

async function openSavedReplies() {
  const { db, audit, acts } = await openLeadDesk();
  return { saved: createSavedReplies({ db, audit }), acts, db };
}

test('a saved reply keeps all that it said, with who said it, and refuses an older version', async () => {
  const { saved, acts } = await openSavedReplies();
  const id = await saved.create({ ...PRICES, actor: me });
  await saved.create({ name: 'a demo', body: 'Come and see.', actor: me });
  const words = { ...PRICES, id, body: 'It is free.' };
  expect([
    await saved.change({ ...words, version: 1, actor: somebody }),
    await saved.change({ ...words, version: 2, actor: me }),
  ]).toEqual([true, false]);
  const late = await Promise.allSettled([
    saved.change({ ...PRICES, id, version: 2, actor: me }),
    saved.change({ id, version: 2, name: 'Costs', body: 'It is free.', actor: somebody }),
    saved.remove({ id, version: 1, actor: me }),
  ]);

  expect(late.map(({ status }) => status).toSorted()).toEqual([
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(late.at(-1)).toMatchObject({ reason: expect.any(StaleVersion) });
  expect((await saved.list()).map(({ version }) => version)).toEqual([1, 3]);
  expect(await saved.versions(id)).toMatchObject([
    { version: 2, name: 'Prices', body: 'It is free.', personId: SOMEBODY },
    { version: 1, ...PRICES, personId: ME },
  ]);
  expect(await acts()).toEqual([
    'saved_reply_made',
    'saved_reply_made',
    'saved_reply_changed',
    'saved_reply_changed',
  ]);
});

test('one that is sent again under its id is saved once, and other words under it once more', async () => {
  const { saved, acts } = await openSavedReplies();
  const sent = { ...PRICES, newId: randomUUID(), actor: me };
  const ids = await Promise.all([1, 2, 3].map(async () => saved.create(sent)));
  const other = await saved.create({ ...sent, body: 'Other words.' });

  expect(new Set(ids)).toEqual(new Set([sent.newId]));
  expect(other).not.toBe(sent.newId);
  expect((await saved.list()).map(({ id }) => id).toSorted()).toEqual(
    [sent.newId, other].toSorted(),
  );
  expect(await acts()).toEqual(['saved_reply_made', 'saved_reply_made']);
});

test('one that is sent again after it was removed is there again', async () => {
  const { saved } = await openSavedReplies();
  const sent = { ...PRICES, newId: randomUUID(), actor: me };
  const id = await saved.create(sent);
  await saved.remove({ id, version: 1, actor: me });
  const again = await saved.create(sent);

  expect(again).not.toBe(id);
  expect(await saved.list()).toMatchObject([{ ...PRICES, id: again }]);
});

test('one that is removed is not there until it is brought back', async () => {
  const { saved, acts } = await openSavedReplies();
  const id = await saved.create({ ...PRICES, actor: me });
  await saved.remove({ id, version: 1, actor: me });

  expect([await saved.list(), await saved.find(id)]).toEqual([[], null]);
  await expect(saved.change({ ...PRICES, id, version: 1, actor: me })).rejects.toThrow(
    SavedReplyGone,
  );
  expect(await saved.restore({ id, actor: me })).toBe(true);
  expect(await saved.restore({ id, actor: me })).toBe(false);
  expect(await saved.find(id)).toMatchObject(PRICES);
  expect((await acts()).slice(1)).toEqual(['saved_reply_removed', 'saved_reply_restored']);
});

test('needs a name and words within their limits, and knows no other ids', async () => {
  const { saved } = await openSavedReplies();
  const faults = [
    { ...PRICES, name: ' ' },
    { ...PRICES, name: 'x'.repeat(201) },
    { ...PRICES, body: '\n' },
    { ...PRICES, body: 'x'.repeat(5_001) },
  ];
  for (const fault of faults) {
    await expect(saved.create({ ...fault, actor: me })).rejects.toThrow(ReplyInvalid);
  }
  expect([await saved.find('x'), await saved.versions('x')]).toEqual([null, []]);
  await expect(saved.remove({ id: 'x', version: 1, actor: me })).rejects.toThrow(SavedReplyGone);
  expect(await saved.list()).toEqual([]);
});
