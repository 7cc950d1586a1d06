import { expect, type Page } from '@playwright/test';

/** Has the browser lay out the whole page, also what it would leave out until somebody comes near. */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main *, main + footer { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Takes the network away once the page is at rest, when it has fetched all that it ever will by itself. */
export async function goOffline(page: Page): Promise<void> {
  await expect(page.locator('main + footer[data-whole]')).toBeAttached();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
}
