import { expect, test } from 'vitest';

import { FREE, LATER, OTHER, PAGE, startRoom } from './bookings-room.ts';
import { storeBooking } from './some-bookings.ts';
import type { Browser } from './test-browser.ts';

const AFTER = 'CCCCC-33333';

/** The links of a booking's room, by how their words begin, and the words of the one that is marked. */
async function readLinks(browser: Browser, address: string) {
  const { body } = await browser.get(address);
  const room = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const links = Array.from(
    room.matchAll(/<a([^>]*) href="([^"]*)"([^>]*)>(.*?)<\/a>/gs),
    ([, before = '', to = '', after = '', words = '']) => ({
      to: to.replaceAll('&amp;', '&'),
      words: words.replaceAll(/<[^>]*>/g, ' ').trim(),
      isMarked: `${before}${after}`.includes('aria-current="page"'),
    }),
  );
  const to = (words: string) => links.find((link) => link.words.startsWith(words))?.to;
  return { to, marked: links.filter(({ isMarked }) => isMarked).map(({ words }) => words) };
}

/** The room with a second booking in the week of the first, and one in the week after. */
async function startWeek() {
  const { desk, browser } = await startRoom();
  await storeBooking(desk.db, { reference: OTHER, start: FREE, name: 'Samir Haddad' });
  await storeBooking(desk.db, { reference: AFTER, start: LATER, name: 'Ruth Adeyemi' });
  return browser;
}

test('shows a booking beside its week, in which it is marked', async () => {
  const browser = await startWeek();
  const { to, marked } = await readLinks(browser, PAGE);

  expect(marked).toEqual([expect.stringMatching(/^Aoife Brennan\s+14:00/)]);
  expect(to('Samir Haddad')).toBe(`/bookings/${OTHER}`);
  expect(to('Ruth Adeyemi')).toBeUndefined();
  expect(to('Earlier')).toBe('/bookings?week=2027-03-15');
  expect(to('This week')).toBe('/bookings');
  expect(to('Later')).toBe('/bookings?week=2027-03-29');
  expect((await browser.get(PAGE)).body.match(/<h1/g)).toHaveLength(1);
});

test('the week beside a booking that was opened from another one leads back to what it shows', async () => {
  const browser = await startWeek();
  const { to, marked } = await readLinks(browser, `/bookings/${AFTER}?as=list`);

  expect(marked).toEqual([expect.stringContaining('Ruth Adeyemi')]);
  expect(to('Bookings')).toBe('/bookings?as=list');
  expect(to('Ruth Adeyemi')).toBe(`/bookings/${AFTER}?week=2027-03-30&as=list`);
  expect(to('Earlier')).toBe('/bookings?week=2027-03-22&as=list');
});
