import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { listCoveredStops } from './support/covered-stops.ts';
import { room, title } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

/** Every page of the desk that an address alone opens; those with an owner in have a way to sign out. */
const PAGES = {
  'the pages that nobody signs in for': {
    isIn: 0,
    paths: ['/sign-in', '/invitation/no-such-invitation'],
  },
  'the rooms of leads': {
    isIn: 1,
    paths: ['/', '/leads', '/leads/filters', '/leads/7Q4M-2XKP', '/quarantine', '/deliveries'],
  },
  'the other rooms': {
    isIn: 1,
    paths: ['/bookings', '/numbers', '/replies', '/replies/new', '/people', '/audit'],
  },
  'the pages of an owner beside the rooms': {
    isIn: 1,
    paths: ['/you', '/you/passkey', '/keys', '/more', '/prove', '/nowhere'],
  },
} as const;
/** A page that is not there is one of them. */
const MISSING = /status of 404/;
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** The skip link, four rooms at the foot, and the way to sign out. */
const FEWEST_STOPS = 6;
/** 1280 CSS px at a zoom of 400 %, and at 200 %. */
const ZOOMED = [
  { width: 320, height: 256 },
  { width: 640, height: 512 },
];

/** How many pixels the page is wider than its window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function listMoving(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof duration === 'number' && duration > 1;
      })
      .map((each) => (each instanceof CSSAnimation ? each.animationName : 'a transition')),
  );
}

test.use({ expectedConsole: MISSING });

/** Expects that an open page of somebody is sound in each window, as it is at first and then on a phone. */
async function expectSound(page: Page, isIn: 0 | 1): Promise<void> {
  await expect(title(page)).toHaveCount(1);
  // What the focus goes to on the way from one room to the next.
  const words = (await title(page).textContent()) ?? '';
  expect.soft(words).not.toBe('');
  await expect.soft(room(page)).toHaveAccessibleName(words);
  const signOut = page.locator('form[action="/sign-out"]').getByRole('button');
  await expect.soft(signOut).toHaveCount(isIn);
  await expectNoFaults(page);
  await page.setViewportSize(PHONE);
  await expect.soft(signOut).toHaveCount(isIn);
  await expectNoFaults(page);
  if (await page.getByRole('navigation', { name: 'Rooms' }).isVisible())
    expect.soft(await listCoveredStops(page, FEWEST_STOPS), 'covered stops').toEqual([]);
  for (const size of [PHONE, ...ZOOMED]) {
    await page.setViewportSize(size);
    expect.soft([size.width, await overflowOf(page)]).toEqual([size.width, 0]);
  }
  expect(await listMoving(page)).toEqual([]);
}

for (const [whose, { isIn, paths }] of Object.entries(PAGES)) {
  test(`${whose} have no fault at any width, zoom and scheme`, async ({ page, signInAs }) => {
    if (isIn) await signInAs('owner');
    for (const path of paths) {
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.setViewportSize(DESKTOP);
        await page.goto(path);
        await expectSound(page, isIn);
      });
    }
  });
}
