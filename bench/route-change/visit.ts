import type { Browser, Locator, Page } from '@playwright/test';

import { installStopwatch, type Stopwatch } from './stopwatch.ts';

/** What a hand takes from reaching a link to pressing it, and from pressing to letting go. */
const REACH_MS = 400;
const PRESS_MS = 60;
const REFERENCE = 'reference';

/** How long the changes of one visit took, in ms, and the least that a change takes in that browser at that time. */
export type Timing = {
  readonly there: number;
  readonly back: number;
  readonly reference: number;
};

async function untilAtRest(page: Page, path: string): Promise<void> {
  await page.locator(`main + footer[data-complete="${path}"]`).waitFor({ state: 'attached' });
}

async function press(page: Page, link: Locator): Promise<void> {
  await link.hover();
  await page.waitForTimeout(REACH_MS);
  // With the mouse itself: a click of Playwright's looks around in the page before and after it, within the time measured.
  await page.mouse.down();
  await page.waitForTimeout(PRESS_MS);
  await page.mouse.up();
}

/** The first link to the page that can be seen; the product pages are in a menu, which is opened. */
async function findLink(page: Page, path: string): Promise<Locator> {
  if (path.startsWith('/product/'))
    await page.locator('.site-header').getByRole('button', { name: 'Products' }).click();
  return page.locator(`a[href="${path}"]:visible`).first();
}

/** Times the exchange of one word for another in the open page. */
async function timeReference(page: Page, stopwatch: Stopwatch): Promise<number> {
  await page.evaluate((id) => {
    const button = document.createElement('button');
    button.id = id;
    Object.assign(button.style, { position: 'fixed', inset: '0 auto auto 0', zIndex: '99' });
    const word = (text: string) => {
      const element = document.createElement('p');
      element.textContent = text;
      return element;
    };
    button.append(word('Before'));
    button.addEventListener('click', () => button.replaceChildren(word('After')));
    document.body.append(button);
  }, REFERENCE);
  const shown = stopwatch.next(`#${REFERENCE} p`);
  await press(page, page.locator(`#${REFERENCE}`));
  const ms = await shown;
  await page.locator(`#${REFERENCE}`).evaluate((button) => button.remove());
  return ms;
}

async function timeChange(page: Page, stopwatch: Stopwatch, path: string): Promise<number> {
  const link = await findLink(page, path);
  const shown = stopwatch.next('main h1');
  await press(page, link);
  const ms = await shown;
  await untilAtRest(page, path);
  return ms;
}

/** Loads Home afresh, changes to the page once it is at rest, and back likewise. */
export async function timeVisit(
  browser: Browser,
  { origin, path, isStill }: { origin: string; path: string; isStill: boolean },
): Promise<Timing> {
  const context = await browser.newContext({
    baseURL: origin,
    ignoreHTTPSErrors: true,
    reducedMotion: isStill ? 'reduce' : 'no-preference',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  const stopwatch = await installStopwatch(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await untilAtRest(page, '/');
  const reference = await timeReference(page, stopwatch);
  const there = await timeChange(page, stopwatch, path);
  const back = await timeChange(page, stopwatch, '/');
  await context.close();
  return { there, back, reference };
}
