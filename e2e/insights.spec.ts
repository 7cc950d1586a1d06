import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

const PATH = '/product/data-driven-insights';
const TEN_SECONDS = 10_000;

const STORY = ['Insights', 'Visibility', 'Data'] as const;

const PICTURES = {
  Insights: /^A till with a long receipt/,
  Visibility: /^A dark terrace/,
  Data: /^A wooden index box/,
} as const;

const GROUPS = [
  'Data Insights & Analytics',
  'Features & Benefits',
  'Implementation & Integration',
  'Pricing & Support',
  'Success Stories & Case Studies',
];

function section(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
}

const tab = (page: Page, name: string) =>
  page.getByRole('tablist', { name: 'What the restaurant learned' }).getByRole('tab', { name });

async function expectSelected(page: Page, name: keyof typeof PICTURES): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('img', { name: PICTURES[name] })).toBeVisible();
}

test('the hero leads to the register form', async ({ page }) => {
  await page.goto(PATH);
  const hero = page.locator('[data-hero]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Know Saturday by Thursday');
  const action = hero.getByRole('link', { name: 'Get Started' });
  await expect(action).toHaveAttribute('href', '/onboarding');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('sales and order forecasting, prices, tiers and combo offers are all told', async ({
  page,
}) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  for (const words of [
    'Sales forecasting says how much.',
    'Order forecasting says how many',
    'Competitor prices, compared.',
    'Yours updates by your rule',
    'Four tiers by lifetime value',
    'Basket analysis finds the pairs.',
    'combo offer',
  ])
    await expect(main).toContainText(words);
});

test('competitors’ prices and the owner’s own hang on the ladder, cheapest first', async ({
  page,
}) => {
  await page.goto(PATH);
  const tags = section(page, 'Stand on the right rung').getByRole('listitem');
  await expect(tags).toHaveText([
    '£4.20 Corner shop',
    '£4.50 You, from 7.02',
    '£4.80 Supermarket',
    '£5.00 You, yesterday',
    '£5.20 Deli on the hill',
  ]);
});

test('customers are sorted into Platinum, Gold, Silver and Bronze', async ({ page }) => {
  await page.goto(PATH);
  const coins = section(page, 'Who keeps the lights on');
  await expect(coins.getByRole('heading', { level: 3 })).toHaveText([
    'Platinum',
    'Gold',
    'Silver',
    'Bronze',
  ]);
});

test('the baskets lead to the register form', async ({ page }) => {
  await page.goto(PATH);
  const baskets = section(page, 'They go home together');
  await expect(baskets.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/onboarding',
  );
});

test('on a narrow screen today’s price and Platinum are in view before anything is scrolled', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, PATH);
  for (const part of [
    page.getByText('You, from 7.02'),
    page.getByRole('heading', { level: 3, name: 'Platinum' }),
  ]) {
    await part.scrollIntoViewIfNeeded();
    const box = await part.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  }
  expect(await page.locator('.ladder-frame').evaluate((frame) => frame.scrollLeft)).toBe(0);
});

test('the story has its three tabs in order, insights first', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.locator('.restaurant-tabs [role=tab]')).toHaveText([...STORY]);
  await expectSelected(page, 'Insights');
});

test('the story moves on every ten seconds, changes its image and wraps', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, PATH);
  await stopClock(page);
  for (const name of [...STORY, 'Insights'] as const) {
    await expectSelected(page, name);
    await page.clock.runFor(TEN_SECONDS);
  }
});

test('a click selects a part of the story and gives it a fresh ten seconds', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, PATH);
  await stopClock(page);
  await page.clock.runFor(TEN_SECONDS - 1_000);
  await tab(page, 'Visibility').click();
  await page.clock.runFor(TEN_SECONDS - 1_000);
  await expectSelected(page, 'Visibility');
  await page.clock.runFor(1_100);
  await expectSelected(page, 'Data');
});

test('Pause stops the story, Play lets it go on', async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, PATH);
  await stopClock(page);
  const story = page.locator('.restaurant-tabs');
  await story.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Insights');
  await story.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(TEN_SECONDS + 100);
  await expectSelected(page, 'Visibility');
});

test('arrow keys walk the story, and less motion keeps it still', async ({ page }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, PATH);
  await stopClock(page);
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Insights');
  await tab(page, 'Insights').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab(page, 'Visibility')).toBeFocused();
  await expectSelected(page, 'Visibility');
});

test('the questions close the page in their five groups', async ({ page }) => {
  await page.goto(PATH);
  const faq = page.getByRole('main').locator('.faq');
  await expect(faq.getByRole('heading', { level: 3 })).toHaveText(GROUPS);
  await expect(faq.locator('details[open]')).toHaveCount(1);
  await expect(faq.locator('#insights-what-they-tell')).toHaveAttribute('open');
});

test('the page animates once, slowly', async ({ page }) => {
  await openHydrated(page, PATH);
  const outside = await page
    .locator('[data-reveal]')
    .evaluateAll(
      (parts) => parts.filter((part) => !part.closest('[data-reveal-mode=once]')).length,
    );
  expect(outside).toBe(0);
});

test('nothing is wider than the screen', async ({ page }) => {
  await openHydrated(page, PATH);
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('no tab has an accessibility fault', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, PATH);
  for (const name of STORY) {
    await tab(page, name).click();
    await expectNoFaults(page, TAB_PARTS);
  }
});
