import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectNothingWider, expectOneReveal } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';

const PATH = '/product/catalog-management';

const ABILITIES = [
  'Bulk and single product upload',
  'Per-product images and descriptions',
  'Real-time availability',
  'Out-of-stock notifications',
  'One-click restock',
  'Manual stock adjustment',
  'Online stock and margin-based online prices',
  'New Arrivals and Featured lists',
  'Dynamic banners',
  'Real-time stock reports',
];

const SECTIONS = [
  'A stockroom with the lights on',
  'Price it from the margin',
  'Pick it up, put it in the window',
  'The stock report is the shelf',
  'Asked while stocktaking',
];

const WIDTHS = [360, 390, 768, 1024, 1440];

function section(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
}

const crates = (page: Page) => section(page, 'Pick it up, put it in the window');
const pricer = (page: Page) => section(page, 'Price it from the margin');

/** What the page says, shows and does. */
const PAGE: Claims = {
  'the hero leads to the register form': async (page) => {
    const hero = page.locator('[data-hero]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'The shelf and the screen agree',
    );
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
    await expect(hero.getByRole('img', { name: /Three planks of goods/ })).toBeVisible();
  },

  'the sections stand in order, and the FAQ closes the page': async (page) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(SECTIONS);
    const faq = section(page, 'Asked while stocktaking');
    await expect(faq.locator('details')).toHaveCount(5);
    await expect(faq.locator('details[open]')).toHaveCount(1);
    await expect(faq.locator('summary').first()).toHaveText(/enter my products one by one/);
  },

  'all ten abilities of the console are named': async (page) => {
    for (const name of ABILITIES) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
    await expect(
      page.getByText('linking to catalogue lists or social posts', { exact: false }).first(),
    ).toBeVisible();
  },

  'the page animates once, slowly': expectOneReveal,

  'the sliders write the ticket: cost and margin make the price': async (page) => {
    const ticket = pricer(page).locator('.margin-pricer-ticket');
    await expect(ticket).toContainText('£7.50');
    await expect(ticket.getByRole('status')).toHaveText('£3.00 of every £7.50 jar is yours.');
    await pricer(page).getByRole('slider', { name: 'What you keep' }).fill('50');
    await expect(ticket).toContainText('£9.00');
    await expect(ticket).toContainText('50% yours');
    await pricer(page).getByRole('slider', { name: 'What it costs you' }).fill('600');
    await expect(ticket.getByRole('status')).toHaveText('£6.00 of every £12.00 jar is yours.');
  },

  'the banner links to a list or to a post': async (page) => {
    const banner = crates(page).locator('.window-banner');
    await expect(banner).toContainText('Leads to the New Arrivals list');
    await banner.getByRole('radio', { name: 'A list' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(banner).toContainText('Leads to our post');
    await page.keyboard.press('ArrowLeft');
    await expect(banner).toContainText('Leads to the New Arrivals list');
  },

  'a product goes from New Arrivals to Featured by buttons, and the banner follows': async (
    page,
  ) => {
    const arrivals = crates(page).getByRole('button', { name: 'Put it in New Arrivals' });
    const featured = crates(page).getByRole('button', { name: 'Put it in Featured' });
    const card = crates(page).locator('.crates-card');
    await arrivals.click();
    await expect(arrivals).toHaveAttribute('aria-pressed', 'true');
    await expect(crates(page).locator('.window-banner')).toContainText(
      'Just in: garden saladLeads to the New Arrivals list',
    );
    const before = await card.boundingBox();
    await featured.focus();
    await page.keyboard.press('Enter');
    await expect(arrivals).toHaveAttribute('aria-pressed', 'false');
    await expect(crates(page).locator('.window-banner')).toContainText(
      'Our pick: garden saladLeads to the Featured list',
    );
    await expect
      .poll(async () => (await card.boundingBox())?.x ?? 0)
      .toBeGreaterThan((before?.x ?? 0) + 100);
    await expect(crates(page).locator('output')).toHaveText(/^Garden salad is in Featured\./);
  },

  'nothing scrolls sideways at any width': async (page) => {
    await page.getByRole('heading', { name: 'A stockroom' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('spinbutton').first()).toBeAttached();
    await expectNothingWider(page, WIDTHS);
  },

  'the worked page has no accessibility fault': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.getByRole('heading', { name: 'A stockroom' }).scrollIntoViewIfNeeded();
    await page.getByRole('spinbutton', { name: 'In store, Wedge of cheddar' }).fill('0');
    await crates(page).getByRole('button', { name: 'Put it in Featured' }).click();
    await page.getByRole('heading', { name: 'The stock report' }).scrollIntoViewIfNeeded();
    await expect(page.locator('.live-piles')).toBeVisible();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoFaults(page, 'main');
    }
  },
};

test('the page says, shows and does all that it should, whatever the width', async ({ page }) => {
  await openHydrated(page, PATH);
  await expectAll(page, PAGE);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every word can be read, and plain figures stand in the place of the controls', async ({
    page,
  }) => {
    await page.goto(PATH);
    for (const name of ABILITIES) {
      await expect(page.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
    const rows = page.getByRole('table').getByRole('row');
    await expect(rows).toHaveCount(7);
    await expect(rows.nth(2)).toHaveText(/Wedge of cheddar.*2.*£4\.05.*25%.*£5\.40.*Running low/);
    await expect(rows.nth(3)).toHaveText(/Free range eggs, 12.*0.*£3\.15.*25%.*£4\.20.*Sold out/);
    await expect(page.getByText('Out of stock: Free range eggs, 12')).toBeVisible();
    await expect(page.locator('.stock-pile')).toHaveCount(6);
    await expect(page.getByText('£3.00 of every £7.50 jar is yours.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByRole('spinbutton')).toHaveCount(0);
  });
});
