import { expect, type Page } from '@playwright/test';

/** Goes over the header by the skip link of a page on which React answers. */
export async function skipToContent(page: Page): Promise<void> {
  const before = await page.evaluate(() => history.length);
  await page.getByRole('link', { name: 'Skip to the content' }).press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);
}
