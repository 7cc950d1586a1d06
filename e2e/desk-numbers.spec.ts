import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectNoFaults, listFaults } from './support/axe.ts';
import { storeWeeks } from './support/desk-counts.ts';
import { room, title } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const NARROW = [768, 390, 320];

/** How wide each chart is that anybody can see, and whether its bars have a colour other than its ground's. */
const listCharts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg:is([role=img], .pillar)')].map((chart) => {
      const bars = [...chart.querySelectorAll('.bar, .bar-small')];
      const looks = bars
        .map((bar) => getComputedStyle(bar))
        .map(({ fill, stroke }) => fill + stroke);
      const ground = getComputedStyle(document.body).backgroundColor;
      return chart.getBoundingClientRect().width > 20 && looks.every((look) => look !== ground);
    }),
  );

async function expectFit(page: Page): Promise<void> {
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft([width, overflow]).toEqual([width, 0]);
    if (width === 390) await expectNoFaults(page);
  }
  await page.setViewportSize(DESKTOP);
}

test('by the keyboard somebody goes to the numbers, opens a chart as a table, narrows and compares them, and exports', async ({
  page,
  desk,
  signInAs,
}) => {
  await storeWeeks(desk.product);
  await signInAs('owner');
  await page.setViewportSize(DESKTOP);
  await page.goto('/keys');
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('t');
    await expect(title(page)).toHaveText('Numbers', { timeout: 1_000 });
  }).toPass();
  await expect(room(page)).toContainText('125 wrote in four weeks; half heard within 1 h.');
  await expectNoFaults(page);

  const weeks = page.getByRole('table', { name: 'How far visits came, by week' });
  await expect(weeks).toBeHidden();
  await page.getByText('As a table: Week by week').focus();
  await page.keyboard.press('Enter');
  await expect(weeks.getByRole('row')).toHaveCount(5);
  await expectFit(page);

  await page.emulateMedia({ forcedColors: 'active' });
  const charts = await listCharts(page);
  expect(charts.length).toBeGreaterThan(8);
  expect(charts).not.toContain(false);
  expect(await listFaults(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });

  await page.getByLabel('Page', { exact: true }).selectOption('/pricing');
  await page.getByLabel('Compare with').selectOption('previous');
  await page.getByRole('button', { name: 'Show', exact: true }).press('Enter');
  await expect(page).toHaveURL(/page=%2Fpricing&campaign=&compare=previous/);
  await expect(room(page)).toContainText('There is no form on /pricing.');
  await expect(room(page)).toContainText('Dashed outlines are the period compared with.');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export totals/ }).press('Enter'),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines.length).toBeGreaterThan(4);
  expect(lines.slice(1).every((line) => /,"\d*[05]"$/.test(line))).toBe(true);

  await test.step('on paper every table is open, and no bar, filter or button is left', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/numbers');
    await expect(page.getByRole('navigation', { name: 'Rooms' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Period' })).toBeHidden();
    await expect(page.getByRole('search')).toBeHidden();
    await expect(page.getByRole('button', { name: /^Export/ })).toBeHidden();
    const answers = page.getByRole('table', { name: 'Answers by the time until the first' });
    await expect(answers).toBeVisible();
    expect((await answers.boundingBox())?.height).toBeGreaterThan(150);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe(
      'light',
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a period is chosen, and a table opened', async ({ page, desk, signInAs }) => {
    await storeWeeks(desk.product);
    await signInAs('reader');
    await page.goto('/numbers');
    await page.getByRole('link', { name: 'Last twelve' }).click();
    await expect(room(page)).toContainText('185 wrote in twelve weeks');
    await expect(page.getByRole('button', { name: /^Export/ })).toHaveCount(0);
    await page.getByLabel('Came from', { exact: true }).selectOption('direct');
    await page.getByRole('button', { name: 'Show', exact: true }).click();
    await expect(room(page)).toContainText('of which 5 were won');
    await page.getByText('As a table: How long people waited').click();
    await expect(
      page.getByRole('table', { name: 'Answers by the time until the first' }),
    ).toBeVisible();
  });
});
