import type { Page, Request } from '@playwright/test';

import { KB, PAGE_BUDGET } from './support/page-budget.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { untilWhole } from './support/whole-page.ts';

type Kind = 'document' | 'stylesheet' | 'script' | 'font' | 'other';

const KINDS: readonly string[] = ['document', 'stylesheet', 'script', 'font'] satisfies Kind[];

/** The form and the checks on what is typed, above the budget of the other pages. */
const FORM_KB = new Map([
  ['/enquiry', PAGE_BUDGET.registerAboveHome],
  ['/onboarding', PAGE_BUDGET.registerAboveHome],
]);

function isKind(type: string): type is Kind {
  return KINDS.includes(type);
}

/** Opens a page and gives what it fetches by itself, in kB as transferred, and from which origins; its text is what it is painted from. */
async function weigh(page: Page, path: string) {
  const origins = new Set<string>();
  const bodies: Promise<{ kind: Kind; bytes: number }>[] = [];
  const early = new Set<Request>();
  let isLoaded = false;
  page.on('request', (request) => isLoaded || early.add(request));
  page.on('load', () => {
    isLoaded = true;
  });
  page.on('requestfinished', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
    const type = request.resourceType();
    const kind = isKind(type) && (early.has(request) || type !== 'stylesheet') ? type : 'other';
    bodies.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind, bytes })));
  });
  await page.goto(path);
  await untilWhole(page);
  const all = await Promise.all(bodies);
  const of = (...kinds: Kind[]) =>
    all.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  return {
    origins: [...origins],
    text: of('document', 'stylesheet'),
    scripts: of('script'),
    fonts: of('font'),
    total: all.reduce((sum, { bytes }) => sum + bytes, 0) / KB,
  };
}

/** The files of the site that were asked for while nothing was to be seen yet. */
async function listFetchedBeforePaint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByType('paint');
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (paint?.startTime ?? Infinity))
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.startsWith('/assets/'));
  });
}

for (const { path } of ROUTES) {
  // asvs 3.3.1 to 3.3.4, 14.2.3
  test(`${path} stays within its budget, is painted before it fetches anything, asks nobody else and sets no cookie`, async ({
    page,
    product,
  }) => {
    const { origins, text, scripts, fonts } = await weigh(page, path);
    expect(origins).toEqual([product.url]);
    expect(text).toBeGreaterThan(5);
    expect(text).toBeLessThanOrEqual(PAGE_BUDGET.document);
    expect(scripts).toBeGreaterThan(50);
    expect(scripts).toBeLessThanOrEqual(PAGE_BUDGET.scripts + (FORM_KB.get(path) ?? 0));
    expect(fonts).toBeGreaterThan(10);
    expect(fonts).toBeLessThanOrEqual(PAGE_BUDGET.fonts);
    expect(await listFetchedBeforePaint(page)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

test('the home page with everything that it fetches stays within its budget', async ({ page }) => {
  const { total } = await weigh(page, '/');
  expect(total).toBeGreaterThan(100);
  expect(total).toBeLessThanOrEqual(PAGE_BUDGET.home);
});

for (const path of ['/enquiry', '/onboarding', '/product/catalog-management', '/solutions']) {
  test(`a change from Home to ${path} fetches little script`, async ({ page }) => {
    await page.goto('/');
    await untilWhole(page);
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.resourceType() !== 'script') return;
      sizes.push(request.sizes().then(({ responseBodySize: bytes }) => bytes));
    });
    const link = page.locator(`a[href="${path}"]`).first();
    await link.evaluate((element) => element instanceof HTMLElement && element.click());
    await expect(page).toHaveURL(path);
    await untilWhole(page);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes / KB).toBeGreaterThan(2);
    expect(bytes / KB).toBeLessThanOrEqual(PAGE_BUDGET.routeChange);
  });
}

test('the register form costs little more than the home page', async ({ browser, product }) => {
  const weighAnew = async (path: string) =>
    weigh(await browser.newPage({ baseURL: product.url }), path);
  const { scripts } = await weighAnew('/onboarding');
  const home = await weighAnew('/');
  expect(scripts - home.scripts).toBeLessThanOrEqual(PAGE_BUDGET.registerAboveHome);
});

test('letters beyond everyday English fetch the whole of a font, and only then', async ({
  page,
}) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname);
  });
  await page.goto('/enquiry', { waitUntil: 'networkidle' });
  expect(fonts.size).toBe(2);
  await page.getByLabel('Message').fill('Przepraszam, żółty ser?');
  await expect.poll(() => [...fonts]).toContainEqual(expect.stringContaining('figtree-latin'));
  expect(fonts.size).toBe(3);
});

test('letters beyond everyday English are set in the site’s own type on the home page too', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const whole = page.waitForRequest(/besley-latin/);
  await page.locator('main h1').evaluate((heading) => {
    heading.textContent = 'Żółty ser';
  });
  await whole;
});
