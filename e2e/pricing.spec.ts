import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { goOn } from './support/go-on.ts';
import { openHydrated, untilHydrated } from './support/open-hydrated.ts';
import { skipToContent } from './support/skip-to-content.ts';
import { expect, test } from './support/test.ts';

const PLANS = ['Basic', 'Growth', 'Scale'] as const;

const card = (page: Page, plan: string) => page.getByRole('article', { name: plan, exact: true });
const choice = (page: Page, plan: string) => page.getByRole('radio', { name: plan, exact: true });
const table = (page: Page) => page.getByRole('table');

/** Presses the card beside its button, where nothing but the card is. */
async function clickCard(page: Page, plan: string): Promise<void> {
  await card(page, plan)
    .getByRole('radio')
    .click({ position: { x: 40, y: 40 } });
}

/** Comes from another page of the site with a navigation state, as the register form does. */
async function arriveWith(page: Page, state: Record<string, unknown>): Promise<void> {
  await goOn(page, '/team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ring whichever bell you need');
  await page.evaluate((usr) => {
    history.pushState({ usr, key: 'handed', idx: 1 }, '', '/pricing');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, state);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Pay for the shop, not for every sale',
  );
}

/** What the page says and does, from its first card and yearly bills on; the last of it leaves and comes back. */
const PAGE: Claims = {
  'the Monthly/Yearly toggle stands on yearly and carries the badge 18% Saves': async (page) => {
    await expect(page.getByRole('radio', { name: 'Yearly' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Monthly' })).not.toBeChecked();
    await expect(page.locator('.billing').getByText('18% Saves', { exact: true })).toBeVisible();
  },

  'no price is shown, on the page or on its printed sheets': async (page) => {
    expect(await page.getByRole('main').textContent()).not.toMatch(/[£$€]|\ba (?:month|year)\b/);
  },

  'there are three cards, and Growth is marked Popular': async (page) => {
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    await expect(card(page, 'Growth').getByText('Popular')).toBeVisible();
    await expect(page.getByText('Popular', { exact: true })).toHaveCount(1);
  },

  'the first card is selected at the start': async (page) => {
    await expect(choice(page, 'Basic')).toBeChecked();
    await expect(card(page, 'Basic').getByText('Selected')).toBeVisible();
    await expect(card(page, 'Scale').getByText('Selected')).toBeHidden();
  },

  'the page prints on one A4 sheet per plan': async (page) => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(table(page)).toBeHidden();
    for (const plan of PLANS) {
      const sheet = page.locator('.plan-sheet', {
        has: page.getByRole('heading', { level: 2, name: plan, exact: true }),
      });
      await expect(sheet.getByText('Custom quote', { exact: true })).toBeVisible();
      await expect(sheet.getByText('Billed monthly')).toBeVisible();
      await expect(sheet.getByText('Billed yearly')).toBeVisible();
    }
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
    await page.emulateMedia({ media: null });
  },

  'the table compares by category and ends with CRM, Booking Reservation and Chat Assistant':
    async (page) => {
      for (const category of ['Storefront', 'Payments and delivery', 'Marketing', 'Insights']) {
        await expect(
          table(page).getByRole('rowheader', { name: category, exact: true }),
        ).toBeVisible();
      }
      const rows = table(page).locator('.ledger-row-name');
      await expect(rows).toHaveCount(29);
      expect((await rows.allTextContents()).slice(-3)).toEqual([
        'CRM',
        'Booking Reservation',
        'Chat Assistant',
      ]);
      await expect(table(page).getByRole('row', { name: /Email marketing/ })).toContainText(
        '30 per day50 per dayMore than 50 per day (AI-driven)',
      );
    },

  'a note says that the setup fee is separate, and that every plan is quoted': async (page) => {
    const main = page.getByRole('main');
    await expect(
      main.getByText('A one-time setup fee is separate from the subscription.', { exact: true }),
    ).toBeVisible();
    await expect(main.locator('p', { hasText: /^Every plan is quoted/ }).first()).toBeVisible();
  },

  'every card is a custom quote, and the toggle changes how it is billed': async (page) => {
    for (const plan of PLANS) {
      await expect(card(page, plan).getByText('Custom quote', { exact: true })).toBeVisible();
      await expect(card(page, plan).getByText('Billed yearly')).toBeVisible();
      await expect(card(page, plan).getByText('18% Saves', { exact: true })).toBeVisible();
      await expect(card(page, plan).getByText('Billed monthly')).toBeHidden();
    }
    await page.getByText('Monthly', { exact: true }).click();
    for (const plan of PLANS) {
      await expect(card(page, plan).getByText('Custom quote', { exact: true })).toBeVisible();
      await expect(card(page, plan).getByText('Billed monthly')).toBeVisible();
      await expect(card(page, plan).getByText('Billed yearly')).toBeHidden();
      await expect(card(page, plan).getByText('18% Saves', { exact: true })).toBeHidden();
    }
  },

  'clicking a card highlights it, and the column in the table with it': async (page) => {
    await clickCard(page, 'Scale');
    await expect(card(page, 'Scale').getByText('Selected')).toBeVisible();
    await expect(card(page, 'Basic').getByText('Selected')).toBeHidden();
    await expect(
      table(page).getByRole('columnheader', { name: 'Scale (selected)' }),
    ).toBeAttached();
  },

  'the arrow keys choose a card': async (page) => {
    await choice(page, 'Basic').focus();
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Growth')).toBeChecked();
    await expect(choice(page, 'Growth')).toBeFocused();
  },

  'Pricing with another card and period has no accessibility fault': async (page) => {
    await clickCard(page, 'Growth');
    await page.getByText('Monthly', { exact: true }).click();
    await expectNoFaults(page);
  },

  'Get Started goes to /onboarding with the plan of its card in the navigation state': async (
    page,
  ) => {
    for (const plan of PLANS) {
      await test.step(plan, async () => {
        const link = card(page, plan).getByRole('link', { name: `Get Started with ${plan}` });
        await expect(link).toHaveAttribute('href', `/onboarding?plan=${plan.toLowerCase()}`);
        await link.click();
        await expect(page).toHaveURL(/\/onboarding/);
        const state = await page.evaluate(() => JSON.stringify(history.state));
        expect(state).toContain(JSON.stringify({ plan }));
        await page.goBack();
        await expect(page).toHaveURL(/\/pricing$/);
      });
    }
  },
};

/** What comes with a visitor from another page; the last two of it on the page loaded anew. */
const ARRIVALS: Claims = {
  'a plan that arrives with the navigation is selected': async (page) => {
    await arriveWith(page, { plan: 'Growth' });
    await expect(choice(page, 'Growth')).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },

  'after a sent registration the page says so once and selects the plan': async (page) => {
    await arriveWith(page, { plan: 'Scale', isSent: true });
    await expect(page.getByRole('alert')).toHaveText('Form submitted successfully!');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(choice(page, 'Scale')).toBeChecked();
    await page.reload();
    await expect(choice(page, 'Scale')).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
  },

  'the skip link leaves that plan chosen': async (page) => {
    await untilHydrated(page);
    await skipToContent(page);
    await expect(choice(page, 'Scale')).toBeChecked();
  },
};

test('the page says and does all that it should', async ({ page }) => {
  await openHydrated(page, '/pricing');
  await expectAll(page, PAGE);
  await expectAll(page, ARRIVALS);
});

test('without scripts both ways to pay, every row and the way on are there', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/pricing');
  for (const plan of PLANS) {
    await expect(card(page, plan).getByText('Billed monthly')).toBeVisible();
    await expect(card(page, plan).getByText('Billed yearly')).toBeVisible();
  }
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeHidden();
  await expect(table(page).getByRole('rowheader', { name: 'Chat Assistant' })).toBeVisible();
  await clickCard(page, 'Growth');
  await expect(card(page, 'Growth').getByText('Selected')).toBeVisible();
  await card(page, 'Growth').getByRole('link').click();
  await expect(page).toHaveURL('/onboarding?plan=growth');
  await context.close();
});
