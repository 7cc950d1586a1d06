import { expect, test } from 'vitest';

import { FREE, goTo, MOVE, PAGE, startRoom } from './bookings-room.ts';
import type { Browser } from './test-browser.ts';

/** Presses what can be said of the booking in a list at an address; gives where that leads, and what is said there. */
async function pressInList(browser: Browser, from: string) {
  const { body } = await browser.get(from);
  const [form = ''] = new RegExp(`<form[^>]* action="${PAGE}"[\\s\\S]*?</form>`).exec(body) ?? [];
  const fields = [...form.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
  const sent = fields.map(([, name = '', value = '']) => [name, value] as const);
  const { headers } = await browser.post(PAGE, { ...Object.fromEntries(sent), intent: 'state' });
  const address = String(headers.location);
  const page = (await browser.get(address)).body;
  const [, said = ''] =
    /class="strip"[^>]* data-live=""[\s\S]*?strip-words">(.*?)<\/div>/.exec(page) ?? [];
  return { address, said: said.replaceAll(/<[^>]*>/g, '') };
}

test('what is pressed under Just been leads back to the week as it was shown, which says so', async () => {
  const { desk, browser } = await startRoom();
  goTo(desk, new Date('2027-03-25T14:15:00Z'));

  for (const address of ['/bookings?week=2027-03-24&as=list', '/bookings']) {
    const noted = await pressInList(browser, address);
    expect(noted.address).toBe(`${address}${address.includes('?') ? '&' : '?'}done=no-show`);
    expect(noted.said).toBe('Noted. Nobody came.');
    const undone = await pressInList(browser, noted.address);
    expect(undone.address).toBe(noted.address.replace('no-show', 'came'));
    expect(undone.said).toBe('Taken back. It is no longer a no-show.');
  }
});

test.for(['/bookings?week=2027-03-24&as=list', '/bookings?week=2027-03-24'])(
  'a booking that was opened from %s leads back there, also after it was moved',
  async (room) => {
    const { browser } = await startRoom();
    const link = async (at: string, pattern: string) => {
      const [, to = ''] = new RegExp(pattern).exec((await browser.get(at)).body) ?? [];
      return to.replaceAll('&amp;', '&');
    };
    const page = await link(room, `href="(${PAGE}[^"]*)"`);
    expect(await link(page, 'href="([^"]*)"[^>]*>Bookings<')).toBe(room);

    const move = await link(page, `href="(${MOVE}[^"]*)"`);
    expect(await link(move, 'href="([^"]*)"[^>]*>Leave it')).toBe(page);
    const { headers } = await browser.post(move, { start: FREE, version: '0' });
    expect(headers.location).toBe(`${page}&done=moved`);
    const cancel = { intent: 'state', state: 'cancelled', version: '1' };
    const cancelled = await browser.post(page, cancel);
    expect(cancelled.headers.location).toBe(`${page}&done=cancelled`);
  },
);
