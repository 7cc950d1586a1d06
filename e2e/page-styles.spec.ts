import { openHydrated } from './support/open-hydrated.ts';
import { listMissingStyles } from './support/sheet-order.ts';
import { expect, test } from './support/test.ts';

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
