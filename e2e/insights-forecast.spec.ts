import type { Locator, Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { comeNear } from './support/come-near.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectHeights, measureHeights } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';
import { goOffline, untilWhole } from './support/whole-page.ts';

const PATH = '/product/data-driven-insights';

const picture = (page: Page) => page.locator('[data-picture=forecast]');
const weather = (page: Page) => picture(page).getByRole('slider', { name: 'The weather' });
const holiday = (page: Page) => picture(page).getByRole('switch', { name: /bank holiday/ });
const advice = (page: Page) => picture(page).getByRole('status');
const tiers = (page: Page) => picture(page).locator('.tier-bar-percent');
const chart = (page: Page) => picture(page).getByRole('img', { name: /^Orders expected/ });

/** Goes back to the mild week that the forecast begins with. */
async function resetWeek(page: Page): Promise<void> {
  await weather(page).fill('21');
  await holiday(page).uncheck();
  await picture(page).getByRole('radio', { name: 'Orders' }).check({ force: true });
}

async function heightOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().height);
}

/** How the forecast begins. */
const BEGINNING: Claims = {
  'the forecast begins with a mild week: 152 orders on Saturday': async (page) => {
    await expect(advice(page)).toContainText('Bake 40 more on Saturday.');
    await expect(advice(page)).toContainText('152 orders, 20 more than on an ordinary Saturday.');
    await expect(chart(page)).toHaveAccessibleName(/Saturday 152, Sunday 143/);
    await expect(tiers(page)).toHaveText(['34%', '27%', '24%', '15%']);
  },
};

/** What the forecast says, each time from the mild week on; the last of it is said without the network. */
const FORECAST: Claims = {
  'every control is at least 44 px high': async (page) => {
    await resetWeek(page);
    const parts = picture(page).locator(
      'input[type=range], .forecast-switch, .toggle-way, summary',
    );
    for (const part of await parts.all()) expect(await heightOf(part)).toBeGreaterThanOrEqual(44);
  },

  'cold and wet weather takes orders away, from Bronze first': async (page) => {
    await resetWeek(page);
    await weather(page).fill('4');
    await expect(weather(page)).toHaveAttribute('aria-valuetext', '4°, wet');
    await expect(advice(page)).toContainText('Bake 100 fewer on Saturday.');
    await expect(tiers(page)).toHaveText(['44%', '31%', '19%', '6%']);
    await expect(chart(page)).toHaveAccessibleName(/Saturday 84/);
  },

  'an ordinary week asks for nothing special': async (page) => {
    await resetWeek(page);
    await weather(page).fill('16');
    await expect(advice(page)).toContainText('Bake as usual on Saturday.');
  },

  'a bank holiday turns Monday into a Sunday': async (page) => {
    await resetWeek(page);
    await expect(advice(page)).toContainText('Monday stays a Monday: 68 orders.');
    await holiday(page).check();
    await expect(advice(page)).toContainText('Staff Monday like a Sunday: 129 orders.');
    await expect(advice(page)).toContainText('Bake 60 more on Saturday.');
    await expect(chart(page)).toHaveAccessibleName(/Monday 129/);
  },

  'the chart counts sales when asked': async (page) => {
    await resetWeek(page);
    await expect(picture(page).getByText('£2,432', { exact: true })).toHaveCount(1);
    await picture(page).getByText('Sales', { exact: true }).click();
    await expect(picture(page).getByText('£2,432', { exact: true })).toHaveCount(2);
    await expect(picture(page).getByText('£3,200', { exact: true })).toBeVisible();
    await expect(
      picture(page).getByRole('img', {
        name: /^Sales expected after today\. .*Saturday £2,432, Sunday £2,145/,
      }),
    ).toBeVisible();
  },

  'the forecast works by keyboard alone': async (page) => {
    await resetWeek(page);
    await weather(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect(advice(page)).toContainText('156 orders');
    await page.keyboard.press('End');
    await expect(weather(page)).toHaveAttribute('aria-valuetext', '32°, hot');
    await page.keyboard.press('Tab');
    await expect(holiday(page)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(advice(page)).toContainText('Staff Monday like a Sunday');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(picture(page).getByRole('radio', { name: 'Sales' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(picture(page).getByRole('table')).toBeVisible();
  },

  'the same week stands in a table that follows the slider': async (page) => {
    await resetWeek(page);
    const rows = picture(page).getByRole('row');
    await expect(rows).toHaveCount(8);
    await expect(rows.nth(0)).toHaveText('DayUsual ordersExpected ordersExpected sales');
    await expect(rows.nth(2)).toHaveText('Saturday132152£2,432');
    await weather(page).fill('26');
    await expect(rows.nth(2)).toHaveText('Saturday132172£2,752');
  },

  'a turned forecast has no accessibility fault': async (page) => {
    await resetWeek(page);
    await weather(page).fill('8');
    await holiday(page).check();
    await expectNoFaults(page, 'main');
  },

  'nothing is sent anywhere while the weather turns': async (page) => {
    await resetWeek(page);
    await goOffline(page);
    await weather(page).fill('10');
    await expect(advice(page)).toContainText('Bake 50 fewer on Saturday.');
  },
};

/** Has what nobody is near take its own room too, rather than one that is guessed. */
async function layOutEverything(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-below-the-fold] > * { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

test('the forecast keeps its place, and says what each week brings', async ({ page }) => {
  // So low that the picture is not near.
  await page.setViewportSize({ width: 1280, height: 300 });
  await openHydrated(page, PATH);
  // A narrower window would ask for less.
  await untilWhole(page);
  await layOutEverything(page);
  const still = await measureHeights(picture(page), [360, 390, 768, 1024, 1200, 1440], 300);
  await expect(picture(page).getByRole('slider')).toHaveCount(0);
  await comeNear(picture(page), weather(page));
  await expectAll(page, {
    ...BEGINNING,

    "the working part takes the drawing's place without moving anything, at every width":
      async () => {
        await expectHeights(picture(page), still, 300, 'at first');
        for (const temperature of ['4', '16', '32']) {
          await weather(page).fill(temperature);
          await holiday(page).setChecked(temperature === '32');
          await expectHeights(picture(page), still, 300, `at ${temperature} degrees`);
        }
      },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAll(page, FORECAST);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('drawing and story can be read', async ({ page }) => {
    await page.goto(PATH);
    await expectAll(page, {
      'the drawing stands, with its sentence, its tiers and its table': async () => {
        await expect(chart(page)).toBeVisible();
        await expect(picture(page).getByText('Bake 40 more on Saturday.')).toBeVisible();
        await expect(picture(page).getByText(/^Set for 21 degrees/)).toBeVisible();
        await expect(tiers(page)).toHaveText(['34%', '27%', '24%', '15%']);
        await expect(picture(page).getByRole('slider')).toHaveCount(0);
        await picture(page).getByText('Show as a table').click();
        await expect(picture(page).getByRole('row')).toHaveCount(8);
      },

      'every part of the story can be read': async () => {
        for (const claim of ['customer retention increase', 'engagement, at its best'])
          await expect(page.getByText(claim, { exact: true })).toBeVisible();
        await expect(page.getByText('No platform keeps the lid shut.')).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: 'Get Started' })).toHaveCount(2);
      },
    });
  });
});
