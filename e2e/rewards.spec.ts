import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectNothingWider, expectOneReveal } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';
import { expectStillTabs, expectTurns, type TurningTabs } from './support/turning-tabs.ts';

const PATH = '/product/rewards-and-loyality-points';

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

async function expectAllLabels(page: Page): Promise<void> {
  const labels = page.locator('.scheme-ticket:visible .swing-ticket-paper');
  await expect(labels).toContainText(Object.values(LABELS).flat());
}

const TABS: TurningTabs<keyof typeof LABELS> = {
  path: PATH,
  names: ['Goals', 'Points', 'Rewards'],
  nextKey: 'ArrowDown',
  panel: (page) => section(page, 'Run the whole scheme'),
  tab,
  expectShown: expectSelected,
};

/** What the page says, in its order; the last of it leaves the page. */
const PAGE: Claims = {
  'the hero leads to the register form, and the bar stands on its ground': async (page) => {
    const hero = page.locator('[data-hero=band]');
    await expect(hero.getByRole('heading', { level: 1 })).toHaveText(
      'Turn passers-by into regulars',
    );
    await expect(hero.getByRole('link', { name: 'Get Started' })).toHaveAttribute(
      'href',
      '/onboarding',
    );
    await expect(hero.getByRole('img')).toHaveCount(2);
  },

  'four example rules stand as sentences, and are marked as a sample': async (page) => {
    const rules = section(page, 'Rules you can write in a sentence');
    await expect(rules.locator('[data-sample]').getByRole('listitem')).toHaveText(RULES);
  },

  'six features have a tick in the product column and a cross for other platforms': async (
    page,
  ) => {
    const table = page.getByRole('table');
    await expect(table.getByRole('columnheader', { name: 'Other platforms' })).toBeVisible();
    await expect(table.getByRole('rowheader')).toHaveText(FEATURES);
    for (const feature of FEATURES) {
      await expect(table.getByRole('row', { name: feature }).getByRole('cell')).toHaveText([
        'Included',
        'Not included',
      ]);
    }
  },

  'the case study has its 500 members, three figures and a Get Started': async (page) => {
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
  },

  'the questions close the page, the first one open': async (page) => {
    const faq = page.getByRole('main').locator('section').last();
    await expect(faq.locator('summary')).toHaveText(QUESTIONS);
    await expect(faq.locator('details[open]')).toHaveCount(1);
    await expect(faq.getByText(/You manage it yourself/)).toBeVisible();
  },

  'the page animates once, slowly': expectOneReveal,

  'headings go down one level at a time': async (page) => {
    const levels = await page
      .getByRole('main')
      .getByRole('heading')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) =>
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1),
    );
  },

  'nothing runs over the side': async (page) => {
    await page.locator('.live-picture').scrollIntoViewIfNeeded();
    await expect(page.locator('.live-picture[data-live]')).toBeAttached();
    await expectNothingWider(page, [360, 390, 768, 1024, 1440]);
  },

  'Book Your Demo stands in the table and leads to the enquiry form': async (page) => {
    await page.getByRole('table').getByRole('link', { name: 'Book Your Demo' }).click();
    await expect(page).toHaveURL(/\/enquiry$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
};

test('the page says and shows all that it should, whatever the width', async ({ page }) => {
  await openHydrated(page, PATH);
  await expectAll(page, PAGE);
});

test('its three tabs stand in order, goals first, and take turns, each with its picture and two labels', async ({
  page,
}) => {
  const pictures = new Set<string | null>();
  await expectTurns(page, {
    ...TABS,
    expectShown: async (_, name) => {
      await expectSelected(page, name);
      const picture = page.locator('.scheme-stage:visible').getByRole('img');
      pictures.add(await picture.getAttribute('aria-label'));
    },
  });
  await expect(page.getByRole('tab')).toHaveText([...TABS.names]);
  expect(pictures.size, 'pictures of the tabs').toBe(3);
});

test('the tabs stay still for less motion, and neither the page nor a tab has an accessibility fault', async ({
  page,
}) => {
  await expectStillTabs(page, TABS);
  await expectNoFaults(page, 'main');
  for (const name of ['Points', 'Rewards']) {
    await tab(page, name).click();
    await expectNoFaults(page, '.scheme');
  }
});

test('on paper every tab is there, with its labels', async ({ page }) => {
  await openHydrated(page, PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Set a target people can picture')).toBeVisible();
  await expect(page.getByText('Decide what earns')).toBeVisible();
  await expect(page.getByText('Gift vouchers and flat offers, redeemed')).toBeVisible();
  await expectAllLabels(page);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every word of every tab can be read, and every link works', async ({ page }) => {
    await page.goto(PATH);
    await expect(page.getByText('Set a target people can picture')).toBeVisible();
    await expect(page.getByText('Decide what earns')).toBeVisible();
    await expect(page.getByText('Gift vouchers and flat offers, redeemed')).toBeVisible();
    await expectAllLabels(page);
    for (const rule of RULES) {
      await expect(page.getByRole('listitem').filter({ hasText: rule })).toBeVisible();
    }
    await page.getByRole('table').getByRole('link', { name: 'Book Your Demo' }).click();
    await expect(page).toHaveURL(/\/enquiry$/);
  });
});
