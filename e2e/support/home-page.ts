import { expect, type Page } from '@playwright/test';

/** The section of Home under a heading. */
export const section = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
/** Opens Home and waits until React answers; the rotation starts with it. */
export async function openHydrated(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('site:ready', () => {
      document.documentElement.dataset['ready'] = '';
    });
  });
  await page.goto('/');
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Opens Home with its time stopped; only `page.clock.runFor` moves it on. */
export async function openStopped(page: Page): Promise<void> {
  await page.clock.install({ time: '2026-05-14T10:00:00' });
  await openHydrated(page);
  await page.clock.pauseAt('2026-05-14T11:00:00');
}
