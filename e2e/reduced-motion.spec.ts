import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

const TAB_MS = 10_000;

for (const path of [
  '/solutions',
  '/product/brand-marketting',
  '/product/data-driven-insights',
  '/product/rewards-and-loyality-points',
  '/product/smart-booking-system',
]) {
  test(`what takes turns on ${path} stands still under reduced motion until Play is pressed`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openHydrated(page, path);
    await stopClock(page);
    const tabs = page.getByRole('tablist').first();
    const selected = tabs.getByRole('tab', { selected: true });
    const button = page.locator('.pause-button').first();
    for (const each of await page.locator('.pause-button').all()) {
      await expect(each).toBeVisible();
      await expect(each).toHaveText('Play');
    }
    const first = (await selected.textContent()) ?? '';
    await page.clock.runFor(3 * TAB_MS);
    await expect(selected).toHaveText(first);
    await button.click();
    await expect(button).toHaveText('Pause');
    await page.clock.runFor(TAB_MS + 100);
    await expect(selected).not.toHaveText(first);
  });
}

test.describe('before React answers', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch/ });

  test('nothing offers to pause what does not move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\/assets\/.*\.js$/, async (route) => route.abort());
    await page.goto('/solutions', { waitUntil: 'networkidle' });
    await expect(page.locator('.pause-button').first()).toBeHidden();
  });
});
