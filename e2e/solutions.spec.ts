import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';
import { goOffline } from './support/whole-page.ts';

const TEN_SECONDS = 10_000;

const PROBLEMS = ['Commission', 'Competition', 'Ownership', 'Branding'] as const;

const SIGNS = [
  ['Online ordering', '/product/online-order-and-delivery'],
  ['Rewards', '/product/rewards-and-loyality-points'],
  ['QR promotions', '/product/qr-code-promotions'],
  ['Brand marketing', '/product/brand-marketting'],
  ['Catalogue', '/product/catalog-management'],
  ['Data insights', '/product/data-driven-insights'],
  ['Smart booking', '/product/smart-booking-system'],
] as const;

const tab = (page: Page, name: RegExp | string) =>
  page.getByRole('tablist', { name: 'Four problems' }).getByRole('tab', { name });
const result = (page: Page) => page.locator('.savings-result');
const subscription = (page: Page) => page.getByLabel('Your subscription a month');

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, new RegExp(`^${name}`))).toHaveAttribute('aria-selected', 'true');
}

/** Lengths of the two rolls as they are drawn. */
async function rollLengths(page: Page): Promise<number[]> {
  const lengths = await result(page)
    .locator('.till-roll')
    .evaluateAll((rolls) => rolls.map((roll) => Number(roll.getAttribute('data-length'))));
  return lengths;
}

test('the hero leads to the register form', async ({ page }) => {
  await page.goto('/solutions');
  const hero = page.locator('[data-hero]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'Every sale through your own door',
  );
  await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/onboarding',
  );
});

test('the problem panel has its four tabs in order, commission first', async ({ page }) => {
  await page.goto('/solutions');
  const labels = page.locator('.problem-panel [role=tab] .tab-label');
  await expect(labels).toHaveText([...PROBLEMS]);
  await expectSelected(page, 'Commission');
});

test('the problem panel moves on every ten seconds and wraps', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/solutions');
  await stopClock(page);
  for (const name of ['Commission', 'Competition', 'Ownership', 'Branding', 'Commission']) {
    await expectSelected(page, name);
    await page.clock.runFor(TEN_SECONDS);
  }
});

test('a click selects a problem, shows its two pictures and gives it a fresh ten seconds', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/solutions');
  await stopClock(page);
  await page.clock.runFor(TEN_SECONDS - 1_000);
  await tab(page, /^Ownership/).click();
  await expectSelected(page, 'Ownership');
  await expect(page.getByText('A built-in CRM with every name in it.')).toBeVisible();
  await expect(page.getByRole('img', { name: /a chain and a padlock/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /The book open/ })).toBeVisible();
  await page.clock.runFor(TEN_SECONDS - 1_000);
  await expectSelected(page, 'Ownership');
  await page.clock.runFor(1_100);
  await expectSelected(page, 'Branding');
});

test('Pause stops the problem panel, Play lets it go on', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/solutions');
  await stopClock(page);
  const panel = page.locator('.problem-panel');
  await panel.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Commission');
  await panel.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(TEN_SECONDS + 100);
  await expectSelected(page, 'Competition');
});

test('arrow keys walk the tabs, and keyboard focus holds them', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, '/solutions');
  await stopClock(page);
  await tab(page, /^Commission/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, /^Competition/)).toBeFocused();
  await expectSelected(page, 'Competition');
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Competition');
});

test('less motion keeps the panel still from the start', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/solutions');
  await stopClock(page);
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Commission');
});

test('the calculator names no price of its own: the subscription is empty at first', async ({
  page,
}) => {
  await openHydrated(page, '/solutions');
  await expect(subscription(page)).toHaveValue('');
  await expect(result(page)).toContainText('Put in the figure from your quote');
  await expect(result(page)).toContainText('£28,080 commission a year');
});

test('the commission slider runs from 15 to 30', async ({ page }) => {
  await page.goto('/solutions');
  const slider = page.getByRole('slider', { name: 'Commission you pay' });
  await expect(slider).toHaveAttribute('min', '15');
  await expect(slider).toHaveAttribute('max', '30');
});

test('the yearly difference is drawn in true proportion and said in a live region', async ({
  page,
}) => {
  await openHydrated(page, '/solutions');
  await subscription(page).fill('180');
  await expect(result(page)).toContainText('£25,920stays in your till each year');
  const [commission = 0, paid = 0] = await rollLengths(page);
  expect(paid / commission).toBeCloseTo(2_160 / 28_080, 2);
  await expect(result(page).getByRole('status')).toHaveText(
    /difference is £25,920 a year.*estimate/,
  );
});

