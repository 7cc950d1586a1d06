import type { Page } from '@playwright/test';

import { lookThrough } from './support/look-through.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';
import { untilQuiet } from './support/whole-page.ts';

test.describe('before React answers', () => {
  test.use({ expectedConsole: /ERR_FAILED|Failed to fetch/ });

  test('nothing offers to pause what does not move', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route(/\/assets\/.*\.js$/, async (route) => route.abort());
    await page.goto('/solutions');
    await untilQuiet(page);
    await expect(page.locator('.pause-button').first()).toBeHidden();
  });
});

/** Has the page note what is not in its place when it comes into view, in the frame in which it does. */
async function watchReveals(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = (records: readonly MutationRecord[]): void => {
      for (const { target } of records) {
        if (!(target instanceof HTMLElement) || target.dataset['revealState'] !== 'shown') continue;
        const styles = [...target.children].map((child) => getComputedStyle(child));
        const isInPlace = styles.every(
          ({ opacity, translate }) => opacity === '1' && translate === 'none',
        );
        document.documentElement.dataset[isInPlace ? 'inPlace' : 'onItsWay'] = target.className;
      }
    };
    const filter = { subtree: true, attributeFilter: ['data-reveal-state'] };
    new MutationObserver(look).observe(document.body, filter);
  });
}

for (const [wish, prepare] of [
  ['asks for less motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  [
    'has paused motion',
    (page: Page) => page.addInitScript(() => localStorage.setItem('motion', 'paused')),
  ],
] as const) {
  test(`what comes into view is in its place from its first frame for a visitor who ${wish}`, async ({
    page,
  }) => {
    await prepare(page);
    const ground = () =>
      page.locator('.site-header').evaluate((bar) => getComputedStyle(bar).backgroundColor);
    await openHydrated(page, '/');
    const atTheTop = await ground();
    await watchReveals(page);
    await lookThrough(page);
    // What follows the visitor's own scrolling is no motion of ours.
    await expect.poll(ground).not.toBe(atTheTop);
    await expect(page.locator('html[data-in-place]')).toBeAttached();
    await expect(page.locator('html[data-on-its-way]')).toHaveCount(0);
  });
}
