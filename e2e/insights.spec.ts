import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectNothingWider, expectOneReveal } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';
import { expectStillTabs, expectTurns, type TurningTabs } from './support/turning-tabs.ts';

const PATH = '/product/data-driven-insights';

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

/** What the page says, first on a narrow screen. */
const PAGE: Claims = {
  'on a narrow screen today’s price and Platinum are in view before anything is scrolled': async (
    page,
  ) => {
    for (const part of [
      page.getByText('You, from 7.02'),
      page.getByRole('heading', { level: 3, name: 'Platinum' }),
    ]) {
      await part.scrollIntoViewIfNeeded();
      const box = await part.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
    }
    for (const frame of ['.ladder-frame', '.coin-frame']) {
      expect(await page.locator(frame).evaluate((element) => element.scrollLeft)).toBe(0);
    }
  },

  'the hero leads to the register form': async (page) => {
    const hero = page.locator('[data-hero]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText('Know Saturday by Thursday');
    const action = hero.getByRole('link', { name: 'Get Started' });
    await expect(action).toHaveAttribute('href', '/onboarding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  },

  'sales and order forecasting, prices, tiers and combo offers are all told': async (page) => {
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
  },

  'competitors’ prices and the owner’s own hang on the ladder, cheapest first': async (page) => {
    const tags = section(page, 'Stand on the right rung').getByRole('listitem');
    await expect(tags).toHaveText([
      '£4.20 Corner shop',
      '£4.50 You, from 7.02',
      '£4.80 Supermarket',
      '£5.00 You, yesterday',
      '£5.20 Deli on the hill',
    ]);
  },

  'customers are sorted into Platinum, Gold, Silver and Bronze': async (page) => {
    const coins = section(page, 'Who keeps the lights on');
    await expect(coins.getByRole('heading', { level: 3 })).toHaveText([
      'Platinum',
      'Gold',
      'Silver',
      'Bronze',
    ]);
  },

  'the baskets lead to the register form': async (page) => {
    const baskets = section(page, 'They go home together');
    await expect(baskets.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
  },

  'the questions close the page in their five groups': async (page) => {
    const faq = page.getByRole('main').locator('.faq');
    await expect(faq.getByRole('heading', { level: 3 })).toHaveText(GROUPS);
    await expect(faq.locator('details[open]')).toHaveCount(1);
    await expect(faq.locator('#insights-what-they-tell')).toHaveAttribute('open');
  },

  'the page animates once, slowly': expectOneReveal,

  'nothing is wider than the screen': async (page) => {
    await expectNothingWider(page, [360, 390, 768, 1024, 1440]);
  },
};

test('the page says and shows all that it should, whatever the width', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, PATH);
  await expectAll(page, PAGE);
});

const TABS: TurningTabs<keyof typeof PICTURES> = {
  path: PATH,
  names: STORY,
  nextKey: 'ArrowDown',
  panel: (page) => page.locator('.restaurant-tabs'),
  tab,
  expectShown: expectSelected,
};

test('the story has its three tabs in order, insights first, which take turns and change their image', async ({
  page,
}) => {
  await expectTurns(page, TABS);
  await expect(page.locator('.restaurant-tabs [role=tab]')).toHaveText([...STORY]);
});

test('the tabs stay still for less motion, and none has an accessibility fault', async ({
  page,
}) => {
  await expectStillTabs(page, TABS);
  for (const name of STORY) {
    await tab(page, name).click();
    await expectNoFaults(page, TAB_PARTS);
  }
});
