import type { Page } from '@playwright/test';

import { expectNoFaults, TAB_PARTS } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated, openStopped, section } from './support/home-page.ts';
import { expect, test } from './support/test.ts';

const HEADINGS = [
  /Works with services/,
  'Everything behind the counter, in one place',
  'See it with your own menu on it',
  'One Touch Control and Digital Commerce',
  'What We Do',
  'Open by this time tomorrow',
  'From behind the counter',
  'Global reach, one street at a time',
  'Asked at the till',
] as const;

const PARTNERS = ['cloud hosting', 'CARD PAY', 'Online Wallet', 'Courier Market', 'review board'];

const TABS = [
  ['marketing', 'Brand Marketing', 'Written once, sent six ways', '/product/brand-marketting'],
  [
    'order',
    'Online Order and Delivery',
    'From the sofa to the pass',
    '/product/online-order-and-delivery',
  ],
  [
    'insights',
    'Data Driven Insights',
    'Know Saturday by Thursday',
    '/product/data-driven-insights',
  ],
  [
    'rewards',
    'Rewards and Loyalty',
    'The stamp card that never gets left at home',
    '/product/rewards-and-loyality-points',
  ],
  [
    'catalog',
    'Catalog Management',
    'The shelf and the screen agree',
    '/product/catalog-management',
  ],
  ['qr', 'QR Code Promotions', 'Codes that look like your shop', '/product/qr-code-promotions'],
] as const;

const QUESTIONS = [
  'What services do you offer?',
  'How do you help with digital transformation?',
  'Do you offer customised solutions?',
  'How do I get in touch?',
];

async function expectExpandedPanel(page: Page): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Schedule a Demo' });
  await expect(panel).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(async () => (await panel.boundingBox())?.width).toBeCloseTo(width * 0.95, 0);
  expect((await panel.boundingBox())?.height).toBeCloseTo(height * 0.95, 0);
}

test('both addresses serve the same page, to the letter', async ({ request }) => {
  const read = async (path: string) => (await request.get(path)).text();
  // But for what tells the page its own address.
  const own = /data-path="[^"]*"|\/assets\/start-[\w-]+\.js/g;
  expect((await read('/home')).replaceAll(own, '')).toBe((await read('/')).replaceAll(own, ''));
});

