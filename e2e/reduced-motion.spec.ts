import { expect, test } from './support/test.ts';

test.describe('before React answers', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch/ });

  test('nothing offers to pause what does not move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\/assets\/.*\.js$/, async (route) => route.abort());
    await page.goto('/solutions', { waitUntil: 'networkidle' });
    await expect(page.locator('.pause-button').first()).toBeHidden();
  });
});
