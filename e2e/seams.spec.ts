import type { Page } from '@playwright/test';

import { takeTurn } from './support/in-turn.ts';
import { untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';
import { untilWhole } from './support/whole-page.ts';

/** Pages in windows whose widths give parts heights with a fraction of a pixel; each in one of them, in all in a full proof. */
const WINDOWS = [
  ['/', [375, 390, 1280, 1440]],
  ['/product/brand-marketting', [360, 430, 1024]],
  ['/product/data-driven-insights', [390, 768, 1280]],
  ['/product/catalog-management', [390, 768, 1024]],
  ['/product/qr-code-promotions', [375, 412, 768]],
  ['/product/rewards-and-loyality-points', [412, 1024, 1280]],
  ['/solutions', [430, 768, 1440]],
] as const;
/** Nothing but the grounds of parts is near the edge of the window. */
const COLUMN = 2;

/**
 * The colours of a column of the whole page, a pixel wide, as `rgb(…)`.
 *
 * @param reader a page without a policy, which would not read a picture from an address that holds it
 */
async function readColumn(page: Page, reader: Page): Promise<string[]> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: COLUMN, y: 0, width: 1, height };
  const picture = await page.screenshot({ fullPage: true, clip });
  return reader.evaluate(async (png) => {
    const file = await fetch(`data:image/png;base64,${png}`);
    const image = await createImageBitmap(await file.blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    context?.drawImage(image, 0, 0);
    const bytes = [...(context?.getImageData(0, 0, 1, image.height).data ?? [])];
    return Array.from({ length: image.height }, (_, row) => {
      const [red, green, blue] = bytes.slice(4 * row, 4 * row + 3);
      return `rgb(${red}, ${green}, ${blue})`;
    });
  }, picture.toString('base64'));
}

/** The rows beside an edge of a part that show the page's own ground, between two rows of another colour. */
async function listSeams(page: Page, reader: Page): Promise<number[]> {
  const { ground, edges } = await page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    edges: [...document.querySelectorAll('[data-complete]')].map((part) =>
      Math.round(part.getBoundingClientRect().top + scrollY),
    ),
  }));
  const colours = await readColumn(page, reader);
  // The page has parts, on grounds of several colours.
  expect(edges.length).toBeGreaterThan(2);
  expect(new Set(colours).size).toBeGreaterThan(2);
  const rows = edges.flatMap((edge) => [edge - 1, edge, edge + 1]);
  const isGround = (row: number) => colours[row] === ground;
  return rows.filter((row) => isGround(row) && !isGround(row - 1) && !isGround(row + 1));
}

test("no seam of the page's own ground shows between two parts of a page", async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchHydration(page);
  const reader = await context.newPage();
  for (const [at, [path, widths]] of WINDOWS.entries()) {
    await test.step(`of ${path}`, async () => {
      await page.goto(path);
      await untilHydrated(page);
      await untilWhole(page);
      for (const width of takeTurn<number>(widths, at)) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await listSeams(page, reader), `${path}, ${width} px`).toEqual([]);
      }
    });
  }
});