/** What Home says and shows; the last of it leaves the page. */
const PAGE: Claims = {
  'the sections stand in the order of the specification': async (page) => {
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      ...HEADINGS,
    ]);
  },

  'every Get Started button leads to /onboarding': async (page) => {
    const links = page.getByRole('link', { name: 'Get Started' });
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', '/onboarding');
  },

  'the strip shows a mark and a name for each of the five partners': async (page) => {
    const partners = page.locator('section').filter({ hasText: 'Works with services' });
    await expect(partners.getByRole('listitem')).toHaveText(PARTNERS);
    await expect(partners.locator('li svg')).toHaveCount(5);
    // The sample partners have no site that a link could lead to.
    await expect(partners.getByRole('link')).toHaveCount(0);
  },

  'the showcase has six tabs with their ids, Brand Marketing first': async (page) => {
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveText(TABS.map(([, title]) => title));
    for (const [index, [id]] of TABS.entries()) {
      await expect(tabs.nth(index)).toHaveAttribute('id', new RegExp(`-tab-${id}$`));
    }
    await expect(page.getByRole('tab', { selected: true })).toHaveText('Brand Marketing');
  },

  'each product of the showcase has an icon of its own beside its name': async (page) => {
    const icons = page.getByRole('tab').locator('.showcase-icon use');
    await expect(icons).toHaveCount(TABS.length);
    await icons.first().scrollIntoViewIfNeeded();
    for (const icon of await icons.all()) await expect(icon).toHaveAttribute('href', /#part-\d$/);
    const drawn = await icons.evaluateAll((all) => all.map((icon) => icon.getAttribute('href')));
    expect(new Set(drawn).size).toBe(TABS.length);
  },

  'each tab shows its picture, subheading, words and the way to its product': async (page) => {
    for (const [id, title, subheading, path] of TABS) {
      await page.getByRole('tab', { name: title }).click();
      const panel = page.getByRole('tabpanel');
      await expect(panel).toHaveCount(1);
      await expect(panel).toContainText(subheading);
      await expect(panel.getByRole('paragraph')).toHaveCount(2);
      await expect(panel.getByRole('link', { name: 'Explore Now' })).toHaveAttribute('href', path);
      const pictures = page.locator('[data-sample][data-stage]:visible');
      await expect(pictures).toHaveCount(1);
      await expect(pictures).toHaveAttribute('data-stage', id);
    }
  },

  'the sign of One Touch Control opens and closes all four lines': async (page) => {
    const touch = section(page, 'One Touch Control and Digital Commerce');
    const sign = touch.getByRole('switch', { name: 'Open' });
    await expect(sign).toBeChecked();
    await expect(touch.getByText('Live', { exact: true }).filter({ visible: true })).toHaveCount(4);
    await sign.press('Space');
    await expect(sign).not.toBeChecked();
    await expect(touch.getByText('Live', { exact: true }).filter({ visible: true })).toHaveCount(0);
    await expect(touch.getByText('Paused', { exact: true }).filter({ visible: true })).toHaveCount(
      4,
    );
  },

  'a banner says that a store launches in 24 hours': async (page) => {
    const banner = section(page, 'Open by this time tomorrow');
    await expect(banner).toContainText('Your store launches in 24 hours.');
    await expect(banner.getByRole('link', { name: 'Get Started' })).toBeVisible();
  },

  'Book Your Demo opens the panel expanded, in both sections that have it': async (page) => {
    for (const heading of [
      'See it with your own menu on it',
      'Global reach, one street at a time',
    ]) {
      await test.step(heading, async () => {
        await section(page, heading).getByRole('button', { name: 'Book Your Demo' }).click();
        await expectExpandedPanel(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog', { name: 'Schedule a Demo' })).toBeHidden();
      });
    }
  },

  'nine icons stand 40 degrees apart and turn once in 20 s': async (page) => {
    for (const [width, radius] of [
      [1023, '115px'],
      [1024, '167px'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const ring = section(page, 'Global reach, one street at a time').locator('.orbit');
      expect(
        await ring.evaluate((element) =>
          getComputedStyle(element).getPropertyValue('--orbit-radius'),
        ),
      ).toBe(radius);
      const angles = await ring
        .getByRole('listitem')
        .evaluateAll((icons) =>
          icons.map((icon) => getComputedStyle(icon).getPropertyValue('--orbit-angle')),
        );
      expect(angles).toEqual([0, 40, 80, 120, 160, 200, 240, 280, 320].map((at) => `${at}deg`));
      const turn = ring.getByRole('list');
      expect(await turn.evaluate((list) => getComputedStyle(list).animationDuration)).toBe('20s');
    }
  },

  'four questions are answered, the first at the start and one at a time': async (page) => {
    const faq = section(page, 'Asked at the till');
    await expect(faq.locator('summary')).toHaveText(QUESTIONS);
    await expect(faq.locator('details[open] summary')).toHaveText(['What services do you offer?']);
    await faq.getByText('How do I get in touch?').click();
    await expect(faq.locator('details[open] summary')).toHaveText(['How do I get in touch?']);
    await expect(faq.getByText('Press Book Your Demo')).toBeVisible();
    await faq.getByText('How do I get in touch?').click();
    await expect(faq.locator('details[open]')).toHaveCount(0);
  },

  'the delivered page says 750+, and the counter ends there': async (page) => {
    expect(await (await page.request.get('/')).text()).toContain('750+');
    const reach = section(page, 'Global reach, one street at a time');
    await reach.scrollIntoViewIfNeeded();
    await expect(reach.locator('[data-final="750+"] > [aria-hidden]')).toHaveText('750+');
  },

  'every tab is free of faults': async (page) => {
    for (const [, title] of TABS) {
      await page.getByRole('tab', { name: title }).click();
      await expectNoFaults(page, TAB_PARTS);
    }
  },

  'the hero is titled Digital Commerce made Simple and leads to /onboarding': async (page) => {
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Digital Commerce made Simple');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL(/\/onboarding$/);
    await page.goBack();
    await expect(heading).toHaveText('Digital Commerce made Simple');
  },

  'Explore Now opens the product of the tab': async (page) => {
    const tab = page.getByRole('tab', { name: 'QR Code Promotions' });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Explore Now' }).click();
    await expect(page).toHaveURL(/\/product\/qr-code-promotions$/);
  },
};

test('Home says and shows all that it should', async ({ page }) => {
  await openHydrated(page);
  await expectAll(page, PAGE);
});

test('the arrow keys move through the tabs, which never turn by themselves', async ({ page }) => {
  await openStopped(page);
  await page.clock.runFor(60_000);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Brand Marketing');
  await page.getByRole('tab', { selected: true }).press('ArrowDown');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Online Order and Delivery');
  await expect(page.getByRole('tab', { selected: true })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('QR Code Promotions');
});

test('without scripts every product, testimonial and answer can be read', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/');
  for (const [, , subheading] of TABS) {
    await expect(page.getByText(subheading, { exact: true }).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Explore Now' })).toHaveCount(6);
  await expect(page.locator('blockquote:visible')).toHaveCount(6);
  await expect(page.getByRole('link', { name: 'Book Your Demo' })).toHaveCount(2);
  await page.getByText('Do you offer customised solutions?').click();
  await expect(page.getByText('Tell us how you trade')).toBeVisible();
  await context.close();
});
