import { PAGES } from '@high-street/site/pages';
import type { Page } from '@playwright/test';

import { listLostShapes } from './browsers/support/page-faults.ts';
import { expectNoFaults } from './support/axe.ts';
import { leastBarContrast } from './support/bar-contrast.ts';
import { listClippedWords } from './support/clipped-words.ts';
import { listCoveredStops } from './support/covered-stops.ts';
import { demoOpeners, OPENERS } from './support/demo-openers.ts';
import { takeTurn } from './support/in-turn.ts';
import { lookThrough } from './support/look-through.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { ANSWER_HEAD, PAGE_BUDGET } from './support/page-budget.ts';
import { readHead, readServedHeads } from './support/read-head.ts';
import {
  listChangesOfOrder,
  listMissingStyles,
  listReachingRules,
  listRepeatedSheets,
} from './support/sheet-order.ts';
import { expect, test } from './support/test.ts';
import { watchTransfers, type Transfers } from './support/transfers.ts';
import { watchViolations } from './support/violations.ts';
import { withDefaultFont, withTextSpacing } from './support/with-style.ts';

const LAPTOP = { width: 1366, height: 650 };
/** They have the form and the checks on what is typed. */
const FORMS = ['/enquiry', '/onboarding'];
/** 1280 by 1024 at a zoom of 400 %; half of that zoom is 640 px wide. */
const ZOOMED = { width: 320, height: 256 };
const HEIGHT = 800;
const SCHEMES = ['light', 'dark'] as const;
/** The narrowest is every page's, and the others take turns. */
const PLAIN = [640, 768, 1024];
const SPACED = [
  [320, 768, 1366],
  [390, 1024, 1440],
] as const;
const ENLARGED = [
  [390, 1024, 1440],
  [768, 1366],
] as const;
/** About a sheet of A4 at 96 px an inch. */
const SHEET = { width: 794, height: 1123 };

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

async function expectReadableBar(page: Page, at: number): Promise<void> {
  for (const colorScheme of takeTurn(SCHEMES, at)) {
    await page.emulateMedia({ colorScheme });
    const { words, ring } = await leastBarContrast(page);
    expect.soft(words, `words of the bar, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    expect.soft(ring, `focus in the bar, ${colorScheme}`).toBeGreaterThanOrEqual(3);
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
  for (const colorScheme of SCHEMES) {
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
    '.mobile-toggle, .scheme-switch, .footer-switch, .appointment-button, .pause-button, .accordion-copy';
  expect
    .soft(await page.locator(pressed).filter({ visible: true }).count(), 'buttons that are printed')
    .toBe(0);
  const folded = page.locator('.accordion-answer').filter({ visible: false });
  expect.soft(await folded.count(), 'answers that are not printed').toBe(0);
  await page.emulateMedia({ media: null });
}

/** What a page fetches by itself is within its budget, is asked of the site alone and, but for the text, after the first paint. */
async function expectBudget(
  page: Page,
  path: string,
  site: string,
  sums: Transfers,
): Promise<void> {
  const { origins, text, scripts, counting, fonts } = sums;
  const mostScripts =
    PAGE_BUDGET.scripts + (FORMS.includes(path) ? PAGE_BUDGET.registerAboveHome : 0);
  expect.soft(origins, 'whom it asks').toEqual([site]);
  for (const [what, kB, least, most] of [
    ['text', text, 5, PAGE_BUDGET.document - ANSWER_HEAD],
    ['scripts', scripts, 50, mostScripts],
    ['the script that counts', counting, 1, PAGE_BUDGET.counting],
    ['fonts', fonts, 10, PAGE_BUDGET.fonts],
  ] as const) {
    expect.soft(kB, `${what}, kB`).toBeGreaterThan(least);
    expect.soft(kB, `${what}, kB`).toBeLessThanOrEqual(most);
  }
  expect.soft(await listFetchedBeforePaint(page), 'fetched before it is painted').toEqual([]);
  expect.soft(await page.context().cookies(), 'cookies').toEqual([]);
}

/** The sheets of other pages stay in the document; they and any order of its own leave a page as it was. */
async function expectOwnStyles(page: Page): Promise<void> {
  const { looked, reaching } = await listReachingRules(page);
  expect.soft(looked, 'rules of other pages').toBeGreaterThan(1_000);
  expect.soft(reaching, 'rules of other pages that reach this one').toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect.soft(await listChangesOfOrder(page), 'looks other in another order').toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
}

for (const [at, { path, heading }] of PAGES.entries()) {
  // asvs 3.3.1 to 3.3.4, 3.4.3, 14.2.3
  test(`${path} stays within its budget and its policy, and can be read and gone through, however it is looked at`, async ({
    page,
    product,
  }) => {
    const readTransfers = watchTransfers(page);
    const violations = await watchViolations(page);
    await page.setViewportSize(LAPTOP);
    await openHydrated(page, path);
    // What is not laid out for now is clipped, and would not be found to be too wide.
    await expectBudget(page, path, product.url, await readTransfers());
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect.soft(demoOpeners(page), 'buttons for a demo').toHaveCount(OPENERS[path] ?? 0);
    expect.soft(await listMissingStyles(page), 'styles that are missing').toEqual([]);
    expect
      .soft([await readHead(page)], 'its tags, once loaded')
      .toEqual(await readServedHeads(page, [path]));
    await expectOwnStyles(page);
    await lookThrough(page);
    expect.soft(await listRepeatedSheets(page), 'styles that are read twice').toEqual([]);
    expect.soft(violations, 'what the policy forbids').toEqual([]);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoFaults(page);
    await expectReadableBar(page, at);
    await page.emulateMedia({ reducedMotion: null });
    for (const size of takeTurn([LAPTOP, ZOOMED], at)) {
      await page.setViewportSize(size);
      expect.soft(await listCoveredStops(page), `covered, ${size.width} px`).toEqual([]);
    }
    await expectWholeWords(page, 'plain', [ZOOMED.width, ...takeTurn(PLAIN, at)]);
    await withTextSpacing(page, async () =>
      expectWholeWords(page, 'words apart', takeTurn(SPACED, at).flat()),
    );
    await withDefaultFont(page, 32, async () =>
      expectWholeWords(page, 'letters of 32 px', takeTurn(ENLARGED, at).flat(), MOCK_UPS),
    );
    await expectForcedColours(page);
    await expectFullPrint(page);
  });
}
