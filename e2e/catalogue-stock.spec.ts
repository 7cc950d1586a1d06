import type { Page } from '@playwright/test';

import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';
import { goOffline, renderAll, untilDrawn } from './support/whole-page.ts';

const PATH = '/product/catalog-management';

const table = (page: Page) => page.getByRole('table', { name: /Stock, margin and online price/ });
const row = (page: Page, name: string) => table(page).getByRole('row', { name: new RegExp(name) });
const count = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name: `In store, ${name}` });
const shop = (page: Page) => page.getByRole('region', { name: 'The shop on a phone' });
const notice = (page: Page) => page.locator('.stock-notice');
const said = (page: Page) => page.locator('.stock-table > output');
const entry = (page: Page, id: string) =>
  page.getByRole('region', { name: 'Stock report' }).locator(`[data-entry=${id}] dd`);

const WIDTHS = [360, 390, 768, 1024, 1440];

/** How far down the parts of the picture, and what follows it, stand in windows of these widths, by width. */
async function measureTops(page: Page): Promise<Record<number, number[]>> {
  const tops: Record<number, number[]> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    tops[width] = await page
      .locator('.stock-rows tr, .shop-row, .stock-report, .shelf-tickets, .stock-desk')
      .evaluateAll((parts) =>
        parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)),
      );
  }
  return tops;
}

/** Puts everything back to the first stock. */
async function startAgain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start again' }).click();
  await expect(entry(page, 'on-sale')).toHaveText('5');
}

