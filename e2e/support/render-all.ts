import type { Page } from '@playwright/test';

/** Has the browser lay out the whole page, also what it would leave out until somebody comes near. */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main *, main + footer { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Has the page fetch the drawings that it would fetch when somebody comes near, and waits for them. */
export async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await page.waitForLoadState('networkidle');
}
