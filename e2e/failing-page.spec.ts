import type { Page } from '@playwright/test';

import { bookingParts } from './support/booking-page.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { CALENDAR_URL, expect, test } from './support/test.ts';

/** Has the next change of the page fail that takes something out of it. */
async function failOnce(page: Page): Promise<void> {
  await page.evaluate(() => {
    const removeChild = Reflect.get(Node.prototype, 'removeChild');
    Reflect.set(Node.prototype, 'removeChild', () => {
      Reflect.set(Node.prototype, 'removeChild', removeChild);
      throw new Error('not removed');
    });
  });
}

test.describe('a booking page that fails', () => {
  test.use({ expectedConsole: /not removed/ });

  test('a booking page that fails says so, and is loaded again by a link', async ({ page }) => {
    await page.goto(CALENDAR_URL);
    const { freeDays, times, title } = bookingParts(page);
    await page.getByRole('link', { name: /^Next month/ }).click();
    await expect(page.locator('.month-grid[data-loading="ready"]')).toBeVisible();
    await freeDays.first().click();
    await failOnce(page);
    await times.first().click();
    await expect(page.getByText('This page has stopped working.')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(title).toBeVisible();
  });
});

test.describe('a page of the site that fails', () => {
  test.use({ expectedConsole: /not removed/ });

  test('a page of the site that fails says so in our words, and is loaded again by a link', async ({
    page,
  }) => {
    await openHydrated(page, '/faqs');
    await page.locator('#main').evaluate((main) => {
      main.removeChild = () => {
        throw new Error('not removed');
      };
    });
    await page.locator('#main a[href="/enquiry"]').first().click();
    const title = 'This page has stopped working';
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.getByRole('alert')).toContainText('Please load it again.');
    await expect(page.getByText('not removed')).toHaveCount(0);
    await page.getByRole('link', { name: 'Load it again' }).click();
    await expect(page).toHaveURL(/\/enquiry$/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});
