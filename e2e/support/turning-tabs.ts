import { expect, test, type Locator, type Page } from '@playwright/test';

import { openHydrated, stopClock } from './open-hydrated.ts';

/** How long each tab is shown before the next one takes its turn. */
const TURN_MS = 10_000;

/** Tabs that take turns, on a page whose address is `path`. */
export type TurningTabs<Name extends string> = {
  readonly path: string;
  /** What they are called, in their order. */
  readonly names: readonly [Name, ...Name[]];
  /** The key that leads to the next one. */
  readonly nextKey: 'ArrowDown' | 'ArrowRight';
  /** What holds the tabs and their Pause button. */
  readonly panel: (page: Page) => Locator;
  readonly tab: (page: Page, name: Name) => Locator;
  /** Expects that one of them is selected, with all that it shows. */
  readonly expectShown: (page: Page, name: Name) => Promise<void>;
};

async function openStopped(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openHydrated(page, path);
  await stopClock(page);
}

/** Expects of the tabs of a page, which it opens, all that hands and time do to them. */
export async function expectTurns<Name extends string>(
  page: Page,
  tabs: TurningTabs<Name>,
): Promise<void> {
  const { names, nextKey, panel, tab, expectShown } = tabs;
  /** The name of the tab at a position, counted on around the end. */
  const nameAt = (position: number) => names[position % names.length] ?? names[0];
  await openStopped(page, tabs.path);

  await test.step('they move on every ten seconds, and around their end', async () => {
    for (const name of names) {
      await expectShown(page, name);
      await page.clock.runFor(TURN_MS);
    }
    await expectShown(page, nameAt(0));
  });

  await test.step('a click selects a tab and gives it a fresh ten seconds', async () => {
    await page.clock.runFor(TURN_MS - 1_000);
    await tab(page, nameAt(2)).click();
    await expectShown(page, nameAt(2));
    await page.clock.runFor(TURN_MS - 1_000);
    await expectShown(page, nameAt(2));
    await page.clock.runFor(1_100);
    await expectShown(page, nameAt(3));
  });

  await test.step('Pause stops them, Play lets them go on', async () => {
    await panel(page).getByRole('button', { name: 'Pause' }).click();
    await page.clock.runFor(3 * TURN_MS);
    await expectShown(page, nameAt(3));
    await panel(page).getByRole('button', { name: 'Play' }).click();
    await page.clock.runFor(TURN_MS + 100);
    await expectShown(page, nameAt(4));
  });

  await test.step('arrow keys walk them, and the focus of the keyboard holds them', async () => {
    await tab(page, nameAt(4)).focus();
    await page.keyboard.press(nextKey);
    await expect(tab(page, nameAt(5))).toBeFocused();
    await expectShown(page, nameAt(5));
    await page.clock.runFor(3 * TURN_MS);
    await expectShown(page, nameAt(5));
  });
}

/**
 * Expects that the tabs of a page, which it opens, stay as they are for visitors who ask for less motion, until Play is
 * pressed. Leaves them paused; time goes on.
 */
export async function expectStillTabs<Name extends string>(
  page: Page,
  { path, names, panel, expectShown }: TurningTabs<Name>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStopped(page, path);

  await test.step('less motion keeps them still from the start', async () => {
    for (const button of await page.locator('.pause-button').all()) {
      await expect(button).toBeVisible();
      await expect(button).toHaveText('Play');
    }
    await page.clock.runFor(3 * TURN_MS);
    await expectShown(page, names[0]);
  });

  await test.step('Play sets them off all the same, and Pause stops them again', async () => {
    const button = panel(page).locator('.pause-button');
    await button.click();
    await expect(button).toHaveText('Pause');
    await page.clock.runFor(TURN_MS + 100);
    await expectShown(page, names[1] ?? names[0]);
    await button.click();
    await expect(button).toHaveText('Play');
  });
  await page.clock.resume();
}