/** What the stockroom does, each time from its first stock on; the last of it without the network. */
const STOCKROOM: Claims = {
  'the table has its columns and begins with one article out of stock': async (page) => {
    await expect(table(page).getByRole('columnheader')).toHaveText([
      'Product',
      'In store',
      'Cost',
      'You keep',
      'Online price',
      'In the shop',
    ]);
    await expect(table(page).getByRole('row')).toHaveCount(7);
    await expect(notice(page)).toContainText('Out of stock: Free range eggs, 12');
    await expect(shop(page).getByRole('button', { name: 'Sold out: Eggs' })).toBeVisible();
  },

  'a count put to zero sells out in the shop, tells the owner, and shows in the report': async (
    page,
  ) => {
    await startAgain(page);
    await expect(entry(page, 'on-sale')).toHaveText('5');
    await count(page, 'Wildflower honey').fill('0');
    await expect(shop(page).getByRole('button', { name: 'Sold out: Honey' })).toBeVisible();
    await expect(notice(page)).toContainText('Out of stock: Wildflower honey and 1 more');
    await expect(entry(page, 'on-sale')).toHaveText('4');
    await expect(entry(page, 'out')).toHaveText('2');
    await expect(said(page)).toHaveText(
      'Wildflower honey is out of stock. The shop shows it as sold out. Report: 4 on sale, 2 out of stock.',
    );
  },

  'one click restocks, and the focus moves on to the count': async (page) => {
    await startAgain(page);
    await notice(page).getByRole('button', { name: 'Restock: Free range eggs, 12' }).click();
    await expect(count(page, 'Free range eggs, 12')).toHaveValue('36');
    await expect(count(page, 'Free range eggs, 12')).toBeFocused();
    await expect(shop(page).getByRole('button', { name: 'Buy: Eggs' })).toBeVisible();
    await expect(notice(page)).toContainText('Nothing is out of stock');
    await expect(entry(page, 'out')).toHaveText('0');
    await expect(said(page)).toHaveText(/36 in store and on sale again/);
  },

  'the last one is sold once: a customer buys it, and the shelf is empty': async (page) => {
    await startAgain(page);
    const buy = shop(page).locator('li[data-goods=cheese] button');
    await buy.click();
    await expect(count(page, 'Wedge of cheddar')).toHaveValue('1');
    await buy.click();
    await expect(count(page, 'Wedge of cheddar')).toHaveValue('0');
    await expect(buy).toHaveText('Sold out');
    await expect(buy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(count(page, 'Wedge of cheddar')).toHaveValue('0');
    await expect(
      row(page, 'Wedge of cheddar').getByRole('button', { name: /^Restock/ }),
    ).toBeVisible();
  },

  'an online price follows its margin, in the table, in the shop and in the report': async (
    page,
  ) => {
    await startAgain(page);
    const kept = await entry(page, 'kept').textContent();
    await page.getByRole('spinbutton', { name: 'You keep, per cent, Wildflower honey' }).fill('55');
    await expect(row(page, 'Wildflower honey')).toContainText('£10.00');
    await expect(shop(page).locator('li[data-goods=honey]')).toContainText('£10.00');
    await expect(entry(page, 'kept')).not.toHaveText(kept ?? '');
    await expect(said(page)).toHaveText(
      'Wildflower honey now sells at £10.00; £5.50 of it is yours.',
    );
  },

  'an empty box changes nothing, and Start again puts everything back': async (page) => {
    await startAgain(page);
    const box = count(page, 'Seeded sourdough');
    await box.fill('');
    await expect(shop(page).getByRole('button', { name: 'Buy: Sourdough' })).toBeVisible();
    await box.blur();
    await expect(box).toHaveValue('24');
    await box.fill('3');
    await expect(row(page, 'Seeded sourdough')).toContainText('Running low');
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(box).toHaveValue('24');
    await expect(entry(page, 'low')).toHaveText('1');
  },

  'the report on the shelf shows what was done in the stockroom, and restocks as well': async (
    page,
  ) => {
    await startAgain(page);
    await count(page, 'Berry smoothie').fill('33');
    await page.getByRole('heading', { name: 'The stock report' }).scrollIntoViewIfNeeded();
    const pile = (id: string) => page.locator(`.stock-pile[data-goods=${id}]`);
    await expect(pile('smoothie')).toContainText('33');
    await expect(pile('smoothie').locator('.stock-pile-slab')).toHaveCount(5);
    await expect(pile('eggs')).toContainText('Out of stock');
    await pile('eggs')
      .getByRole('button', { name: /^Restock/ })
      .click();
    await expect(pile('eggs')).toContainText('36');
    await expect(page.getByRole('group', { name: 'Stock report' })).toBeFocused();
    await expect(count(page, 'Free range eggs, 12')).toHaveValue('36');
  },

  'the keyboard alone sells out and restocks, without the network': async (page) => {
    await startAgain(page);
    // Tab asks for the working parts of all pictures, which come while there is a network.
    await page.keyboard.press('Tab');
    await expect(page.locator('.live-picture:not([data-live])')).toHaveCount(0);
    await goOffline(page);
    await count(page, 'Wedge of cheddar').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('button', { name: 'One fewer: Wedge of cheddar' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(/^Wedge of cheddar is out of stock/);
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveAccessibleName('Restock: Wedge of cheddar');
    await page.keyboard.press('Space');
    await expect(count(page, 'Wedge of cheddar')).toHaveValue('24');
    await expect(count(page, 'Wedge of cheddar')).toBeFocused();
  },
};

test('the stockroom keeps its place, sells, restocks, prices and reports', async ({ page }) => {
  const measured = Promise.withResolvers<void>();
  await page.route('**/stock-table-*.js', async (route) => {
    await measured.promise;
    await route.continue();
  });
  await openHydrated(page, PATH);
  await expect(page.locator('main + footer[data-complete]')).toBeAttached();
  // A narrower window would ask for less.
  await untilDrawn(page);
  // What lies further down has an estimated height until it is laid out.
  await renderAll(page);
  await page.getByRole('heading', { name: 'A stockroom' }).scrollIntoViewIfNeeded();
  const still = await measureTops(page);
  await expect(page.getByRole('spinbutton')).toHaveCount(0);
  measured.resolve();
  await expect(count(page, 'Wildflower honey')).toBeVisible();
  await page.unrouteAll();
  await expectAll(page, {
    "nothing moves when the working part takes the still's place, at every width": async () => {
      expect(await measureTops(page)).toEqual(still);
    },

    'every control of the picture is at least 44 px high and is reached by touch': async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const low = await page
        .locator('.stock-stepper > *, .margin-box > *, .shop-buy, .stock-console-action > *')
        .evaluateAll(
          (parts) => parts.filter((part) => part.getBoundingClientRect().height < 44).length,
        );
      expect(low).toBe(0);
    },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAll(page, STOCKROOM);
});