test('a subscription that costs more is called that', async ({ page }) => {
  await openHydrated(page, '/solutions?orders=10&basket=5&commission=15&subscription=100');
  await expect(result(page)).toContainText('£810a year more than the commission');
  const [commission = 0, paid = 0] = await rollLengths(page);
  expect(commission / paid).toBeCloseTo(390 / 1_200, 2);
});

test('the figures are in the address, can be opened again, and nothing scrolls', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/solutions?utm_source=post');
  await page.getByRole('slider', { name: 'Orders a week' }).focus();
  await page.keyboard.press('ArrowRight');
  await subscription(page).fill('140');
  const scrolled = await page.evaluate(() => scrollY);
  await expect(page).toHaveURL(
    /utm_source=post&orders=125&basket=18&commission=25&subscription=140/,
  );
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);

  const friend = await context.newPage();
  await friend.goto(page.url());
  await expect(friend.getByRole('slider', { name: 'Orders a week' })).toHaveValue('125');
  await expect(subscription(friend)).toHaveValue('140');
});

test('the calculator works by keyboard and without the network', async ({ page }) => {
  await openHydrated(page, '/solutions');
  await goOffline(page);
  await page.getByRole('slider', { name: 'Commission you pay' }).focus();
  await page.keyboard.press('End');
  await expect(result(page)).toContainText('£33,696 commission a year');
  await page.keyboard.press('Tab');
  await page.keyboard.type('200');
  await expect(result(page)).toContainText('£31,296stays in your till each year');
});

test('the tick "Send this with my enquiry" stays through a visit to the form', async ({ page }) => {
  await openHydrated(page, '/solutions');
  const tick = page.getByLabel('Send this with my enquiry');
  await expect(tick).not.toBeChecked();
  await tick.check();
  await page.locator('.savings').getByRole('link', { name: 'Write the enquiry' }).click();
  await expect(page).toHaveURL(/\/enquiry$/);
  await page.goBack();
  await expect(page.getByLabel('Send this with my enquiry')).toBeChecked();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a worked example stands in the place of the calculator, and every line can be read', async ({
    page,
  }) => {
    await page.goto('/solutions');
    await expect(page.getByText(/A worked example: a made-up shop/)).toBeVisible();
    await expect(page.getByText('£25,920', { exact: true })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText('Your sign on the web, the app and the door.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Your Demo' })).toBeVisible();
  });
});

test('seven signs hang under "Grow your business with us", each leading to its page', async ({
  page,
}) => {
  await page.goto('/solutions');
  const section = page.locator('section', {
    has: page.getByRole('heading', { level: 2, name: 'Grow your business with us' }),
  });
  await expect(section.getByRole('article')).toHaveCount(SIGNS.length);
  for (const [name, path] of SIGNS) {
    await expect(section.getByRole('link', { name: `Read more about ${name}` })).toHaveAttribute(
      'href',
      path,
    );
  }
});

test('Book Your Demo opens the appointment expanded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/solutions');
  await page.getByRole('main').getByRole('button', { name: 'Book Your Demo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule a Demo' });
  await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 1368, height: 855 });
});

test('no problem has an accessibility fault, nor has a filled calculator', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/solutions?subscription=180');
  await expectNoFaults(page, 'main');
  for (const name of PROBLEMS) {
    await tab(page, new RegExp(`^${name}`)).click();
    await expectNoFaults(page, TAB_PARTS);
  }
});

test('the ticked figures stand as one plain line in the message of the enquiry', async ({
  page,
}) => {
  await openHydrated(page, '/solutions');
  await page.getByLabel('Send this with my enquiry').check();
  await page.getByRole('link', { name: 'Write the enquiry' }).click();
  await expect(page.getByLabel('Message')).toHaveValue(/^[^\n]*orders a week[^\n]*$/);
});

test('no word of the four tabs is broken on a tablet', async ({ page }) => {
  for (const width of [768, 900, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, '/solutions');
    for (const name of ['Commission', 'Competition', 'Ownership', 'Branding']) {
      await page.getByRole('tab', { name }).click();
      const lines = await page
        .getByRole('tab', { name })
        .locator('.tab-label')
        .evaluate((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
        });
      expect(lines, `${name} at ${width} px`).toBe(1);
    }
  }
});
