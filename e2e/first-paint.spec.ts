import type { Page } from '@playwright/test';

import { expectAll, type Claims } from './support/claims.ts';
import { expect, test } from './support/test.ts';
import { untilDrawn, untilQuiet, untilWhole } from './support/whole-page.ts';

/** Addresses of the drawings that a page has asked for so far. */
function watchDrawings(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.svg')) asked.add(pathname);
  });
  return asked;
}

/** Scrolls as a visitor does, through the whole page. */
async function readToTheEnd(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 1_500);
      return page.evaluate(
        () => innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
      );
    })
    .toBe(true);
}

/** What a page does whose scripts are still on their way. */
const BEFORE_REACT: Claims = {
  'before React answers, a drawing is fetched when the visitor comes near it': async (page) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const asked = watchDrawings(page);
    await page.goto('/');
    await expect.poll(() => asked.size).toBeGreaterThan(1);
    const atFirst = asked.size;
    await expect(page.locator('main + footer svg [data-lazy-href]')).not.toHaveCount(0);
    await readToTheEnd(page);
    await expect(page.locator('main + footer svg:last-of-type [data-lazy-href]')).toHaveCount(0);
    await expect.poll(() => asked.size).toBeGreaterThan(atFirst + 10);
  },

  'on paper every drawing is there': async (page) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto('/pricing');
    await expect(page.locator('main [data-lazy-href]').first()).toBeAttached();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.locator('[data-lazy-href]')).toHaveCount(0);
  },
};

test('drawings come before React answers', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => new Promise<void>(() => route));
  await expectAll(page, BEFORE_REACT);
});

test('a page at rest is whole, without being scrolled, and so is the next one', async ({
  page,
}) => {
  const isWhole = async () => {
    await untilDrawn(page);
    await expect(page.locator('main + footer[data-complete]')).toBeAttached();
    const last = page.locator('main :is(h2, h3)').last();
    await expect
      .poll(async () =>
        last.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true })),
      )
      .toBe(true);
  };
  await page.goto('/');
  await isWhole();
  await page.getByRole('banner').getByRole('link', { name: 'Solutions' }).click();
  await expect(page).toHaveURL(/\/solutions$/);
  await isWhole();
});

test('what is read to the end of a page moves nothing on the way', async ({ page }) => {
  await page.goto('/solutions');
  await untilQuiet(page);
  await readToTheEnd(page);
  const shift = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const values = list.getEntries().map((entry) => ('value' in entry ? entry.value : 0));
          resolve(values.reduce<number>((sum, value) => sum + Number(value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );
  expect(shift).toBeLessThan(0.001);
});

test('a phone fetches nothing of the streets that it has no room for, until the window is wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 430, height: 900 });
  const asked = watchDrawings(page);
  const isAsked = (name: string) => [...asked].some((path) => path.startsWith(`/assets/${name}-`));
  await page.goto('/');
  await untilWhole(page);
  expect(isAsked('home-street')).toBe(true);
  expect(isAsked('footer-terrace')).toBe(true);
  for (const name of ['home-shops', 'home-far-shops', 'footer-ends'])
    expect(isAsked(name)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(() => isAsked('home-shops')).toBe(true);
  await page.setViewportSize({ width: 1700, height: 900 });
  await expect.poll(() => isAsked('home-far-shops')).toBe(true);
  await readToTheEnd(page);
  await expect.poll(() => isAsked('footer-ends')).toBe(true);
});

test('a browser that knows no paint entries is served as well', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(PerformanceObserver, 'supportedEntryTypes', { value: undefined });
  });
  await page.goto('/');
  await untilDrawn(page);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pay for the shop/);
  expect(await page.evaluate(() => document.fonts.check('16px Figtree'))).toBe(true);
});

test('a font keeps every descriptor that its rule gives it', async ({ page }) => {
  const descriptors =
    'font-style:italic;font-stretch:75%;font-feature-settings:"smcp";ascent-override:90%;descent-override:20%;line-gap-override:5%;size-adjust:110%;';
  await page.route('/team', async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const headers = response.headers();
    // The page is not the one of which it holds hashes.
    delete headers['content-security-policy'];
    await route.fulfill({
      headers,
      body: body.replaceAll(/(?<=@font-face\{)(?=font-family:Besley;)/g, descriptors),
    });
  });
  await page.goto('/team');
  const besley = page.waitForFunction(() =>
    [...document.fonts].find(({ family, status }) => family === 'Besley' && status === 'loaded'),
  );
  const face = await (
    await besley
  ).evaluate((found) => {
    const of = (name: string): unknown => (found ? Reflect.get(found, name) : null);
    return ['style', 'stretch', 'featureSettings', 'weight']
      .map(of)
      .concat(['ascentOverride', 'descentOverride', 'lineGapOverride', 'sizeAdjust'].map(of));
  });
  expect(face).toEqual(['italic', '75%', '"smcp"', '400 700', '90%', '20%', '5%', '110%']);
});

test.describe('a font that cannot be had', () => {
  test.use({ expectedConsole: /Failed to load resource/ });

  test('keeps no other from the page', async ({ page }) => {
    await page.route('**/Besley-*.woff2', async (route) => route.abort());
    await page.goto('/team');
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Figtree' && status === 'loaded'),
    );
    const listFamilies = () =>
      page.evaluate(() => [...document.fonts].map(({ family }) => family).join());
    await expect.poll(listFamilies).toMatch(/Besley more/);
    expect((await listFamilies()).split(',')).not.toContain('Besley');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a page shows its drawings and is set in its own type', async ({ page }) => {
    const asked = watchDrawings(page);
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    for (const path of ['/', '/pricing', '/product/catalog-management']) {
      await test.step(path, async () => {
        asked.clear();
        fonts.length = 0;
        await page.goto(path);
        await untilQuiet(page);
        expect(asked.size).toBeGreaterThan(3);
        expect(fonts.length).toBeGreaterThanOrEqual(2);
        const fallback = page.locator('main [data-noscript-fallback] svg').first();
        await expect(fallback).toBeVisible();
        await expect(page.locator('main svg:has(> [data-lazy-href])').first()).toBeHidden();
      });
    }
  });
});
