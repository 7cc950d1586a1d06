import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { readReveal } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';

const TEAMS = [
  'Shop builders',
  'Sign painters',
  'Town criers',
  'Market readers',
  'Studio',
  'Front desk',
];

/** What the page of the teams says and does. */
const STAIRS: Claims = {
  'the intro says seven teams, the owner’s own being the seventh': async (page) => {
    await expect(page.locator('[data-hero]')).toContainText(
      /Seven teams .* Six have a bell here; the seventh is your own/,
    );
  },

  'what comes in takes 400 ms to do so': async (page) => {
    expect(await readReveal(page)).toEqual({ duration: '0.4s', easing: 'ease' });
  },

  'Meet Our Team looks and is announced as disabled, and carries its address': async (page) => {
    const meet = page.getByRole('link', { name: 'Meet Our Team' });
    await expect(meet).toHaveAttribute('href', '/meet-our-team');
    await expect(meet).toHaveAttribute('aria-disabled', 'true');
    await expect(meet).toHaveCSS('opacity', '0.5');
  },

  'six teams stand on the stairs, each with title, subtitle, description and skills': async (
    page,
  ) => {
    const steps = page.getByRole('main').getByRole('article');
    await expect(steps.getByRole('heading', { level: 2 })).toHaveText(TEAMS);
    for (const step of await steps.all()) {
      await expect(step.locator('p')).toHaveCount(2);
      await expect(step.getByRole('listitem')).toHaveCount(3);
    }
  },

  'Meet Our Team does nothing when used, by mouse or by keyboard': async (page) => {
    const meet = page.getByRole('link', { name: 'Meet Our Team' });
    await meet.click({ force: true });
    await meet.focus();
    await expect(meet).toBeFocused();
    await page.keyboard.press('Enter');
    const isRefused = await meet.evaluate(
      (link) => !link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
    );
    expect(isRefused).toBe(true);
    await expect(page).toHaveURL(/\/team$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ring whichever bell you need',
    );
  },
};

test('the stairs say and do all that they should', async ({ page }) => {
  await openHydrated(page, '/team');
  await expectAll(page, STAIRS);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Meet Our Team does nothing either', async ({ page }) => {
    await page.goto('/team');
    await page.getByText('Meet Our Team').click({ force: true });
    await expect(page).toHaveURL(/\/team$/);
    for (const team of TEAMS) {
      await expect(page.getByRole('heading', { level: 2, name: team })).toBeVisible();
    }
  });
});

/** What the page of the samples says. */
const PIGEONHOLES: Claims = {
  'twelve identical placeholder cards lie in the pigeonholes': async (page) => {
    const cards = page.locator('.pigeonhole');
    await expect(cards).toHaveCount(12);
    const markups = await cards.evaluateAll((parts) => parts.map((part) => part.outerHTML));
    expect(new Set(markups).size).toBe(1);
    const first = cards.first();
    await expect(first.getByRole('heading', { level: 2 })).toHaveText('Expert name');
    await expect(first).toContainText('TitleTown, countryA line or two on what they look after.');
    await expect(first.getByRole('listitem')).toHaveText(['Skill one', 'Skill two']);
  },

  'the placeholder page stays out of search engines': async (page) => {
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  },
};

test('the pigeonholes say all that they should', async ({ page }) => {
  await page.goto('/meet-our-team');
  await expectAll(page, PIGEONHOLES);
});
