import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { section } from './support/home-page.ts';
import { expect, test } from './support/test.ts';

const CARDS = [
  'Digital Transformation',
  'AI-Driven Insights',
  'Comprehensive Marketing',
  'Customer Engagement Tools',
  'Revenue Optimization',
  'Hyper-Local Expertise',
];

const card = (page: Page, title: string) => page.getByRole('button', { name: title, exact: true });
const play = (page: Page) => page.getByRole('link', { name: /^See the solutions/ });

/** What the cards of Home show and do; the last of it leaves the page. */
const CARDS_OF_HOME: Claims = {
  'What We Do has six cards, none of them highlighted at first': async (page) => {
    const cards = section(page, 'What We Do').getByRole('article');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(CARDS);
    await expect(cards.and(page.locator('[data-highlighted]'))).toHaveCount(0);
    await expect(play(page)).toHaveCount(0);
  },

  'a click anywhere on a card highlights it alone and shows its play icon': async (page) => {
    const cards = section(page, 'What We Do').getByRole('article');
    for (const [index, title] of CARDS.entries()) {
      await cards.nth(index).click({ position: { x: 20, y: 20 } });
      await expect(card(page, title)).toHaveAttribute('aria-pressed', 'true');
      await expect(cards.nth(index)).toHaveAttribute('data-highlighted');
      await expect(page.locator('article[data-highlighted]')).toHaveCount(1);
      await expect(play(page)).toHaveCount(1);
      await expect(play(page)).toBeVisible();
    }
  },

  'the page with a highlighted card is free of faults': async (page) => {
    await expect(card(page, 'Hyper-Local Expertise')).toHaveAttribute('aria-pressed', 'true');
    await expectNoFaults(page, 'main');
  },

  'the keyboard alone highlights a card and follows its play icon': async (page) => {
    await card(page, 'AI-Driven Insights').focus();
    await page.keyboard.press('Tab');
    await expect(card(page, 'Comprehensive Marketing')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(play(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(play(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/solutions$/);
  },

  'the play icon leads to /solutions': async (page) => {
    await page.goBack();
    await card(page, 'Revenue Optimization').click();
    await play(page).click();
    await expect(page).toHaveURL(/\/solutions$/);
  },
};

test('the cards show and do all that they should', async ({ page }) => {
  await page.goto('/');
  await expectAll(page, CARDS_OF_HOME);
});
