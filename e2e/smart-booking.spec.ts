import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

const ADDRESS = '/product/smart-booking-system';
const TEN_SECONDS = 10_000;

const BENEFITS = [
  { name: 'No More Manual Queues', badges: ['Nobody by the door', 'Number 29'] },
  { name: 'Real-Time Availability', badges: ['4 tables free', 'Table 5, eight seats'] },
  { name: 'Easy Integration', badges: ['One diary', 'The telephone too'] },
  { name: 'Automated Booking & Reminders', badges: ['Reminder sent', 'Table for four'] },
  { name: 'Personalized Customer Experience', badges: ['Window seat kept', 'Oat milk in'] },
] as const;
const NAMES = BENEFITS.map(({ name }) => name);

const panel = (page: Page) => page.locator('section.benefit-panel');
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true });
const stage = (page: Page) => panel(page).locator('.tab-stage:visible');

async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, ADDRESS);
  await stopClock(page);
}

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('tab', { selected: true })).toHaveCount(1);
}

test('the hero leads to the register form', async ({ page }) => {
  await page.goto(ADDRESS);
  const hero = page.locator('[data-hero]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
    'Smart Booking System for a Seamless Customer Experience',
  );
  await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/onboarding',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the benefits stand in their order, queues first', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(panel(page).locator('.tab-label')).toHaveText(NAMES);
  await expectSelected(page, NAMES[0] ?? '');
  const ids = await panel(page)
    .locator('[data-stage]')
    .evaluateAll((stages) => stages.map((part) => part.getAttribute('data-stage')));
  expect(ids.filter(Boolean)).toEqual([
    'queues',
    'availability',
    'integration',
    'booking',
    'experience',
  ]);
});

test('the benefits move on every ten seconds and wrap', async ({ page }) => {
  await openStopped(page);
  for (const name of [...NAMES, NAMES[0] ?? '']) {
    await expectSelected(page, name);
    await page.clock.runFor(TEN_SECONDS);
  }
});

test('a click selects a benefit, swaps picture and badges, and gives it a fresh ten seconds', async ({
  page,
}) => {
  await openStopped(page);
  for (const { name, badges } of BENEFITS.toReversed()) {
    await page.clock.runFor(TEN_SECONDS - 2_000);
    await tab(page, name).click();
    await expectSelected(page, name);
    await expect(stage(page)).toHaveCount(1);
    await expect(stage(page).getByRole('img')).toHaveCount(1);
    for (const badge of badges) await expect(stage(page).getByText(badge)).toBeVisible();
  }
  await page.clock.runFor(TEN_SECONDS - 500);
  await expectSelected(page, 'No More Manual Queues');
  await page.clock.runFor(600);
  await expectSelected(page, 'Real-Time Availability');
});

test('Pause stops the benefits, Play lets them go on', async ({ page }) => {
  await openStopped(page);
  await panel(page).getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'No More Manual Queues');
  await panel(page).getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(TEN_SECONDS);
  await expectSelected(page, 'Real-Time Availability');
});

test('arrow keys move over the benefits, and around their end', async ({ page }) => {
  await openHydrated(page, ADDRESS);
  await tab(page, 'No More Manual Queues').focus();
  await page.keyboard.press('ArrowDown');
  await expectSelected(page, 'Real-Time Availability');
  await expect(tab(page, 'Real-Time Availability')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expectSelected(page, 'Personalized Customer Experience');
});

test('no benefit moves what is below it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, ADDRESS);
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = new Set<number>();
    for (const name of NAMES) {
      await tab(page, name).click();
      heights.add(await panel(page).evaluate((part) => Math.round(part.clientHeight)));
    }
    expect(heights.size, `at ${width} px`).toBe(1);
  }
});

test('the shared section is the one of the home page, and the questions close the page', async ({
  page,
}) => {
  await openHydrated(page, ADDRESS);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Five plates, all on one arm',
    'Take a table, leave the queue',
    'Global reach, one street at a time',
    'Asked at the desk',
  ]);
  await expect(main.getByRole('button', { name: 'Book Your Demo' })).toBeVisible();
  await expect(page.locator('.faq summary')).toHaveText([
    'What can people book?',
    'Can two people book the same table?',
    'What if people forget?',
    'Does it replace the diary by the telephone?',
    'Which plans have booking?',
  ]);
  await expect(page.locator('.faq details[open]')).toHaveCount(1);
});

test('the page animates once, slowly', async ({ page }) => {
  await page.goto(ADDRESS);
  const outside = await page
    .locator('[data-reveal]')
    .evaluateAll(
      (parts) => parts.filter((part) => !part.closest('[data-reveal-mode=once]')).length,
    );
  expect(outside).toBe(0);
});

test('nothing is wider than the screen', async ({ page }) => {
  await openHydrated(page, ADDRESS);
  await page.locator('.live-picture').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'How many are you?' })).toBeVisible();
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test('the pictures of the benefits keep their ground under forced colours', async ({ page }) => {
  await openHydrated(page, ADDRESS);
  const readGround = async () =>
    panel(page)
      .locator('.benefit-scene')
      .first()
      .evaluate((scene) => getComputedStyle(scene).backgroundColor);
  const ground = await readGround();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await readGround()).toBe(ground);
});

test('no benefit has an accessibility fault', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, ADDRESS);
  for (const name of NAMES) {
    await tab(page, name).click();
    await expectNoFaults(page, TAB_PARTS);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every benefit, its picture and its badges can be read', async ({ page }) => {
    await page.goto(ADDRESS);
    for (const { name, badges } of BENEFITS) {
      await expect(panel(page).getByText(name, { exact: true })).toBeVisible();
      for (const badge of badges)
        await expect(panel(page).locator('.swing-ticket', { hasText: badge })).toBeVisible();
    }
    await expect(panel(page).getByText('Every table, chair and class place')).toBeVisible();
    await expect(panel(page).getByText('known before they sit down')).toBeVisible();
    await expect(panel(page).locator('.tab-stage:visible')).toHaveCount(BENEFITS.length);
  });
});
