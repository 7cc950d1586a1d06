import type { Page } from '@playwright/test';

import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

const bar = (page: Page) => page.getByRole('banner');
const productLinks = (page: Page) => bar(page).locator('.products-panel a');
const menu = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
const sheet = (page: Page) => bar(page).locator('.mobile-panel');
const folded = (page: Page) => bar(page).locator('.mobile-products');

/** What a wide screen shows. */
const WIDE: Claims = {
  'the Products panel closes when Tab leaves it, forward and backward': async (page) => {
    const products = bar(page).getByRole('button', { name: 'Products' });
    await products.focus();
    await page.keyboard.press('Enter');
    for (const link of await productLinks(page).all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(bar(page).getByRole('link', { name: 'Solutions' })).toBeFocused();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(productLinks(page).first()).toBeHidden();

    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(products).toBeFocused();
    await expect(productLinks(page).first()).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(bar(page).getByRole('link', { name: 'Home', exact: true })).toBeFocused();
    await expect(productLinks(page).first()).toBeHidden();
  },

  'the Products panel closes on a press beside it where the platform leaves it open': async (
    page,
  ) => {
    const products = bar(page).getByRole('button', { name: 'Products' });
    await products.click();
    // No platform heeds a press that a script has made.
    await products.locator('svg').dispatchEvent('pointerup');
    await expect(productLinks(page).first()).toBeVisible();
    await page.getByRole('heading', { level: 1 }).dispatchEvent('pointerup');
    await expect(productLinks(page).first()).toBeHidden();
  },
};

/** What a screen shows that becomes wide while the menu is open. */
const WIDENED: Claims = {
  'the page scrolls': async (page) => {
    await menu(page).click();
    await expect(sheet(page)).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 768 });
    await expect(sheet(page)).toBeHidden();
    await page.mouse.move(512, 384);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  },
};

/** What a narrow screen shows; the last of it leaves the page. */
const NARROW: Claims = {
  'the menu closes when Tab leaves it, and what has the focus is seen': async (page) => {
    await menu(page).focus();
    await page.keyboard.press('Enter');
    for (const name of ['Home', 'Products', 'Solutions', 'Pricing', 'Enquiry Now']) {
      await page.keyboard.press('Tab');
      await expect(sheet(page).locator(':focus')).toHaveText(name);
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    await expect(menu(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(sheet(page)).toBeHidden();
  },

  'Products folds on a press elsewhere in the menu, on choice and with the menu': async (page) => {
    const summary = folded(page).locator('summary');
    await menu(page).click();
    await summary.click();
    await expect(folded(page)).toHaveAttribute('open');
    // Below the last row.
    await page.mouse.click(195, 715);
    await expect(folded(page)).not.toHaveAttribute('open');
    await expect(sheet(page)).toBeVisible();

    await summary.click();
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await menu(page).click();
    await expect(folded(page)).not.toHaveAttribute('open');

    await summary.click();
    await folded(page).getByRole('link', { name: 'Smart booking' }).click();
    await expect(page).toHaveURL(/smart-booking-system$/);
    await menu(page).click();
    await expect(summary).toBeVisible();
    await expect(folded(page)).not.toHaveAttribute('open');
  },
};

test('the menus close and fold as they should', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await openHydrated(page, '/');
  await expectAll(page, WIDE);
  await page.setViewportSize({ width: 390, height: 844 });
  await test.step('on a narrow screen', () => expectAll(page, NARROW));
  await openHydrated(page, '/');
  await test.step('on one that becomes wide', () => expectAll(page, WIDENED));
});
