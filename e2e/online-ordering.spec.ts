import type { Page } from '@playwright/test';

import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectNothingWider, expectOneReveal } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';

const PATH = '/product/online-order-and-delivery';

const STEPS = [
  'Sign up and personalize',
  'Secure payments',
  'Customize and update',
  'Set prices and profits',
  'Delivery options',
];

const FAQ_GROUPS = [
  'Online Order and Delivery Management',
  'Order Management',
  'Delivery Management',
  'Payments and Reports',
  'Customization and Support',
];

function section(page: Page, heading: string) {
  return page.locator('section', { has: page.getByRole('heading', { level: 2, name: heading }) });
}

/** What the page says and shows. */
const PAGE: Claims = {
  'the hero carries its title and leads to the register form': async (page) => {
    const hero = page.locator('[data-hero]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Launch Your Online Store in 24 Hours',
    );
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
    await expect(hero.getByRole('img', { name: /Seven order tickets/ })).toBeVisible();
  },

  'the sections stand in the order of the specification': async (page) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'The same Saturday, twice',
      'What stays on your side of the counter',
      'Five doors to your own store',
      'Order from it yourself',
      'Your table is the next one',
      'Asked while it cooks',
    ]);
  },

  'a cafe leaves the aggregators, told on a torn bill and a whole one': async (page) => {
    const story = section(page, 'The same Saturday, twice');
    await expect(story).toContainText('A cafe moved from the aggregators to its own store.');
    await expect(story.getByRole('img', { name: /aggregator cut, 15-30%/ })).toBeVisible();
    await expect(story.getByRole('img', { name: /to the cafe, £24\.00/ })).toBeVisible();
  },

  'there are four benefit cards': async (page) => {
    const benefits = section(page, 'What stays on your side of the counter');
    await expect(benefits.getByRole('article')).toHaveCount(4);
    await expect(benefits.getByRole('heading', { level: 3 })).toHaveText([
      'The whole bill',
      'Your own name',
      'The people who order',
      'The way it leaves',
    ]);
  },

  'five numbered steps lie along the road, each with its mock-up': async (page) => {
    const road = section(page, 'Five doors to your own store');
    await expect(road.getByRole('heading', { level: 3 })).toHaveText(STEPS);
    await expect(road.locator('ol .step-plaque')).toHaveText(['1', '2', '3', '4', '5']);
    await expect(road.getByRole('listitem').getByRole('img')).toHaveCount(STEPS.length);
  },

  'the sign-up banner has five stars without a number, 750+ users and a way in': async (page) => {
    const banner = section(page, 'Your table is the next one');
    await expect(banner.locator('.sign-up-stars > *')).toHaveCount(5);
    await expect(banner.locator('.users-counter .sr-only')).toHaveText('750+');
    await expect(banner).toContainText('users behind the counter');
    await banner.scrollIntoViewIfNeeded();
    await expect(banner.locator('.users-counter [aria-hidden]')).toHaveText('750+');
    await expect(banner.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
  },

  'the questions close the page in their five groups, the first answer open': async (page) => {
    const faq = section(page, 'Asked while it cooks');
    await expect(faq.getByRole('heading', { level: 3 })).toHaveText(FAQ_GROUPS);
    await expect(faq.locator('details[open]')).toHaveCount(1);
    await expect(faq.getByText('In 24 hours. Sign up, choose your colours')).toBeVisible();
  },

  'the page animates once, slowly': expectOneReveal,

  'nothing is wider than the screen': async (page) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.locator('.try-order').scrollIntoViewIfNeeded();
    await expect(page.locator('.store-phone')).toBeVisible();
    await expectNothingWider(page, [360, 390, 768, 1024, 1440]);
  },
};

test('the page says and shows all that it should, whatever the width', async ({ page }) => {
  await openHydrated(page, PATH);
  await expectAll(page, PAGE);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every word can be read, and a still store and board stand in the picture', async ({
    page,
  }) => {
    await page.goto(PATH);
    for (const step of STEPS) await expect(page.getByRole('heading', { name: step })).toBeVisible();
    for (const group of FAQ_GROUPS) {
      await expect(page.getByRole('heading', { level: 3, name: group, exact: true })).toBeVisible();
    }
    await expect(page.getByText('750+').first()).toBeVisible();
    await expect(page.getByRole('img', { name: /A phone shows the store/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /The kitchen’s board with two/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Place order' })).toHaveCount(0);
  });
});
