import type { Page } from '@playwright/test';

import { listChangedLooks } from './support/looks.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

/** Addresses of the stylesheets that the file of a page names. */
async function readSheets(page: Page, path: string): Promise<string[]> {
  const text = await (await page.request.get(path)).text();
  const links = text.matchAll(/<link rel="stylesheet" href="([^"#]+)/g);
  return [...new Set([...links].map(([, href = '']) => href))];
}

/** Adds stylesheets after all that are there, as changes of pages do, and waits until they are read. */
async function addSheets(page: Page, hrefs: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const href of all) {
      const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const isRead = new Promise((resolve) => link.addEventListener('load', resolve));
      document.head.append(link);
      await isRead;
    }
  }, hrefs);
}

/** Stylesheets that the page names for later and has not read. */
async function listMissingStyles(page: Page): Promise<string[]> {
  return page
    .locator('link[data-late-styles]')
    .evaluateAll((links) =>
      links.filter((link) => link instanceof HTMLLinkElement && !link.sheet).map(String),
    );
}

for (const { path } of ROUTES.filter((route) => route.path !== '/home')) {
  test(`${path} has all its styles once it is painted, and looks the same after a visit to all others`, async ({
    page,
  }) => {
    // What moves does not look the same twice.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await openHydrated(page, path);
    await page.waitForLoadState('networkidle');
    expect(await listMissingStyles(page)).toEqual([]);
    const own = await readSheets(page, path);
    const all: string[][] = [];
    for (const { path: other } of ROUTES) all.push(await readSheets(page, other));
    // What all pages have stands before everything, whichever comes first.
    const isSpecial = (href: string) => !all.every((sheets) => sheets.includes(href));
    const others = all.flat().filter((href) => isSpecial(href) && !own.includes(href));
    expect((await listChangedLooks(page, '')).length).toBeGreaterThan(150);

    // The styles of other pages stand after its own, or before them, and its own in another order.
    await addSheets(page, others);
    expect.soft(await listChangedLooks(page, '')).toEqual([]);
    await addSheets(page, own.filter(isSpecial).toReversed());
    expect.soft(await listChangedLooks(page, '')).toEqual([]);
  });
}
