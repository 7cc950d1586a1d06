import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { comeNear } from './support/come-near.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectHeights, measureHeights } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';

const PATH = '/product/online-order-and-delivery';

const phone = (page: Page) => page.locator('.store-phone');
const tickets = (page: Page) => page.locator('.kitchen-ticket');
const said = (page: Page) => phone(page).getByRole('status');
const more = (page: Page, dish: string) =>
  page.getByRole('button', { name: `One more ${dish}`, exact: true });
const placeOrder = (page: Page) => page.getByRole('button', { name: /^Place order/ });

const startAgain = (page: Page) => page.getByRole('button', { name: 'Start again' });

/** What phone and kitchen do, each time from the first basket and board on; the last of it on a narrow screen. */
const ORDERS: Claims = {
  'everything that can be pressed is at least 44 px high and wide': async (page) => {
    const targets = page.locator('.order-phone').locator('button, .order-way');
    for (const target of await targets.all()) {
      const size = await target.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  },

  'three things by courier come to the right sum on the phone and on the ticket': async (page) => {
    await startAgain(page).click();
    await more(page, 'Baklava').click();
    await expect(phone(page).locator('.order-sums')).toHaveText(
      'In the basket: 3£14.60Delivery£0.00Total£14.60',
    );
    await page.getByRole('radio', { name: 'Courier' }).check();
    await expect(phone(page).locator('.order-total')).toHaveText('Total£18.40');
    await placeOrder(page).click();
    await expect(tickets(page).first().getByRole('heading')).toHaveText('#1049');
    await expect(tickets(page).first().getByRole('row')).toHaveText([
      '1 × Harissa bowl£8.50',
      '1 × Baklava£3.20',
      '1 × Mint tea£2.90',
      'Delivery£3.80',
      'Total£18.40',
    ]);
    await expect(said(page)).toHaveText(
      'Ticket #1049 printed: 1 Harissa bowl, 1 Baklava, 1 Mint tea. A courier is at the door. Total £18.40.',
    );
  },

  'each way out has its own fee and its own scene': async (page) => {
    for (const [way, fee, total, line] of [
      ['Collect', null, '£11.40', 'To collect, over the counter'],
      ['Self-delivery', '£2.00', '£13.40', 'Your own driver is waiting'],
      ['Courier', '£3.80', '£15.20', 'A courier is at the door'],
    ] as const) {
      await test.step(way, async () => {
        await startAgain(page).click();
        await page.getByRole('radio', { name: way }).check();
        await placeOrder(page).click();
        const ticket = tickets(page).first();
        await expect(ticket.getByRole('row', { name: 'Total' })).toContainText(total);
        await expect(ticket.getByRole('row', { name: 'Delivery' })).toHaveText(
          fee === null ? [] : [`Delivery${fee}`],
        );
        await expect(page.locator('.way-scene')).toContainText(line);
      });
    }
  },

  'an empty basket says so, costs nothing and prints nothing': async (page) => {
    await startAgain(page).click();
    await page.getByRole('radio', { name: 'Courier' }).check();
    for (const dish of ['Harissa bowl', 'Mint tea']) {
      await page.getByRole('button', { name: `One ${dish} fewer` }).click();
    }
    await expect(phone(page)).toContainText('Nothing in the basket yet.');
    await expect(placeOrder(page)).toHaveText('Place order £0.00');
    await placeOrder(page).click({ force: true });
    await expect(said(page)).toHaveText('Put something in the basket first.');
    await expect(tickets(page).getByRole('heading')).toHaveText(['#1048', '#1047']);
  },

  'a ticket is marked ready and taken back': async (page) => {
    await startAgain(page).click();
    const ticket = tickets(page).first();
    await ticket.getByRole('button', { name: 'Mark ready, order #1048' }).click();
    await expect(ticket).toContainText('READY');
    await expect(said(page)).toHaveText('Ticket #1048 is ready. Off with the courier.');
    await ticket.getByRole('button', { name: 'Not ready yet, order #1048' }).click();
    await expect(ticket).toContainText('NEW');
  },

  'the board keeps the last three tickets, the newest first': async (page) => {
    await startAgain(page).click();
    await placeOrder(page).click();
    for (const dish of ['Flatbread', 'Baklava']) {
      await more(page, dish).click();
      await placeOrder(page).click();
    }
    await expect(tickets(page).getByRole('heading')).toHaveText(['#1051', '#1050', '#1049']);
  },

  'Start again brings the first basket and the first board back': async (page) => {
    await startAgain(page).click();
    await page.getByRole('radio', { name: 'Self-delivery' }).check();
    await placeOrder(page).click();
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(tickets(page).getByRole('heading')).toHaveText(['#1048', '#1047']);
    await expect(page.getByRole('radio', { name: 'Collect' })).toBeChecked();
    await expect(placeOrder(page)).toHaveText('Place order £11.40');
  },

  'a new ticket slides out of the printer, and is simply there where nothing may move': async (
    page,
  ) => {
    await startAgain(page).click();
    const animation = () =>
      page
        .locator('[data-printing] > .kitchen-ticket-paper')
        .evaluate((paper) => getComputedStyle(paper).animationName);
    await placeOrder(page).click();
    expect(await animation()).toBe('ticket-prints');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await more(page, 'Baklava').click();
    await placeOrder(page).click();
    expect(await animation()).toBe('none');
    await expect(tickets(page).first()).toBeInViewport();
  },

  'an order is put together, placed and marked ready by keyboard alone': async (page) => {
    await startAgain(page).click();
    await page.getByRole('button', { name: 'One Harissa bowl fewer' }).focus();
    await page.keyboard.press('Tab');
    await expect(more(page, 'Harissa bowl')).toBeFocused();
    await page.keyboard.press('Enter');
    for (let stop = 0; stop < 7; stop += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Collect' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Self-delivery' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(said(page)).toContainText('Ticket #1049 printed: 2 Harissa bowl, 1 Mint tea.');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Start again' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText('Ticket #1049 is ready. Off with your own driver.');
  },

  'a full board and an empty basket have no accessibility fault': async (page) => {
    await startAgain(page).click();
    await placeOrder(page).click();
    await expectNoFaults(page, '.try-order');
  },

  'on a phone the printed ticket comes into view': async (page) => {
    await startAgain(page).click();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await placeOrder(page).scrollIntoViewIfNeeded();
    await expect(tickets(page).first()).not.toBeInViewport({ ratio: 0.9 });
    await placeOrder(page).click();
    await expect(tickets(page).first()).toBeInViewport({ ratio: 0.9 });
  },
};

test('the phone orders, and the kitchen prints, marks and keeps what was ordered', async ({
  page,
}) => {
  // So low that the picture is not near.
  await page.setViewportSize({ width: 360, height: 300 });
  await openHydrated(page, PATH);
  const frame = page.locator('[data-picture="order-phone"]');
  const still = await measureHeights(frame, [360, 390, 768, 1024, 1440], 300);
  await expect(phone(page)).toHaveCount(0);
  await comeNear(page.locator('.try-order'), phone(page));
  await test.step('the working part takes exactly the room of the still, at every width', async () => {
    await expect(page.locator('.order-still')).toHaveCount(0);
    await expectHeights(frame, still, 300, 'once it works');
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAll(page, ORDERS);
});
