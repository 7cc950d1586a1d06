import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { ringContrast } from './support/ring-contrast.ts';
import { expect, test } from './support/test.ts';
import { expectStillTabs, expectTurns, type TurningTabs } from './support/turning-tabs.ts';
import { goOffline } from './support/whole-page.ts';

const PROBLEMS = ['Commission', 'Competition', 'Ownership', 'Branding'] as const;

const SIGNS = [
  ['Online ordering', '/product/online-order-and-delivery'],
  ['Rewards', '/product/rewards-and-loyality-points'],
  ['QR promotions', '/product/qr-code-promotions'],
  ['Brand marketing', '/product/brand-marketting'],
  ['Catalogue', '/product/catalog-management'],
  ['Data insights', '/product/data-driven-insights'],
  ['Smart booking', '/product/smart-booking-system'],
] as const;

const tab = (page: Page, name: RegExp | string) =>
  page.getByRole('tablist', { name: 'Four problems' }).getByRole('tab', { name });
const result = (page: Page) => page.locator('.savings-result');
const subscription = (page: Page) => page.getByLabel('Your subscription a month');

async function expectSelected(page: Page, name: string): Promise<void> {
  await expect(tab(page, new RegExp(`^${name}`))).toHaveAttribute('aria-selected', 'true');
}

/** What each colour of a sign is painted with. */
const SIGN_GROUNDS = {
  accent: 'art-accent',
  ticket: 'ticket',
  signal: 'signal',
  deep: 'deep',
  'tint-leaf': 'tint-leaf',
  'tint-sky': 'tint-sky',
} as const;

/** Lengths of the two rolls as they are drawn. */
async function rollLengths(page: Page): Promise<number[]> {
  const lengths = await result(page)
    .locator('.till-roll')
    .evaluateAll((rolls) => rolls.map((roll) => Number(roll.getAttribute('data-length'))));
  return lengths;
}

const TABS: TurningTabs<(typeof PROBLEMS)[number]> = {
  path: '/solutions',
  names: PROBLEMS,
  nextKey: 'ArrowRight',
  panel: (page) => page.locator('.problem-panel'),
  tab: (page, name) => tab(page, new RegExp(`^${name}`)),
  expectShown: expectSelected,
};

/** What the page says and does; the last of it leaves the page. */
const PAGE: Claims = {
  'the hero leads to the register form': async (page) => {
    const hero = page.locator('[data-hero]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Every sale through your own door',
    );
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
  },

  'the problem panel has its four tabs in order, commission first': async (page) => {
    const labels = page.locator('.problem-panel [role=tab] .tab-label');
    await expect(labels).toHaveText([...PROBLEMS]);
    await expectSelected(page, 'Commission');
  },

  'the calculator names no price of its own: the subscription is empty at first': async (page) => {
    await expect(subscription(page)).toHaveValue('');
    await expect(result(page)).toContainText('Put in the figure from your quote');
    await expect(result(page)).toContainText('£28,080 commission a year');
  },

  'the commission slider runs from 15 to 30': async (page) => {
    const slider = page.getByRole('slider', { name: 'Commission you pay' });
    await expect(slider).toHaveAttribute('min', '15');
    await expect(slider).toHaveAttribute('max', '30');
  },

  'the yearly difference is drawn in true proportion and said in a live region': async (page) => {
    await subscription(page).fill('180');
    await expect(result(page)).toContainText('£25,920stays in your till each year');
    const [commission = 0, paid = 0] = await rollLengths(page);
    expect(paid / commission).toBeCloseTo(2_160 / 28_080, 2);
    await expect(result(page).getByRole('status')).toHaveText(
      /difference is £25,920 a year.*estimate/,
    );
  },

  'a subscription with pence stays in its box as it is typed, and counts rounded': async (page) => {
    await subscription(page).fill('');
    await subscription(page).pressSequentially('49.99');
    await expect(subscription(page)).toHaveValue('49.99');
    await expect(result(page)).toContainText('£27,480stays in your till each year');
    await subscription(page).blur();
    await expect(subscription(page)).toHaveValue('50');
  },

  'seven signs hang under "Grow your business with us", each leading to its page': async (page) => {
    const section = page.locator('section', {
      has: page.getByRole('heading', { level: 2, name: 'Grow your business with us' }),
    });
    await expect(section.getByRole('article')).toHaveCount(SIGNS.length);
    for (const [name, path] of SIGNS) {
      await expect(section.getByRole('link', { name: `Read more about ${name}` })).toHaveAttribute(
        'href',
        path,
      );
    }
  },

  'the sign that has the focus can be told in both schemes': async (page) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const [colour, ground] of Object.entries(SIGN_GROUNDS)) {
        const sign = page.locator(`.shop-sign[data-colour='${colour}']`).first();
        expect(await ringContrast(sign, ground), `${colour}, ${colorScheme}`).toBeGreaterThan(3);
      }
    }
    await page.emulateMedia({ colorScheme: null });
  },

  'Book Your Demo opens the appointment expanded': async (page) => {
    await page.getByRole('main').getByRole('button', { name: 'Book Your Demo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Schedule a Demo' });
    await expect.poll(() => dialog.boundingBox()).toMatchObject({ width: 1368, height: 855 });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },

  'the tick "Send this with my enquiry" puts the figures into the message, and stays through a visit to the form':
    async (page) => {
      const tick = page.getByLabel('Send this with my enquiry');
      await expect(tick).not.toBeChecked();
      await tick.check();
      await page.locator('.savings').getByRole('link', { name: 'Write the enquiry' }).click();
      await expect(page).toHaveURL(/\/enquiry$/);
      // One plain line.
      await expect(page.getByLabel('Message')).toHaveValue(/^[^\n]*orders a week[^\n]*$/);
      await page.goBack();
      await expect(page.getByLabel('Send this with my enquiry')).toBeChecked();
    },

  'the figures of the ticked line are there again by any way back, also in the address': async (
    page,
  ) => {
    await page.getByRole('slider', { name: 'Orders a week' }).fill('300');
    const menu = page.getByRole('banner');
    await menu.getByRole('link', { name: 'Pricing' }).click();
    await expect(page.locator('main[data-path="/pricing"]')).toBeVisible();
    await menu.getByRole('link', { name: 'Solutions' }).click();
    await expect(page.getByLabel('Send this with my enquiry')).toBeChecked();
    await expect(page.getByRole('slider', { name: 'Orders a week' })).toHaveValue('300');
    await expect(page).toHaveURL(/\/solutions\?orders=300&/);
  },
};

