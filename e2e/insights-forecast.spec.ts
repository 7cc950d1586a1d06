import type { Locator, Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';
import { goOffline } from './support/whole-page.ts';

const PATH = '/product/data-driven-insights';

const picture = (page: Page) => page.locator('[data-picture=forecast]');
const weather = (page: Page) => picture(page).getByRole('slider', { name: 'The weather' });
const holiday = (page: Page) => picture(page).getByRole('switch', { name: /bank holiday/ });
const advice = (page: Page) => picture(page).getByRole('status');
const tiers = (page: Page) => picture(page).locator('.tier-bar-percent');
const chart = (page: Page) => picture(page).getByRole('img', { name: /^Orders expected/ });

/** Opens the page and waits until the forecast can be worked. */
async function openForecast(page: Page): Promise<void> {
  await openHydrated(page, PATH);
  await picture(page).scrollIntoViewIfNeeded();
  await expect(weather(page)).toBeVisible();
}

async function heightOf(part: Locator): Promise<number> {
  return part.evaluate((element) => element.getBoundingClientRect().height);
}

test('the forecast begins with a mild week: 152 orders on Saturday', async ({ page }) => {
  await openForecast(page);
  await expect(advice(page)).toContainText('Bake 40 more on Saturday.');
  await expect(advice(page)).toContainText('152 orders, 20 more than on an ordinary Saturday.');
  await expect(chart(page)).toHaveAccessibleName(/Saturday 152, Sunday 143/);
  await expect(tiers(page)).toHaveText(['34%', '27%', '24%', '15%']);
});

test('cold and wet weather takes orders away, from Bronze first', async ({ page }) => {
  await openForecast(page);
  await weather(page).fill('4');
  await expect(weather(page)).toHaveAttribute('aria-valuetext', '4°, wet');
  await expect(advice(page)).toContainText('Bake 100 fewer on Saturday.');
  await expect(tiers(page)).toHaveText(['44%', '31%', '19%', '6%']);
  await expect(chart(page)).toHaveAccessibleName(/Saturday 84/);
});

test('an ordinary week asks for nothing special', async ({ page }) => {
  await openForecast(page);
  await weather(page).fill('16');
  await expect(advice(page)).toContainText('Bake as usual on Saturday.');
});

test('a bank holiday turns Monday into a Sunday', async ({ page }) => {
  await openForecast(page);
  await expect(advice(page)).toContainText('Monday stays a Monday: 68 orders.');
  await holiday(page).check();
  await expect(advice(page)).toContainText('Staff Monday like a Sunday: 129 orders.');
  await expect(advice(page)).toContainText('Bake 60 more on Saturday.');
  await expect(chart(page)).toHaveAccessibleName(/Monday 129/);
});

test('the chart counts sales when asked', async ({ page }) => {
  await openForecast(page);
  await expect(picture(page).getByText('£2,432', { exact: true })).toHaveCount(1);
  await picture(page).getByText('Sales', { exact: true }).click();
  await expect(picture(page).getByText('£2,432', { exact: true })).toHaveCount(2);
  await expect(picture(page).getByText('£3,200', { exact: true })).toBeVisible();
});

test('the same week stands in a table that follows the slider', async ({ page }) => {
  await openForecast(page);
  await picture(page).getByText('Show as a table').click();
  const rows = picture(page).getByRole('row');
  await expect(rows).toHaveCount(8);
  await expect(rows.nth(0)).toHaveText('DayUsual ordersExpected ordersExpected sales');
  await expect(rows.nth(2)).toHaveText('Saturday132152£2,432');
  await weather(page).fill('26');
  await expect(rows.nth(2)).toHaveText('Saturday132172£2,752');
});

test('the forecast works by keyboard alone', async ({ page }) => {
  await openForecast(page);
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
});

test('nothing is sent anywhere while the weather turns', async ({ page }) => {
  await openForecast(page);
  await goOffline(page);
  await weather(page).fill('10');
  await expect(advice(page)).toContainText('Bake 50 fewer on Saturday.');
});

test('every control is at least 44 px high', async ({ page }) => {
  await openForecast(page);
  const parts = picture(page).locator('input[type=range], .forecast-switch, .toggle-way, summary');
  for (const part of await parts.all()) expect(await heightOf(part)).toBeGreaterThanOrEqual(44);
});

test("the working part takes the drawing's place without moving anything, at every width", async ({
  page,
  browser,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const plainPage = await plain.newPage();
  await plainPage.goto(PATH);
  for (const width of [360, 390, 768, 1024, 1200, 1440]) {
    const viewport = { width, height: 900 };
    await plainPage.setViewportSize(viewport);
    const still = await heightOf(picture(plainPage));
    await page.setViewportSize(viewport);
    await openForecast(page);
    expect(Math.abs((await heightOf(picture(page))) - still), `${width} px`).toBeLessThan(1);
    for (const temperature of ['4', '16', '32']) {
      await weather(page).fill(temperature);
      await holiday(page).setChecked(temperature === '32');
      expect(Math.abs((await heightOf(picture(page))) - still), `${width} px`).toBeLessThan(1);
    }
  }
  await plain.close();
});

test('a turned forecast has no accessibility fault', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForecast(page);
  await weather(page).fill('8');
  await holiday(page).check();
  await picture(page).getByText('Show as a table').click();
  await expectNoFaults(page, 'main');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawing stands, with its sentence, its tiers and its table', async ({ page }) => {
    await page.goto(PATH);
    await expect(chart(page)).toBeVisible();
    await expect(picture(page).getByText('Bake 40 more on Saturday.')).toBeVisible();
    await expect(picture(page).getByText(/^Set for 21 degrees/)).toBeVisible();
    await expect(tiers(page)).toHaveText(['34%', '27%', '24%', '15%']);
    await expect(picture(page).getByRole('slider')).toHaveCount(0);
    await picture(page).getByText('Show as a table').click();
    await expect(picture(page).getByRole('row')).toHaveCount(8);
  });

  test('every part of the story can be read', async ({ page }) => {
    await page.goto(PATH);
    for (const claim of ['customer retention increase', 'engagement, at its best'])
      await expect(page.getByText(claim, { exact: true })).toBeVisible();
    await expect(page.getByText('No platform keeps the lid shut.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveCount(2);
  });
});
