import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectNothingWider, expectOneReveal } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';
import { expectStillTabs, expectTurns, type TurningTabs } from './support/turning-tabs.ts';

const ADDRESS = '/product/smart-booking-system';

const BENEFITS = [
  { name: 'No More Manual Queues', badges: ['Nobody by the door', 'Number 29'] },
  { name: 'Real-Time Availability', badges: ['4 tables free', 'Table 5, eight seats'] },
  { name: 'Easy Integration', badges: ['One diary', 'The telephone too'] },
  { name: 'Automated Booking & Reminders', badges: ['Reminder sent', 'Table for four'] },
  { name: 'Personalized Customer Experience', badges: ['Window seat kept', 'Oat milk in'] },
] as const;
type Benefit = (typeof BENEFITS)[number]['name'];
const NAMES: readonly Benefit[] = BENEFITS.map(({ name }) => name);

const panel = (page: Page) => page.locator('section.benefit-panel');
const tab = (page: Page, name: string) => panel(page).getByRole('tab', { name, exact: true });
const stage = (page: Page) => panel(page).locator('.tab-stage:visible');

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('tab', { selected: true })).toHaveCount(1);
}

const TABS: TurningTabs<Benefit> = {
  path: ADDRESS,
  names: [BENEFITS[0].name, ...BENEFITS.slice(1).map(({ name }) => name)],
  nextKey: 'ArrowDown',
  panel,
  tab,
  expectShown: expectSelected,
};

/** What the page says and shows. */
const PAGE: Claims = {
  'the hero leads to the register form': async (page) => {
    const hero = page.locator('[data-hero]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Smart Booking System for a Seamless Customer Experience',
    );
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  },

  'the benefits stand in their order, queues first': async (page) => {
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
  },

  'the shared section is the one of the home page, and the questions close the page': async (
    page,
  ) => {
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
  },

  'the page animates once, slowly': expectOneReveal,

  'the pictures of the benefits keep their ground under forced colours': async (page) => {
    const readGround = async () =>
      panel(page)
        .locator('.benefit-scene')
        .first()
        .evaluate((scene) => getComputedStyle(scene).backgroundColor);
    const ground = await readGround();
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await readGround()).toBe(ground);
    await page.emulateMedia({ forcedColors: null });
  },

  'nothing is wider than the screen': async (page) => {
    await page.locator('.live-picture').scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'How many are you?' })).toBeVisible();
    await expectNothingWider(page, [360, 390, 768, 1024, 1440]);
  },
};

test('the page says and shows all that it should, whatever the width', async ({ page }) => {
  await openHydrated(page, ADDRESS);
  await expectAll(page, PAGE);
});

test('the benefits take turns, and arrow keys lead around their end', async ({ page }) => {
  await expectTurns(page, TABS);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expectSelected(page, 'Personalized Customer Experience');
});

test('a benefit that is chosen swaps picture and badges, moves nothing below it and has no accessibility fault', async ({
  page,
}) => {
  await expectStillTabs(page, TABS);
  for (const { name, badges } of BENEFITS.toReversed()) {
    await tab(page, name).click();
    await expectSelected(page, name);
    await expect(stage(page), name).toHaveCount(1);
    await expect(stage(page).getByRole('img'), name).toHaveCount(1);
    for (const badge of badges) await expect(stage(page).getByText(badge), name).toBeVisible();
    await expectNoFaults(page, TAB_PARTS);
  }
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = new Set<number>();
    for (const name of NAMES) {
      await tab(page, name).click();
      heights.add(await panel(page).evaluate((part) => Math.round(part.clientHeight)));
    }
    expect.soft(heights.size, `heights of the benefits at ${width} px`).toBe(1);
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