test('the page says and shows all that it should, and its calculator reckons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/solutions');
  await expectAll(page, PAGE);
});

test('after a reload of the form, the enquiry still takes one line of the calculator along', async ({
  page,
}) => {
  await openHydrated(page, '/solutions');
  await page.getByLabel('Send this with my enquiry').check();
  const toForm = page.locator('.savings').getByRole('link', { name: 'Write the enquiry' });
  await toForm.click();
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/^[^\n]*120 orders a week[^\n]*$/);
  await page.reload();
  await expect(message).toHaveValue(/^[^\n]*120 orders a week[^\n]*$/);
  await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).click();
  await page.getByRole('slider', { name: 'Orders a week' }).fill('300');
  await page.getByLabel('Send this with my enquiry').check();
  await toForm.click();
  await expect(message).toHaveValue(/^[^\n]*300 orders a week[^\n]*$/);
});

test('the problem panel takes turns', async ({ page }) => {
  await expectTurns(page, TABS);
});

/** Over how many lines the label of a tab runs. */
async function countLines(page: Page, name: string): Promise<number> {
  const label = page.getByRole('tab', { name }).locator('.tab-label');
  return label.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
  });
}

test('the panel stays still for less motion, and neither a problem nor a filled calculator has an accessibility fault', async ({
  page,
}) => {
  await expectStillTabs(page, TABS);
  await test.step('Ownership shows its two pictures', async () => {
    await tab(page, /^Ownership/).click();
    await expect(page.getByText('A built-in CRM with every name in it.')).toBeVisible();
    await expect(page.getByRole('img', { name: /a chain and a padlock/ })).toBeVisible();
    await expect(page.getByRole('img', { name: /The book open/ })).toBeVisible();
  });
  await subscription(page).fill('180');
  await expectNoFaults(page, 'main');
  for (const name of PROBLEMS) {
    await tab(page, new RegExp(`^${name}`)).click();
    await expectNoFaults(page, TAB_PARTS);
  }
  for (const width of [768, 900, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    for (const name of PROBLEMS) {
      await tab(page, new RegExp(`^${name}`)).click();
      expect.soft(await countLines(page, name), `lines of ${name}, ${width} px`).toBe(1);
    }
  }
});

/** What the calculator does with figures of the address and of the visitor; the last of it without the network. */
const CALCULATOR: Claims = {
  'the figures are in the address, can be opened again, and nothing scrolls': async (page) => {
    await openHydrated(page, '/solutions?utm_source=post');
    await page.getByRole('slider', { name: 'Orders a week' }).focus();
    await page.keyboard.press('ArrowRight');
    await subscription(page).fill('140');
    const scrolled = await page.evaluate(() => scrollY);
    await expect(page).toHaveURL(
      /utm_source=post&orders=125&basket=18&commission=25&subscription=140/,
    );
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);

    const friend = await page.context().newPage();
    await friend.goto(page.url());
    await expect(friend.getByRole('slider', { name: 'Orders a week' })).toHaveValue('125');
    await expect(subscription(friend)).toHaveValue('140');
    await friend.close();
  },

  'a subscription that costs more is called that': async (page) => {
    await openHydrated(page, '/solutions?orders=10&basket=5&commission=15&subscription=100');
    await expect(result(page)).toContainText('£810a year more than the commission');
    const [commission = 0, paid = 0] = await rollLengths(page);
    expect(commission / paid).toBeCloseTo(390 / 1_200, 2);
  },

  'the calculator works by keyboard and without the network': async (page) => {
    await openHydrated(page, '/solutions');
    await goOffline(page);
    await page.getByRole('slider', { name: 'Commission you pay' }).focus();
    await page.keyboard.press('End');
    await expect(result(page)).toContainText('£33,696 commission a year');
    await page.keyboard.press('Tab');
    await page.keyboard.type('200');
    await expect(result(page)).toContainText('£31,296stays in your till each year');
  },
};

test('the calculator keeps its figures in the address, and needs no network', async ({ page }) => {
  await expectAll(page, CALCULATOR);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a worked example stands in the place of the calculator, and every line can be read', async ({
    page,
  }) => {
    await page.goto('/solutions');
    await expect(page.getByText(/A worked example: a made-up shop/)).toHaveText(
      /takes 120 orders a week, pays 25% commission on a basket of £18, and has a quote for a subscription of £180 a month\. The £180/,
    );
    await expect(page.getByText('£25,920', { exact: true })).toBeVisible();
    await expect(page.getByRole('slider')).toHaveCount(0);
    await expect(page.getByText('Your sign on the web, the app and the door.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Book Your Demo' })).toBeVisible();
  });
});
