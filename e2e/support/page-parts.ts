import { expect, type Locator, type Page } from '@playwright/test';

/** How what is in the first part of an open page that comes in does so: for how long, and with which easing. */
export async function readReveal(page: Page): Promise<{ duration: string; easing: string }> {
  return page
    .locator('[data-reveal] > *')
    .first()
    .evaluate((part) => {
      part.parentElement?.setAttribute('data-reveal-state', 'shown');
      const { animationDuration, animationTimingFunction } = getComputedStyle(part);
      return { duration: animationDuration, easing: animationTimingFunction };
    });
}

/** Expects that every part of an open page that comes in while it is read does so once, slowly. */
export async function expectOneReveal(page: Page): Promise<void> {
  const parts = page.locator('[data-reveal]');
  expect.soft(await parts.count(), 'parts that come in').toBeGreaterThan(0);
  expect
    .soft(await readReveal(page), 'how they come in')
    .toEqual({ duration: '1s', easing: 'ease' });
  const outside = await parts.evaluateAll(
    (all) => all.filter((part) => !part.closest('[data-reveal-mode=once]')).length,
  );
  expect.soft(outside, 'parts that come in again and again, or fast').toBe(0);
}

/** Expects that nothing of an open page is wider than the window, which it makes this wide in turn. */
export async function expectNothingWider(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect.soft(scrollWidth, `width of the page in ${width} px`).toBeLessThanOrEqual(clientWidth);
  }
}

/** The height of a part of an open page, in px, in windows of these widths, by width. */
export async function measureHeights(
  part: Locator,
  widths: readonly number[],
  windowHeight: number,
): Promise<ReadonlyMap<number, number>> {
  const heights = new Map<number, number>();
  for (const width of widths) {
    await part.page().setViewportSize({ width, height: windowHeight });
    heights.set(width, await part.evaluate((element) => element.getBoundingClientRect().height));
  }
  return heights;
}

/**
 * Expects that a part of an open page has the heights that were measured before, in windows of the same widths.
 *
 * @param digits decimals of a pixel that have to be the same
 */
export async function expectHeights(
  part: Locator,
  before: ReadonlyMap<number, number>,
  windowHeight: number,
  when: string,
  digits = 1,
): Promise<void> {
  for (const [width, height] of await measureHeights(part, [...before.keys()], windowHeight))
    expect.soft(height, `height ${when}, ${width} px`).toBeCloseTo(before.get(width) ?? 0, digits);
}
