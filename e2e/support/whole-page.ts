import { expect, type Page } from '@playwright/test';

/** Has the browser lay out the whole page, also what it would leave out until somebody comes near. */
export async function renderAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('main *, main + footer { content-visibility: visible !important }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}

/** Waits until every drawing of the page is fetched, but for pictures that this width of the window leaves out. */
export async function untilDrawn(page: Page): Promise<void> {
  const late = page.locator(':is(main, main + footer) [data-lazy-href]');
  const countShown = () =>
    late.evaluateAll((uses) => {
      const pictures = uses.map((use) => use.closest('svg'));
      return pictures.filter((one) => one && getComputedStyle(one).display !== 'none').length;
    });
  await expect.poll(countShown).toBe(0);
}

/** Waits until a page is complete and has fetched all that it ever will by itself. */
export async function untilWhole(page: Page): Promise<void> {
  await expect(page.locator('main + footer[data-complete]')).toBeAttached();
  await untilDrawn(page);
  await page.waitForFunction(() => {
    const fileOf = (address: string) => new URL(address, location.href).pathname;
    const fetched = performance.getEntriesByType('resource').map(({ name }) => fileOf(name));
    const drawings = [...document.querySelectorAll('use[href^="/"]')];
    return drawings.every((use) => fetched.includes(fileOf(use.getAttribute('href') ?? '')));
  });
  await page.waitForLoadState('networkidle');
}

/** Takes the network away once a page is complete. */
export async function goOffline(page: Page): Promise<void> {
  await untilWhole(page);
  await page.context().setOffline(true);
}
