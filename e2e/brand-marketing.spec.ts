import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectNothingWider, expectOneReveal } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';
import { expectStillTabs, expectTurns, type TurningTabs } from './support/turning-tabs.ts';

const PATH = '/product/brand-marketting';

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
  'How many emails can I send?',
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

const IN_TURN: TurningTabs<'Analytics' | 'SEO' | 'Ads'> = {
  path: PATH,
  names: ['Analytics', 'SEO', 'Ads'],
  nextKey: 'ArrowDown',
  panel: search,
  tab,
  expectShown: expectSelected,
};

/** What the page says and shows; the last of it leaves the page. */
const PAGE: Claims = {
  'the sections follow each other, under one main heading': async (page) => {
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(HEADINGS);
  },

  'the page names everything that the product covers': async (page) => {
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
  },

  'each tab shows its bullet list and its own picture': async (page) => {
    for (const [, label, point, picture] of TABS) {
      await tab(page, label).click();
      const panel = search(page).getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel.getByRole('listitem')).toHaveCount(3);
      await expect(panel.getByRole('listitem').first()).toHaveText(point);
      await expect(search(page).getByRole('img')).toHaveCount(1);
      await expect(search(page).getByRole('img', { name: picture })).toBeVisible();
    }
  },

  'Deals, Updates and News are buttons that do nothing, Deals in front': async (page) => {
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
  },

  'the questions close the page, the first one answered': async (page) => {
    const faq = section(page, 'Asked over the counter');
    await expect(faq.locator('summary')).toHaveText(QUESTIONS);
    await expect(faq.locator('details[open] summary')).toHaveText([QUESTIONS[0] ?? '']);
    await faq.getByText('What if I never know what to write?').click();
    await expect(faq.locator('details[open] summary')).toHaveText([QUESTIONS[3] ?? '']);
    await expect(page.getByRole('main').locator('section').last()).toContainText(
      QUESTIONS[0] ?? '',
    );
  },

  'the page animates once, slowly': expectOneReveal,

  'nothing scrolls sideways': async (page) => {
    await expectNothingWider(page, [360, 390, 768, 1024, 1440]);
  },

  'the hero says it once, shows its nine posters and leads to the register form': async (page) => {
    const hero = page.locator('[data-hero=signal]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Say it once. Hear it all over town.',
    );
    await expect(hero.getByRole('img', { name: /nine posters/ })).toBeVisible();
    await hero.getByRole('link', { name: 'Get Started' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
  },
};

test('the page says and shows all that it should, whatever the width', async ({ page }) => {
  await openHydrated(page, PATH);
  await expectAll(page, PAGE);
});

test('the search section has its three tabs with their ids in order, analytics first, which take turns', async ({
  page,
}) => {
  await expectTurns(page, IN_TURN);
  const tabs = search(page).getByRole('tab');
  await expect(tabs).toHaveText(TABS.map(([, label]) => label));
  for (const [index, [id]] of TABS.entries()) {
    await expect(tabs.nth(index)).toHaveAttribute('id', new RegExp(`-tab-${id}$`));
  }
  await test.step('less motion keeps them still from when it is asked for', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.keyboard.press('ArrowUp');
    await expectSelected(page, 'SEO');
    await tab(page, 'SEO').blur();
    await page.clock.runFor(30_000);
    await expectSelected(page, 'SEO');
  });
});

test('the tabs stay still for less motion, move nothing below them and have no accessibility fault', async ({
  page,
}) => {
  await expectStillTabs(page, IN_TURN);
  for (const [, label] of TABS) {
    await tab(page, label).click();
    await expectNoFaults(page, TAB_PARTS);
  }
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const heights: (number | undefined)[] = [];
    for (const [, label] of TABS) {
      await tab(page, label).click();
      heights.push((await search(page).boundingBox())?.height);
    }
    expect.soft(new Set(heights).size, `${heights.join(', ')} px at ${width} px`).toBe(1);
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
