import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until React answers; before that the page works as plain HTML. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('site:ready', () => {
      document.documentElement.dataset['ready'] = '';
    });
  });
  await page.goto(path);
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Stops the page's clock, so that only `page.clock.runFor` moves it; install the clock before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
