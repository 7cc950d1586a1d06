import { openHydrated } from './support/open-hydrated.ts';
import { listMissingStyles } from './support/sheet-order.ts';
import { expect, test } from './support/test.ts';
import { untilQuiet } from './support/whole-page.ts';

const PRICING_STYLES = '**/assets/pricing-*.css';
const PRICING_SCRIPT = '**/assets/pricing-*.js';

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

test.describe('a script that fails', () => {
  test.use({ expectedConsole: /ERR_FAILED|dynamically imported module/ });

  test('a page whose script fails to come is opened by the browser, and the link is not lost', async ({
    page,
  }) => {
    await openHydrated(page, '/team');
    await page.route(PRICING_SCRIPT, async (route) => route.abort());
    await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
    await page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first().click();
    await expect(page).toHaveURL(/\/pricing$/);
    await expect(page.locator('html:not([data-first])')).toBeAttached();
  });
});

test('a page whose stylesheet never comes is opened by the browser in the end', async ({
  page,
}) => {
  const asked = Promise.withResolvers<void>();
  await page.route(
    PRICING_STYLES,
    () => asked.resolve(), // and no answer
    { times: 1 },
  );
  await openHydrated(page, '/team');
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''));
  const link = page.locator('.site-header').getByRole('link', { name: 'Pricing' }).first();
  await link.focus();
  await asked.promise;
  await link.press('Enter');
  await expect(page).toHaveURL(/\/pricing$/, { timeout: 60_000 });
  await expect(page.locator('html[data-ready]:not([data-first])')).toBeAttached();
});

test('whoever goes back while a page is waited for stays where they went', async ({ page }) => {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await openHydrated(page, '/');
  const press = async (name: string) =>
    page.locator('.site-header').getByRole('link', { name }).first().click();
  await press('Solutions');
  await expect(page.locator('main[data-path="/solutions"]')).toBeVisible();
  await page.route(PRICING_SCRIPT, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  await press('Pricing');
  await asked.promise;
  await page.goBack();
  await expect(page.locator('main[data-path="/"]')).toBeVisible();

  const come = page.waitForEvent('requestfinished', (request) =>
    /\/pricing-[^/]*\.js$/.test(request.url()),
  );
  held.resolve();
  await come;
  await untilQuiet(page);
  await expect(page.locator('main[data-path="/"]')).toBeVisible();
  await expect(page).toHaveURL(/:\d+\/$/);
});
