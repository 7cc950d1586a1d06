import type { Page } from '@playwright/test';

import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectOneReveal } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';

const CARDS = [
  'Online Sales Tools',
  'Brand Marketing Automation',
  'Certified Rewards & Promotions',
  'Data Analytics',
  'End-to-End Business Management',
  'Instant Setup & Results',
];

const ACTION = 'Schedule a free Demo';

function section(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
}

/** What the page says and does. */
const PAGE: Claims = {
  'the hero carries its title and a Schedule a free Demo button': async (page) => {
    const hero = page.locator('[data-hero]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Your Local Business Deserves Big-Business Growth Power',
    );
    await expect(hero.getByRole('button', { name: ACTION })).toBeVisible();
  },

  'the grid has its six cards': async (page) => {
    const grid = section(page, 'Six jobs off your plate');
    await expect(grid.getByRole('heading', { level: 3 })).toHaveText(CARDS);
  },

  'the local restaurant has its three figures and three testimonials': async (page) => {
    const story = section(page, 'One local restaurant');
    await expect(story.getByRole('listitem')).toHaveText([
      '300% traffic',
      '2x sales',
      '150% customer base',
    ]);
    await expect(story.locator('figure')).toHaveCount(3);
  },

  'Ready to Grow? has three audience cards': async (page) => {
    await expect(section(page, 'Ready to Grow?').getByRole('heading', { level: 3 })).toHaveText([
      'Restaurants',
      'Shops',
      'Farms',
    ]);
  },

  'the revenue impact shows 300%, 60%, 40% and 25%, fullest jar first': async (page) => {
    const impact = section(page, 'Preserved on the top shelf');
    await expect(impact.locator('.jar-value')).toHaveText(['300%', '60%', '40%', '25%']);
  },

  'the page animates once, slowly': expectOneReveal,

  'every section carries a Schedule a free Demo button that opens the appointment expanded': async (
    page,
  ) => {
    const sections = page.getByRole('main').locator('section');
    await expect(sections).toHaveCount(5);
    const dialog = page.getByRole('dialog', { name: 'Schedule a Demo' });
    for (const part of await sections.all()) {
      await part.getByRole('button', { name: ACTION }).click();
      await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 1368, height: 855 });
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  },
};

test('the page says and does all that it should', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/Landing');
  await expectAll(page, PAGE);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every section still has a way to a demo, and every word can be read', async ({ page }) => {
    await page.goto('/Landing');
    await expect(page.getByRole('main').getByRole('link', { name: ACTION })).toHaveCount(5);
    for (const card of CARDS) await expect(page.getByRole('heading', { name: card })).toBeVisible();
    await expect(page.getByText('They know my Friday order.')).toBeVisible();
  });
});
