import type { Page } from '@playwright/test';

/** Goes to another page of the site as a link does, without loading anew. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
