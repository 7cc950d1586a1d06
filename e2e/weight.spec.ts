import type { Page, Request } from '@playwright/test';

import { KB, PAGE_BUDGET } from './support/page-budget.ts';
import { expect, test } from './support/test.ts';
import { watchTransfers, type Transfers } from './support/transfers.ts';
import { untilQuiet, untilWhole } from './support/whole-page.ts';

/** The phone for which Lighthouse reckons: a wider window fetches more drawings. */
const PHONE = { width: 412, height: 823 };

/** Opens a page on a phone and gives what it fetches by itself. */
async function weigh(page: Page, path: string): Promise<Transfers> {
  await page.setViewportSize(PHONE);
  const readTransfers = watchTransfers(page);
  await page.goto(path);
  return readTransfers();
}

for (const [path, most] of [
  ['/enquiry', PAGE_BUDGET.routeChangeToForm],
  ['/onboarding', PAGE_BUDGET.routeChangeToForm],
  ['/product/catalog-management', PAGE_BUDGET.routeChange],
  ['/solutions', PAGE_BUDGET.routeChange],
] as const) {
  test(`a change from Home to ${path} fetches little script`, async ({ page }) => {
    await page.goto('/');
    await untilWhole(page);
    const sizes: Promise<number>[] = [];
    const note = (request: Request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => bytes));
    };
    page.on('requestfinished', note);
    const link = page.locator(`a[href="${path}"]`).first();
    await link.evaluate((element) => element instanceof HTMLElement && element.click());
    await expect(page).toHaveURL(path);
    await untilWhole(page);
    // Of what comes later nothing could be asked once the page is closed.
    page.off('requestfinished', note);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes / KB).toBeGreaterThan(2);
    expect(bytes / KB).toBeLessThanOrEqual(most);
  });
}

test('the home page with everything that it fetches stays within its budget, and the register form costs little more script', async ({
  browser,
  product,
}) => {
  const weighAnew = async (path: string) =>
    weigh(await browser.newPage({ baseURL: product.url }), path);
  const home = await weighAnew('/');
  expect.soft(home.total, 'the home page').toBeGreaterThan(100);
  expect.soft(home.total, 'the home page').toBeLessThanOrEqual(PAGE_BUDGET.home);
  const { scripts } = await weighAnew('/onboarding');
  expect(scripts - home.scripts, 'the register form').toBeLessThanOrEqual(
    PAGE_BUDGET.registerAboveHome,
  );
});

test('letters beyond everyday English fetch the file of a font that has them, and nothing else does', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  await page.goto('/enquiry');
  await untilQuiet(page);
  expect(fonts.size).toBe(2);
  await page.getByLabel('Message').fill('Dzień dobry, żaba?');
  await expect.poll(() => [...fonts]).toContainEqual(expect.stringContaining('figtree-latin-ext'));
  expect(fonts.size).toBe(3);
});

test('letters beyond everyday English are set in the site’s own type on the home page too', async ({
  page,
}) => {
  await page.goto('/');
  await untilQuiet(page);
  const whole = page.waitForRequest(/besley-latin-ext/);
  await page.locator('main h1').evaluate((heading) => {
    heading.textContent = 'Żółty ser';
  });
  await whole;
});
