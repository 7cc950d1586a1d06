import type { Page } from '@playwright/test';

import { listChangedStyles } from './support/computed-styles.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { untilWhole } from './support/whole-page.ts';

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
    .locator('link[data-deferred-styles]')
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
    // Until it is rendered, the footer has another height.
    await untilWhole(page);
    expect(await listMissingStyles(page)).toEqual([]);
    const own = await readSheets(page, path);
    const all: string[][] = [];
    for (const { path: other } of ROUTES) all.push(await readSheets(page, other));
    // What all pages have comes before everything, whichever page is first.
    const isSpecial = (href: string) => !all.every((sheets) => sheets.includes(href));
    const others = all.flat().filter((href) => isSpecial(href) && !own.includes(href));
    expect((await listChangedStyles(page, '')).length).toBeGreaterThan(150);

    // The styles of other pages come after its own, or before them, and its own in another order.
    await addSheets(page, others);
    expect.soft(await listChangedStyles(page, '')).toEqual([]);
    await addSheets(page, own.filter(isSpecial).toReversed());
    expect.soft(await listChangedStyles(page, '')).toEqual([]);
  });
}

const PRICING_STYLES = '**/assets/pricing-*.css';

test('a page whose stylesheet is late is shown once it has come, though it was asked for ahead', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(PRICING_STYLES, async (route) => {
    await held.promise;
    await route.continue();
  });
  await openHydrated(page, '/');
  await page.locator('#main').evaluate((main) => {
    new MutationObserver(() => {
      const sheets = [...document.styleSheets].map(({ href }) => href ?? '');
      const isStyled = sheets.some((href) => href.includes('/pricing-'));
      document.documentElement.dataset['styled'] ??= String(isStyled);
    }).observe(main, { attributeFilter: ['data-path'] });
  });
  const link = page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first();
  const script = page.waitForResponse(/\/pricing-[^/]+\.js$/);
  await link.hover();
  await (await script).finished();
  await link.click();
  // Nothing but the stylesheet is missing, and React has had time to show the page.
  await page.evaluate(
    async () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await expect(page.locator('#main')).toHaveAttribute('data-path', '/');
  held.resolve();
  await expect(page.locator('#main')).toHaveAttribute('data-path', '/pricing');
  await expect(page.locator('html')).toHaveAttribute('data-styled', 'true');
});

test.describe('a stylesheet that fails', () => {
  // React tells of it with the event alone.
  test.use({ expectedConsole: /ERR_FAILED|^Event$/ });

  test('a page whose stylesheet failed to come ahead is opened by the browser, with its styles', async ({
    page,
  }) => {
    await page.route(PRICING_STYLES, async (route) => route.abort(), { times: 1 });
    await openHydrated(page, '/team');
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
    const failed = page.waitForEvent('requestfailed');
    const link = page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first();
    await link.focus();
    await failed;
    await link.press('Enter');
    await expect(page.locator('#main')).toHaveAttribute('data-path', '/pricing');
    await expect(page.locator('html[data-ready]:not([data-first])')).toBeAttached();
    await expect.poll(() => listMissingStyles(page)).toEqual([]);
  });
});
