import { expect, test } from 'vitest';

import { send, startLeadRoom } from './lead-room.ts';
import { storeKept } from './stored-queue.ts';

/** What a page offers by letters: those written on keys, and those told to assistive technology. */
function keysIn(body: string): string[] {
  const page = body.replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const found = [...page.matchAll(/<kbd[^>]*>([^<]+)|aria-keyshortcuts="([^"]+)"/g)];
  const keys = found.map(([, written, told]) => written ?? told ?? '');
  return [...new Set(keys)].filter((key) => key !== 'Control+Enter').toSorted();
}

test('who has turned single keys off is offered none', async () => {
  const { desk, member, path, reference } = await startLeadRoom({ minutesAgo: 1 });
  await storeKept(desk, { name: 'Ada First' });
  const binned = await storeKept(desk, { name: 'Ines Carvalho' });
  const inHand = `/?at=${reference}`;
  const bin = { intent: 'bin', leadId: binned.id, reference: binned.reference };
  const { headers } = await member.post('/quarantine', bin);
  const undo = String(headers.location);
  const pages = [inHand, path, `${path}?list=`, '/leads', '/bookings', undo, '/deliveries'];
  const read = async () =>
    Promise.all(pages.map(async (page) => keysIn((await member.get(page)).body)));

  const [hand = [], , lead = [], leads = [], bookings, kept = []] = await read();
  expect(hand).toEqual(expect.arrayContaining(['/', '?', 'A', 'C', 'N', 'R']));
  expect(lead).toEqual(expect.arrayContaining(['?', 'C', 'J', 'K', 'L', 'N', 'R', 'W']));
  expect(leads).toEqual(expect.arrayContaining(['/', '?', 'J', 'K', 'M', 'R', 'X']));
  expect(bookings).toEqual(['/', '?']);
  expect(kept).toEqual(expect.arrayContaining(['/', '?', 'B', 'R', 'U']));

  const person = await desk.people.findByEmail('member@shop.example');
  const off = {
    intent: 'preferences',
    version: String(person?.version),
    undoSeconds: '10',
    singleKeys: 'off',
  };
  expect(await send(member, '/you', off)).toBe(303);
  expect(await read()).toEqual(pages.map(() => []));
});
