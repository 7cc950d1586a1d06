import { expect, type Page } from '@playwright/test';

/** Makes the page tell when React answers; to be called before the page is opened. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('site:ready', () => {
      document.documentElement.dataset['ready'] = '';
    });
  });
}

/** Waits until React answers on a page that is watched. */
export async function untilHydrated(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Opens a page and waits until React answers; before that the page works as plain HTML. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await watchHydration(page);
  await page.goto(path);
  await untilHydrated(page);
}

/** Stops the page's clock, so that only `page.clock.runFor` moves it; install the clock before the page is opened. */
export async function stopClock(page: Page): Promise<void> {
  // A page that stood still for longer than the second between the two is asked once more; its clock stands by then.
  await expect(async () => {
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  }).toPass();
}
