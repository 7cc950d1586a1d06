import type { Locator } from '@playwright/test';

/** The width of an element's edge where visitors have their own colours, in pixels. */
export async function readForcedEdge(element: Locator): Promise<number> {
  const page = element.page();
  await page.emulateMedia({ forcedColors: 'active' });
  const width = await element.evaluate((shown) => getComputedStyle(shown).borderTopWidth);
  await page.emulateMedia({ forcedColors: null });
  return Number.parseFloat(width);
}
