import type { Page } from '@playwright/test';

/** Shows every part of the page once, so that all that waits for it is drawn. */
export async function lookThrough(page: Page): Promise<void> {
  for (const part of await page.locator('main section:visible').all())
    await part.scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
}
