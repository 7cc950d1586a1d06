import type { Page } from '@playwright/test';

import { listChangedStyles } from './support/computed-styles.ts';
import { takeTurn } from './support/in-turn.ts';
import { ROUTES } from './support/routes.ts';
import { listSetProperties } from './support/sheet-order.ts';
import { expect, test } from './support/test.ts';
import { untilQuiet, untilStyled } from './support/whole-page.ts';

/** What a browser says of files that these tests keep back. */
const NOT_FETCHED = /^Failed to load resource: net::ERR_FAILED$/;

/** What is not seen before the whole of the styles is there: without scripts they are read first. */
const NOT_FIRST = '[data-below-the-fold], main + footer, [popover], noscript';

/** Opens a page so that it has the styles alone that it brings. */
async function openWithCriticalStyles(page: Page, path: string): Promise<void> {
  // Fonts are in the styles that come late, and letters are a little wider or narrower with them.
  await page.route('**/*.woff2', async (route) => route.abort());
  await page.route('**/*.css', async (route) => route.abort());
  await page.goto(path);
  await untilQuiet(page);
  await page.unroute('**/*.css');
}

/** Fetches the whole styles of the page. */
async function fetchAllStyles(page: Page): Promise<void> {
  const links = page.locator('link[data-deferred-styles]');
  await links.evaluateAll((all) => all.forEach((link) => link.removeAttribute('disabled')));
  await untilStyled(page);
}

/** Each page in one of two windows, as the pages of one kind share their rules; in both in a full proof. */
const WINDOWS = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

test.describe('as delivered', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: NOT_FETCHED });

  for (const view of WINDOWS) {
    const { width, colorScheme } = view;
    test(`every other page looks above the fold as with all its styles, ${width} px, ${colorScheme}`, async ({
      page,
    }) => {
      // What moves does not look the same twice.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      for (const { path } of ROUTES.filter((_, index) => takeTurn(WINDOWS, index).includes(view))) {
        await test.step(path, async () => {
          await openWithCriticalStyles(page, path);
          // Nothing else can differ by a stylesheet.
          const properties = await listSetProperties(page, path);
          expect(properties.length).toBeGreaterThan(50);
          const shown = await listChangedStyles(page, NOT_FIRST, properties);
          expect(shown.length).toBeGreaterThan(30);
          await fetchAllStyles(page);
          expect(await listChangedStyles(page, NOT_FIRST, properties), path).toEqual([]);
        });
      }
    });
  }
});

test.describe('until the styles are there', () => {
  test.use({ expectedConsole: NOT_FETCHED });
  const path = '/product/smart-booking-system';

  test('nothing below the fold is seen, nor a menu', async ({ page }) => {
    const { promise: areWanted, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/*.css', async (route) => {
      await areWanted;
      await route.continue();
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const [first, later] = [page.locator('main h1'), page.locator('main h2').last()];
    await expect(page.locator('html')).toHaveAttribute('data-styles-pending');
    await expect(first).toBeVisible();
    await expect(later).toBeHidden();
    const menu = page.locator('[popover]:popover-open');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toHaveCount(1);
    await expect(menu).toBeHidden();
    letThrough();
    await expect(later).toBeVisible();
    await expect(menu).toBeVisible();
  });

  test('or cannot be had, as nobody should miss the words', async ({ page }) => {
    await page.route('**/*.css', async (route) => route.abort());
    await page.goto(path);
    await expect(page.locator('main h2').last()).toBeVisible();
  });

  test('or have not come for long, but at once on paper', async ({ page }) => {
    // No answer at all.
    await page.route('**/*.css', () => undefined);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const later = page.locator('main h2').last();
    await expect(later).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(later).toBeVisible({ timeout: 1_000 });
    await page.emulateMedia({ media: null });
    await expect(later).toBeVisible();
  });

  test('or one of them has not come for long, as the others style what they can', async ({
    page,
  }) => {
    await page.route('**/common-*.css', () => undefined);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.locator('link[data-deferred-styles][media]')).not.toHaveCount(0);
    await expect(page.locator('link[data-deferred-styles][media]')).toHaveCount(0);
    await expect(page.locator('main h2').last()).toBeVisible();
  });

  test('what the address leads to is in view once they are', async ({ page }) => {
    const { promise: areWanted, resolve: letThrough } = Promise.withResolvers<void>();
    await page.route('**/*.css', async (route) => {
      await areWanted;
      await route.continue();
    });
    await page.goto(`${path}#booking-plans`, { waitUntil: 'domcontentloaded' });
    const root = page.locator('html');
    await expect(root).toHaveAttribute('data-styles-pending');
    letThrough();
    await expect(root).not.toHaveAttribute('data-styles-pending');
    await expect(page.locator('#booking-plans')).toBeInViewport();
  });

  test('without scripts they come before the page is painted', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(path);
    await expect(plain.locator('main h2').last()).toBeVisible();
    const links = plain.locator('noscript[data-noscript-fallback] link');
    expect(await links.count()).toBeGreaterThan(1);
    const sheets = await links.evaluateAll((all) =>
      all.map((link) => link instanceof HTMLLinkElement && link.sheet !== null),
    );
    expect(sheets).not.toContain(false);
    await context.close();
  });
});
