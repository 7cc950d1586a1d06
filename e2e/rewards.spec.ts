import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

const PATH = '/product/rewards-and-loyality-points';
const TEN_SECONDS = 10_000;

const LABELS = {
  Goals: ['Achievements', 'Engagement Targets'],
  Points: ['Earned Points', 'Points Control'],
  Rewards: ['Gift Vouchers', 'Flat Offers'],
} as const;

const FEATURES = [
  'Self-managed rewards system',
  'Custom goal and point setup',
  'Gamification without tech knowledge',
  'Personalized push notifications',
  'Flexible online and offline redemptions',
  'Built-in leaderboard',
];

const RULES = [
  'Give points for orders above $50',
  'Add bonus points for the first 5 mobile orders',
  'Send a discount voucher for each referral',
  'Run a weekday-morning happy hour with a free smoothie',
];

const QUESTIONS = [
  'Whose name is on the loyalty app?',
  'What can I give people for coming back?',
  'Which rules can I set?',
  'Can people spend their points at the till?',
  'What does the leaderboard do?',
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });

async function expectSelected(page: Page, name: keyof typeof LABELS): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  const labels = page.locator('.scheme-ticket:visible .swing-ticket-paper');
  await expect(labels).toHaveCount(2);
  await expect(labels.first()).toContainText(LABELS[name][0]);
  await expect(labels.last()).toContainText(LABELS[name][1]);
}

/** Opens the page with its time stopped, before the tabs have moved. */
async function openStopped(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, PATH);
  await stopClock(page);
}

test('the hero leads to the register form, and the bar stands on its ground', async ({ page }) => {
  await page.goto(PATH);
  const hero = page.locator('[data-hero=band]');
  await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Turn passers-by into regulars');
  await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/onboarding',
  );
  await expect(hero.getByRole('img')).toHaveCount(2);
});

test('its three tabs stand in order, goals first', async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole('tab')).toHaveText(['Goals', 'Points', 'Rewards']);
  await expectSelected(page, 'Goals');
});

test('the tabs move on every ten seconds, swap their picture and two labels, and wrap', async ({
  page,
}) => {
  await openStopped(page);
  const pictures = new Set<string>();
  for (const name of ['Goals', 'Points', 'Rewards', 'Goals'] as const) {
    await expectSelected(page, name);
    const picture = page.locator('.scheme-stage:visible').getByRole('img');
    pictures.add((await picture.getAttribute('aria-label')) ?? '');
    await page.clock.runFor(TEN_SECONDS);
  }
  expect(pictures.size).toBe(3);
});

test('a click selects a tab and gives it a fresh ten seconds', async ({ page }) => {
  await openStopped(page);
  await page.clock.runFor(TEN_SECONDS - 1_000);
  await tab(page, 'Rewards').click();
  await page.clock.runFor(TEN_SECONDS - 1_000);
  await expectSelected(page, 'Rewards');
  await page.clock.runFor(1_100);
  await expectSelected(page, 'Goals');
});

test('Pause stops the tabs, Play lets them go on', async ({ page }) => {
  await openStopped(page);
  const scheme = section(page, 'Run the whole scheme');
  await scheme.getByRole('button', { name: 'Pause' }).click();
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Goals');
  await scheme.getByRole('button', { name: 'Play' }).click();
  await page.clock.runFor(TEN_SECONDS + 100);
  await expectSelected(page, 'Points');
});

test('arrow keys walk the tabs, and keyboard focus holds them', async ({ page }) => {
  await openStopped(page);
  await tab(page, 'Goals').focus();
  await page.keyboard.press('ArrowDown');
  await expect(tab(page, 'Points')).toBeFocused();
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Points');
});

test('less motion keeps the tabs still from the start', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStopped(page);
  await page.clock.runFor(3 * TEN_SECONDS);
  await expectSelected(page, 'Goals');
});

test('four example rules stand as sentences, and are marked as a sample', async ({ page }) => {
  await page.goto(PATH);
  const rules = section(page, 'Rules you can write in a sentence');
  await expect(rules.locator('[data-sample]').getByRole('listitem')).toHaveText(RULES);
});

test('six features have a tick in the product column and a cross for other platforms', async ({
  page,
}) => {
  await page.goto(PATH);
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader', { name: 'Other platforms' })).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveText(FEATURES);
  for (const feature of FEATURES) {
    await expect(table.getByRole('row', { name: feature }).getByRole('cell')).toHaveText([
      'Included',
      'Not included',
    ]);
  }
});

test('Book Your Demo stands in the table and leads to the enquiry form', async ({ page }) => {
  await openHydrated(page, PATH);
  await page.getByRole('table').getByRole('link', { name: 'Book Your Demo' }).click();
  await expect(page).toHaveURL(/\/enquiry$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the case study has its 500 members, three figures and a Get Started', async ({ page }) => {
  await page.goto(PATH);
  const story = section(page, 'loyalty members');
  await expect(story.getByRole('heading', { level: 2 })).toHaveText(/^500 loyalty members/);
  await expect(story.getByRole('listitem')).toHaveText([
    '40% more repeat orders',
    '75% loyal community',
    '50% revisit',
  ]);
  await expect(story).toContainText('farm producer');
  await expect(story.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
    'href',
    '/onboarding',
  );
});

test('the questions close the page, the first one open', async ({ page }) => {
  await page.goto(PATH);
  const faq = page.getByRole('main').locator('section').last();
  await expect(faq.locator('summary')).toHaveText(QUESTIONS);
  await expect(faq.locator('details[open]')).toHaveCount(1);
  await expect(faq.getByText(/It is your own app/)).toBeVisible();
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

test('headings go down one level at a time', async ({ page }) => {
  await page.goto(PATH);
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  levels.forEach((level, index) => expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1));
});

test('nothing runs over the side', async ({ page }) => {
  await openHydrated(page, PATH);
  await page.locator('.live-picture').scrollIntoViewIfNeeded();
  await expect(page.locator('.live-picture[data-live]')).toBeAttached();
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const over = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(over, `${width} px`).toBe(0);
  }
});

test('the page has no accessibility fault', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, PATH);
  await expectNoFaults(page, 'main');
  for (const name of ['Points', 'Rewards']) {
    await tab(page, name).click();
    await expectNoFaults(page, '.scheme');
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every word of every tab can be read, and every link works', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('Set a target people can picture')).toBeVisible();
    await expect(page.getByText('Decide what earns')).toBeVisible();
    await expect(page.getByText('Gift vouchers and flat offers, redeemed')).toBeVisible();
    for (const rule of RULES) {
      await expect(page.getByRole('listitem').filter({ hasText: rule })).toBeVisible();
    }
    await page.getByRole('table').getByRole('link', { name: 'Book Your Demo' }).click();
    await expect(page).toHaveURL(/\/enquiry$/);
  });
});
