import type { Page } from '@playwright/test';

import { listLostShapes } from './browsers/support/page-faults.ts';
import { expectNoFaults } from './support/axe.ts';
import { leastBarContrast } from './support/bar-contrast.ts';
import { listClippedWords } from './support/clipped-words.ts';
import { listCoveredStops } from './support/covered-stops.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { ROUTES } from './support/routes.ts';
import { expect, test } from './support/test.ts';
import { untilWhole } from './support/whole-page.ts';
import { withDefaultFont, withTextSpacing } from './support/with-style.ts';

const LAPTOP = { width: 1366, height: 650 };
/** 1280 by 1024 at a zoom of 400 %; half of that zoom is 640 px wide. */
const ZOOMED = { width: 320, height: 256 };
const HEIGHT = 800;
/** About a sheet of A4 at 96 px an inch. */
const SHEET = { width: 794, height: 1123 };

async function expectReadableBar(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const contrast = await leastBarContrast(page);
    expect.soft(contrast, `words of the bar, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
  }
}

/** Pictures of the product that are drawn to a scale of their own; their words are examples. */
const MOCK_UPS = '[data-sample]';

/** Every word is seen and nothing scrolls sideways, in windows of these widths. */
async function expectWholeWords(
  page: Page,
  how: string,
  widths: readonly number[],
  besides = '',
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(scrollWidth, `${how}, ${width} px`).toBeLessThanOrEqual(width);
    expect.soft(await listClippedWords(page, besides), `${how}, ${width} px`).toEqual([]);
  }
}

async function expectForcedColours(page: Page): Promise<void> {
  await page.setViewportSize(LAPTOP);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    expect.soft(await page.evaluate(listLostShapes), `forced colours, ${colorScheme}`).toEqual([]);
    expect.soft(await listClippedWords(page, ''), `forced colours, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: null, colorScheme: null });
}

async function expectFullPrint(page: Page): Promise<void> {
  await page.setViewportSize(SHEET);
  await page.emulateMedia({ media: 'print' });
  const pressed =
    '.mobile-toggle, .scheme-switch, .motion-switch, .appointment-button, .pause-button, .accordion-copy';
  expect
    .soft(await page.locator(pressed).filter({ visible: true }).count(), 'buttons that are printed')
    .toBe(0);
  const folded = page.locator('.accordion-answer').filter({ visible: false });
  expect.soft(await folded.count(), 'answers that are not printed').toBe(0);
  await page.emulateMedia({ media: null });
}

for (const { path } of ROUTES.filter((route) => route.path !== '/home')) {
  test(`${path} can be read and gone through, however it is looked at`, async ({ page }) => {
    await page.setViewportSize(LAPTOP);
    await openHydrated(page, path);
    // What is not laid out for now is clipped, and would not be found to be too wide.
    await untilWhole(page);
    await expectNoFaults(page);
    await expectReadableBar(page);
    await page.emulateMedia({ reducedMotion: null });
    expect.soft(await listCoveredStops(page), 'covered on a laptop').toEqual([]);
    await page.setViewportSize(ZOOMED);
    expect.soft(await listCoveredStops(page), 'covered at 400 %').toEqual([]);
    await expectWholeWords(page, 'plain', [320, 640, 768, 1024]);
    await withTextSpacing(page, async () =>
      expectWholeWords(page, 'words apart', [320, 390, 768, 1024, 1366, 1440]),
    );
    await withDefaultFont(page, 32, async () =>
      expectWholeWords(page, 'letters of 32 px', [390, 768, 1024, 1366, 1440], MOCK_UPS),
    );
    await expectForcedColours(page);
    await expectFullPrint(page);
  });
}
