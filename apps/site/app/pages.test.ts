import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { ADDRESSES, PAGES } from '#/pages.ts';

/** Names of colours that are no food. */
const COLOUR =
  /\b(?:blue|delft|evergreen|green|marigold|navy|pink|purple|red|scarlet|teal|turquoise|yellow)\b/gi;

const dates = PAGES.flatMap((page) => (page.isIndexed ? [[page.path, page.updated]] : []));

test('the specified addresses are there, to the letter', () => {
  const specified = [
    '/',
    '/home',
    '/product/brand-marketting',
    '/product/online-order-and-delivery',
    '/product/data-driven-insights',
    '/product/rewards-and-loyality-points',
    '/product/smart-booking-system',
    '/product/catalog-management',
    '/product/qr-code-promotions',
    '/enquiry',
    '/onboarding',
    '/pricing',
    '/solutions',
    '/faqs',
    '/team',
    '/Landing',
    '/meet-our-team',
  ];
  expect(specified.filter((address) => !ADDRESSES.includes(address))).toEqual([]);
});

test('every page has a folder with its route', () => {
  const missing = PAGES.filter(
    ({ folder }) =>
      !existsSync(fileURLToPath(new URL(`pages/${folder}/route.tsx`, import.meta.url))),
  );
  expect(missing).toEqual([]);
});

test('no two pages share a title or a picture', () => {
  const titles = PAGES.map(({ page }) => page.title);
  const pictures = PAGES.map(({ share }) => JSON.stringify(share));
  expect(new Set(titles).size).toBe(PAGES.length);
  expect(new Set(pictures).size).toBe(PAGES.length);
});

test.each(dates)('%s changed on %s, a day that has been', (_, date) => {
  const day = new Date(`${date}T00:00:00Z`);
  expect(day.toISOString()).toBe(`${date}T00:00:00.000Z`);
  expect(day.getTime()).toBeLessThanOrEqual(new Date().getTime());
});

test('no page names a colour in its words, as the next brand has another one there', async () => {
  const files = globSync(
    ['content/**/!(*.test).ts', 'pages/*/content.ts', 'pages/*/content/*.ts'],
    {
      cwd: import.meta.dirname,
    },
  );
  const words = await Promise.all(
    files.map(async (file) => JSON.stringify(await import(new URL(file, import.meta.url).href))),
  );
  expect(words.length).toBeGreaterThan(PAGES.length);
  const named = words.join().replaceAll('Green & Sons', '').match(COLOUR);
  expect(named ?? []).toEqual([]);
});
