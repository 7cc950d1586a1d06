import { test } from './support/gallery-test.ts';
import type { Locator, Page } from '@playwright/test';

import { listFaults, RULES_OF_COLOURS } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated, stopClock } from './support/open-hydrated.ts';
import { expect } from './support/test.ts';

test('no example has an accessibility fault, in either scheme', async ({ page }) => {
  for (const [scheme, rules] of [
    ['light', []],
    ['dark', RULES_OF_COLOURS],
  ] as const) {
    await page.goto(`/gallery?scheme=${scheme}`);
    await expect(page.locator(`[data-scheme=${scheme}] [data-example]`).first()).toBeVisible();
    expect(await page.locator('[data-example]').count()).toBeGreaterThan(60);
    expect(await listFaults(page, 'main', [...rules])).toEqual([]);
  }
});

/** What holds while nothing moves. */
const STILL: Claims = {
  'no example is wider than the screen': async (page) => {
    for (const width of [320, 640, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${width} px`).toBeLessThanOrEqual(width);
    }
  },

  'nine icons orbit at 167 px from 1024 px on and at 115 px below': async (page) => {
    for (const [width, radius] of [
      [1280, 167],
      [800, 115],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const orbit = page.locator('[data-example="features/orbit"]');
      const distances = await orbit.locator('svg').evaluateAll((icons) => {
        const centres = icons.map((icon) => {
          const { x, y, width: w, height: h } = icon.getBoundingClientRect();
          return { x: x + w / 2, y: y + h / 2 };
        });
        const middle = {
          x: centres.reduce((sum, { x }) => sum + x, 0) / centres.length,
          y: centres.reduce((sum, { y }) => sum + y, 0) / centres.length,
        };
        return centres.map(({ x, y }) => Math.round(Math.hypot(x - middle.x, y - middle.y)));
      });
      expect(distances).toEqual(Array.from({ length: 9 }, () => radius));
    }
  },
};

test('without motion every example keeps to its place', async ({ page }) => {
  await page.clock.install();
  // The ring that turns reaches beyond its example for a moment; the sections that show it clip that.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/gallery');
  await expectAll(page, STILL);
});

/** Scrolls until that share of the element is in view at the foot of the window, and whoever watches for it knows. */
async function showShare(element: Locator, share: number): Promise<void> {
  await element.evaluate((node, seen) => {
    const { top, height } = node.getBoundingClientRect();
    scrollBy({ top: top - innerHeight + seen * height, behavior: 'instant' });
    // Those who have watched for longer are told before.
    return new Promise<void>((resolve) => new IntersectionObserver(() => resolve()).observe(node));
  }, share);
}

/** Runs the page's clock, and waits until what that changed is shown. */
async function runClock(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    port2.postMessage(null);
    return new Promise<void>((resolve) => {
      port1.addEventListener('message', () => resolve());
      port1.start();
    });
  });
}

test('the users counter counts to 750 in a second and a half, once, from when half of it is in view', async ({
  page,
}) => {
  await page.clock.install();
  await openHydrated(page, '/gallery');
  await stopClock(page);
  const counter = page.locator('[data-example="features/users counter"] .users-counter');
  const shown = counter.locator('[aria-hidden]');
  const numbers = await shown.evaluateHandle((node) => {
    const seen: number[] = [];
    const changes = { characterData: true, childList: true, subtree: true };
    new MutationObserver(() => seen.push(Number.parseInt(node.textContent))).observe(node, changes);
    return seen;
  });
  const last = async () => (await numbers.jsonValue()).at(-1) ?? 0;
  await showShare(counter, -1);

  await showShare(counter, 0.3);
  await expect(shown).toHaveText('0+');
  await runClock(page, 3_000);
  await expect(shown).toHaveText('0+');

  await showShare(counter, 0.7);
  const runABit = () => runClock(page, 100).then(last);
  await expect.poll(runABit).toBeGreaterThan(0);
  await runClock(page, 1_300);
  expect(await last()).toBeGreaterThan(600);
  expect(await last()).toBeLessThan(750);
  await runClock(page, 200);
  await expect(shown).toHaveText('750+');

  const counted = await numbers.jsonValue();
  expect(counted[0]).toBe(0);
  expect(counted).toEqual(counted.toSorted((one, other) => one - other));
  await showShare(counter, -1);
  await showShare(counter, 1);
  await runClock(page, 3_000);
  expect(await numbers.jsonValue()).toEqual(counted);
});

test('no element carries a style attribute, which a strict policy would forbid', async ({
  request,
}) => {
  const response = await request.get('/gallery');
  expect(await response.text()).not.toMatch(/<[^>]+\sstyle="/);
});

test('the shipped site has no gallery', async ({ product, request }) => {
  expect((await request.get(`${product.url}/gallery`)).status()).toBe(404);
});
