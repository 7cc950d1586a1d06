import type { APIRequestContext, Page } from '@playwright/test';

import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const SIZE = { width: 1_200, height: 630 };
const MOST_BYTES = 100_000;
const ICONS = [
  ['/icon-192.png', 192],
  ['/icon-512.png', 512],
  ['/icon-maskable-192.png', 192],
  ['/icon-maskable-512.png', 512],
  ['/apple-touch-icon.png', 180],
] as const;

/** The address that the site was built for; robots.txt says it. */
async function readOrigin(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get('/robots.txt')).text();
  return /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
}

/** Width and height as a PNG says them. */
function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

async function typesOf(page: Page): Promise<string[]> {
  const block = await page.locator('script[type="application/ld+json"]').textContent();
  return [...(block ?? '').matchAll(/"@type":"(\w+)"/g)].map(([, type = '']) => type);
}

/** What a page as it comes says under a name of a meta tag. */
function metaOf(html: string, name: string): string {
  const [, text = ''] =
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html) ?? [];
  return readEntities(text);
}

function readEntities(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll(/&#x27;/g, "'")
    .replaceAll('&amp;', '&');
}

test('a link to each page is shown with its words and a picture of its own', async ({
  request,
}) => {
  const origin = await readOrigin(request);
  for (const { path, knownAs, heading } of ROUTES) {
    const html = await (await request.get(path)).text();
    const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
    expect(metaOf(html, 'og:url')).toBe(origin + knownAs);
    expect(metaOf(html, 'og:title'), path).not.toBe('');
    expect(readEntities(title)).toContain(metaOf(html, 'og:title'));
    expect(metaOf(html, 'og:image:alt')).toContain(heading);
    expect(metaOf(html, 'description'), path).not.toBe('');
    expect(metaOf(html, 'description')).toBe(metaOf(html, 'og:description'));
    const picture = await request.get(metaOf(html, 'og:image').replace(origin, ''));
    expect(picture.headers()['content-type']).toBe('image/png');
    const png = await picture.body();
    expect(sizeOf(png)).toEqual(SIZE);
    expect(png.length).toBeLessThan(MOST_BYTES);
  }
});

test('each page has one canonical address, and those with their own are the sitemap', async ({
  request,
}) => {
  const origin = await readOrigin(request);
  const listed = new Set<string>();
  for (const { path, knownAs } of ROUTES.filter((route) => route.isListed)) {
    const html = await (await request.get(path)).text();
    const canonical = [...html.matchAll(/rel="canonical" href="([^"]*)"/g)];
    expect(
      canonical.map(([, href]) => href),
      path,
    ).toEqual([origin + knownAs]);
    expect(html, path).not.toContain('name="robots"');
    listed.add(origin + knownAs);
  }
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const entries = [...sitemap.matchAll(/<loc>(.*)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)];
  expect(entries.map(([, url]) => url).toSorted()).toEqual([...listed].toSorted());
  expect(listed.size).toBeGreaterThan(10);
});

test('what is not listed is hidden from search engines and describes nothing', async ({ page }) => {
  const hidden = ROUTES.filter((route) => !route.isListed);
  expect(hidden.map(({ path }) => path)).toContain('/meet-our-team');
  for (const { path } of hidden) {
    await page.goto(path);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  }
});

test('pages say in structured data what they are, and nothing of prices or of reviews', async ({
  page,
}) => {
  await page.goto('/');
  expect(await typesOf(page)).toEqual(
    expect.arrayContaining(['Organization', 'WebSite', 'FAQPage', 'Answer']),
  );
  await page.goto('/product/smart-booking-system');
  expect(await typesOf(page)).toEqual(expect.arrayContaining(['BreadcrumbList', 'FAQPage']));
  await page.goto('/pricing');
  expect(await typesOf(page)).toEqual(['BreadcrumbList', 'ListItem', 'ListItem']);
});

test('every question that search engines are told of stands on the page, and no other', async ({
  page,
}) => {
  await page.goto('/faqs');
  const asked = await page.locator('.faq summary').allTextContents();
  const block = await page.locator('script[type="application/ld+json"]').textContent();
  const told = [...(block ?? '').matchAll(/"@type":"Question","name":("(?:[^"\\]|\\.)*")/g)];
  expect(asked.length).toBeGreaterThan(40);
  expect(told.map(([, name = '""']) => JSON.parse(name)).toSorted()).toEqual(asked.toSorted());
});

test('the icons and the manifest are there in the sizes that they name', async ({
  page,
  request,
}) => {
  // The page as it comes names nothing that a browser would fetch by itself before it paints.
  const html = await (await request.get('/')).text();
  expect(html).not.toContain('rel="manifest"');
  expect(html).not.toContain('href="/favicon.svg"');
  await page.goto('/');
  for (const [address, side] of ICONS) {
    const png = await (await request.get(address)).body();
    expect([address, sizeOf(png)]).toEqual([address, { width: side, height: side }]);
  }
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await request.get(manifest ?? '');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({ name: 'Kerbside', start_url: '/' });
  for (const address of ['/favicon.ico', '/apple-touch-icon.png']) {
    await expect(page.locator(`link[href="${address}"]`)).toBeAttached();
    expect((await request.get(address)).status()).toBe(200);
  }
  const drawn = page.locator('link[rel=icon][type="image/svg+xml"]');
  const width = await drawn.evaluate(async (link: HTMLLinkElement) => {
    const picture = Object.assign(new Image(), { src: link.href });
    await picture.decode();
    return picture.naturalWidth;
  });
  expect(width).toBe(40);
});

test('security.txt says whom to tell of a weakness, and that this is still true', async ({
  request,
}) => {
  const answer = await request.get('/.well-known/security.txt');

  expect([answer.status(), answer.headers()['content-type']]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ]);
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:hello@kerbside.example\n');
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(new Date(expires).getTime()).toBeGreaterThan(Date.now());
});

for (const [typed, meant] of [
  ['/Pricing', '/pricing'],
  ['/PRICING/?plan=growth', '/pricing?plan=growth'],
  ['/landing', '/Landing'],
  ['/product/brand-marketing', '/product/brand-marketting'],
  ['/Product/Rewards-And-Loyalty-Points', '/product/rewards-and-loyality-points'],
  ['/product/qr-code-promotions/', '/product/qr-code-promotions'],
] as const) {
  test(`${typed} leads to ${meant} for good`, async ({ request }) => {
    const answer = await request.get(typed, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']]).toEqual([301, meant]);
  });
}
