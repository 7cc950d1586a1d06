import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

const PATH = '/product/brand-marketting';
const TEN_SECONDS = 10_000;

const HEADINGS = [
  'Write it once at the counter',
  'Found first, round the corner',
  'Fresh on the stand each morning',
  'Pictures worth stopping for',
  'Asked over the counter',
];

const TABS = [
  ['analytics', 'Analytics', 'What people typed before they found you', /hot cross buns first/],
  ['seo', 'SEO', 'Pages written for the words people nearby type', /the bakery on top/],
  ['ads', 'Ads', 'Shown on the streets you deliver to', /gone by ten/],
] as const;

const QUESTIONS = [
  'Where can one message go?',
  'How many e-mails can I send?',
  'Do I have to copy my products into every offer?',
  'What if I never know what to write?',
  'Will people find me when they search?',
];

const section = (page: Page, heading: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
const search = (page: Page) => section(page, 'Found first, round the corner');
const tab = (page: Page, name: string) => search(page).getByRole('tab', { name });

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
}

async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, PATH);
  await stopClock(page);
}

test('the hero says it once, shows its nine posters and leads to the register form', async ({
  page,
}) => {
  await page.goto(PATH);
  const hero = page.locator('[data-hero=signal]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'Say it once. Hear it all over town.',
  );
  await expect(hero.getByRole('img', { name: /nine posters/ })).toBeVisible();
  await hero.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('the sections follow each other, under one main heading', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
});

test('the page names everything that the product covers', async ({ page }) => {
  await page.goto(PATH);
  const main = page.getByRole('main');
  for (const words of [
    'Email, WhatsApp, SMS, push and social posts',
    'Facebook and Instagram',
    'Catalogue and promotions sync in one click.',
    'QR promotion',
    'AI-assisted content',
    'Photography and video by our own teams in the UK, the US and India.',
  ]) {
    await expect(main.getByText(words).first()).toBeVisible();
  }
});

test('the search section has its three tabs with their ids in order, analytics first', async ({
  page,
}) => {
  await page.goto(PATH);
  const tabs = search(page).getByRole('tab');
  await expect(tabs).toHaveText(TABS.map(([, label]) => label));
  for (const [index, [id]] of TABS.entries()) {
    await expect(tabs.nth(index)).toHaveAttribute('id', new RegExp(`-tab-${id}$`));
  }
  await expectSelected(page, 'Analytics');
});

test('each tab shows its bullet list and its own picture', async ({ page }) => {
  await openHydrated(page, PATH);
  for (const [, label, point, picture] of TABS) {
    await tab(page, label).click();
    const panel = search(page).getByRole('tabpanel');
    await expect(panel).toHaveCount(1);
    await expect(panel.getByRole('listitem')).toHaveCount(3);
    await expect(panel.getByRole('listitem').first()).toHaveText(point);
    await expect(search(page).getByRole('img')).toHaveCount(1);
    await expect(search(page).getByRole('img', { name: picture })).toBeVisible();
  }
});

test('the tabs move on every ten seconds and wrap', async ({ page }) => {
  await openStopped(page);
  for (const name of ['Analytics', 'SEO', 'Ads', 'Analytics']) {
    await expectSelected(page, name);
    await page.clock.runFor(TEN_SECONDS);
  }
});

test('a click selects a tab and gives it a fresh ten seconds', async ({ page }) => {
  await openStopped(page);
  await page.clock.runFor(TEN_SECONDS - 1_000);
  await tab(page, 'SEO').click();
  await page.clock.runFor(TEN_SECONDS - 1_000);
  await expectSelected(page, 'SEO');
  await page.clock.runFor(1_100);
  await expectSelected(page, 'Ads');
});

test('Pause stops the tabs, Play lets them go on', async ({ page }) => {
  await openStopped(page);
  await search(page).getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Analytics');
  await search(page).getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(TEN_SECONDS + 100);
  await expectSelected(page, 'SEO');
});

test('arrow keys walk the tabs, keyboard focus holds them, less motion keeps them still', async ({
  page,
}) => {
  await openStopped(page);
  await tab(page, 'Analytics').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab(page, 'SEO')).toBeFocused();
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'SEO');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.keyboard.press('ArrowUp');
  await tab(page, 'Analytics').blur();
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Analytics');
});

test('a turn of the tabs moves nothing below them', async ({ page }) => {
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, PATH);
    const heights: (number | undefined)[] = [];
    for (const [, label] of TABS) {
      await tab(page, label).click();
      heights.push((await search(page).boundingBox())?.height);
    }
    expect(new Set(heights).size, `heights at ${width} px: ${heights.join(', ')}`).toBe(1);
  }
});

test('Deals, Updates and News are buttons that do nothing, Deals in front', async ({ page }) => {
  await openHydrated(page, PATH);
  const stand = section(page, 'Fresh on the stand each morning');
  const buttons = stand.getByRole('group', { name: 'What is in front' }).getByRole('button');
  await expect(buttons).toHaveText(['Deals', 'Updates', 'News']);
  for (const [index, button] of (await buttons.all()).entries()) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-pressed', String(index === 0));
    await expect(button).toHaveAccessibleDescription(/is a drawing/);
  }
  await buttons.nth(1).click({ force: true });
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
});

test('the questions close the page, the first one answered', async ({ page }) => {
  await openHydrated(page, PATH);
  const faq = section(page, 'Asked over the counter');
  await expect(faq.locator('summary')).toHaveText(QUESTIONS);
  await expect(faq.locator('details[open] summary')).toHaveText([QUESTIONS[0] ?? '']);
  await faq.getByText('What if I never know what to write?').click();
  await expect(faq.locator('details[open] summary')).toHaveText([QUESTIONS[3] ?? '']);
  await expect(page.getByRole('main').locator('section').last()).toContainText(QUESTIONS[0] ?? '');
});

test('every tab is free of accessibility faults', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, PATH);
  for (const [, label] of TABS) {
    await tab(page, label).click();
    await expectNoFaults(page, TAB_PARTS);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all three lists can be read, and the questions open', async ({ page }) => {
    await page.goto(PATH);
    for (const [, , point] of TABS) await expect(page.getByText(point)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
    await page.getByText('Will people find me when they search?').click();
    await expect(page.getByText('ads fill the gaps until then')).toBeVisible();
  });
});

test('nothing scrolls sideways', async ({ page }) => {
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, PATH);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      `${width} px`,
    ).toBeLessThanOrEqual(0);
  }
});
