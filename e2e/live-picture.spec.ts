import { listLivePictures } from '@high-street/site/live-pictures';
import type { Page } from '@playwright/test';

import { takeTurn } from './support/in-turn.ts';
import { openHydrated, untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

/** Shows what was done elsewhere on its page and has no controls of its own. */
const WITHOUT_CONTROLS = 'stock-report';
const PICTURES = listLivePictures().filter(({ name }) => name !== WITHOUT_CONTROLS);

/** More stops than any page has. */
const MOST_STOPS = 120;

const findBookingFrame = (page: Page, name: string) => page.locator(`[data-picture=${name}]`);

const WAYS = ['forward', 'backward'] as const;

/** Presses a key until the focus is in a picture or on its frame; false when the page ends before. */
async function goTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab'): Promise<boolean> {
  for (let presses = 0; presses < MOST_STOPS; presses += 1) {
    await page.keyboard.press(key);
    const place = await page.evaluate((picture) => {
      const focused = document.activeElement;
      if (focused?.closest(`[data-picture=${picture}]`)) return 'there';
      return focused === document.body ? 'end' : 'before';
    }, name);
    if (place !== 'before') return place === 'there';
  }
  return false;
}

test('Tab comes to the controls of every picture, forward or backward, from afar', async ({
  page,
}) => {
  await watchHydration(page);
  for (const [at, { path, name }] of PICTURES.entries()) {
    // The page is loaded for each way, since a picture that works is not come to from afar.
    for (const way of takeTurn(WAYS, at)) {
      await test.step(`of the picture on ${path}, ${way}`, async () => {
        await page.goto(path);
        await untilHydrated(page);
        if (way === 'backward')
          await page.locator('main + footer').getByRole('link').last().focus();
        expect(await goTo(page, name, way === 'forward' ? 'Tab' : 'Shift+Tab')).toBe(true);
        await expect(findBookingFrame(page, name)).toHaveAttribute('data-live', '');
        await expect(findBookingFrame(page, name).locator(':focus')).toBeVisible();
        await expect(findBookingFrame(page, name)).not.toBeFocused();
      });
    }
  }
});

/** Holds the script of a picture back, once, until what is returned is called. */
async function holdBack(page: Page, script: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(
    script,
    async (route) => {
      await held.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return held.resolve;
}

test('a table that was opened before its picture works stays open, and keeps the focus', async ({
  page,
}) => {
  await watchHydration(page);
  const release = await holdBack(page, /\/forecast-(?!board-)[^/]+\.js$/);
  await page.goto('/product/data-driven-insights');
  await untilHydrated(page);
  const frame = findBookingFrame(page, 'forecast');
  await frame.getByText('Show as a table').click();
  await expect(frame.getByRole('table')).toBeVisible();
  await expect(frame).not.toHaveAttribute('data-live');
  release();
  await expect(frame).toHaveAttribute('data-live', '');
  await expect(frame.getByRole('table')).toBeVisible();
  await expect(frame.locator('summary')).toBeFocused();
});

test('a picture that is still on its way holds the focus and passes it on', async ({ page }) => {
  await watchHydration(page);
  for (const [way, key] of [
    ['first', 'Tab'],
    ['last', 'Shift+Tab'],
  ] as const) {
    await test.step(`to its ${way} control`, async () => {
      const release = await holdBack(page, /\/floor-plan-[^/]+\.js$/);
      await page.goto('/product/smart-booking-system');
      await untilHydrated(page);
      if (way === 'last') await page.locator('main + footer').getByRole('link').last().focus();
      const frame = findBookingFrame(page, 'floor-plan');
      expect(await goTo(page, 'floor-plan', key)).toBe(true);
      await expect(frame).toBeFocused();
      const before = await frame.boundingBox();
      release();
      const controls = frame.locator('button:visible, input:checked, select:visible');
      const goal = way === 'first' ? controls.first() : controls.last();
      await expect(frame).toHaveAttribute('data-live', '');
      await expect(goal).toBeFocused();
      const after = await frame.boundingBox();
      expect(after?.height).toBe(before?.height);
    });
  }
});

test.describe('a picture that cannot be fetched', () => {
  test.use({ expectedConsole: /stays still|Failed to load|Failed to fetch/ });

  test('is no stop for Tab', async ({ page }) => {
    await page.route(/\/floor-plan-[^/]+\.js$/, async (route) => route.abort());
    await openHydrated(page, '/product/smart-booking-system');
    await expect(findBookingFrame(page, 'floor-plan')).toHaveAttribute('tabindex', '0');
    await page.keyboard.press('Tab');
    await expect(findBookingFrame(page, 'floor-plan')).not.toHaveAttribute('tabindex');
  });
});
