import { expect, test } from 'vitest';

import { postForm } from './lead-list.ts';
import { storeKept } from './stored-queue.ts';
import { startTestApp } from './test-app.ts';

/** The names of the leads whose tick a page has set. */
const listTicked = (body: string) =>
  [...body.matchAll(/<input[^>]*aria-label="Select ([^"]+)"[^>]*>/g)].flatMap(([tick, name]) =>
    /\schecked=/.test(tick) ? [name] : [],
  );

/** Two leads in quarantine, each with what its tick sends. */
async function startRoom() {
  const desk = await startTestApp();
  const member = await desk.signedIn('member');
  const kept = async (name: string, email: string) => {
    const { id, reference } = await storeKept(desk, { name, email });
    return { id, reference, tick: `${id}:1` };
  };
  const ada = await kept('Ada First', 'ada@shop.example');
  const bo = await kept('Bo Kept', 'bo@shop.example');
  return { desk, member, ada, bo };
}

test('the address says which leads are selected, to whoever may do something with them', async () => {
  const { desk, member, ada, bo } = await startRoom();
  const select = (references: string) => `/quarantine?selected=${references}`;
  const both = select(`${ada.reference}.${bo.reference}`);
  expect(listTicked((await member.get('/quarantine')).body)).toEqual([]);
  expect(listTicked((await member.get(select(ada.reference))).body)).toEqual(['Ada First']);
  expect(listTicked((await member.get(both)).body).toSorted()).toEqual(['Ada First', 'Bo Kept']);
  const reader = await desk.signedIn('reader');
  expect(listTicked((await reader.get(both)).body)).toEqual([]);
});

test.for(['bin', 'release'])(
  'what a %s of several left as it was changed meanwhile stays selected, and what one button left does not',
  async (intent) => {
    const { desk, member, ada, bo } = await startRoom();
    await desk.pool.query('update leads set version = version + 1 where id = $1', [ada.id]);
    const alone = { intent, leadId: ada.tick, reference: ada.reference };
    const { headers } = await member.post('/quarantine', alone);
    expect(headers.location).not.toContain('selected');

    const several = await postForm(member, '/quarantine', [
      ['intent', intent],
      ['leadId', ada.tick],
      ['leadId', bo.tick],
    ]);
    const { body } = await member.get(String(several.headers.location));
    expect(listTicked(body)).toEqual(['Ada First']);
    expect(await desk.services.leadReader.find(bo.reference)).not.toMatchObject({
      binnedAt: null,
      releasedAt: null,
    });
  },
);
