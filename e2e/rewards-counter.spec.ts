import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { comeNear } from './support/come-near.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectHeights, measureHeights } from './support/page-parts.ts';
import { expect, test } from './support/test.ts';

const PATH = '/product/rewards-and-loyality-points';

const counter = (page: Page) => page.locator('.counter');
const button = (page: Page, name: RegExp | string) => counter(page).getByRole('button', { name });
const till = (page: Page) => counter(page).getByRole('status');
const card = (page: Page) => counter(page).getByRole('img', { name: /^Stamp card/ });
const board = (page: Page) => counter(page).locator('.board').getByRole('listitem');
const slider = (page: Page, name: string) => counter(page).getByRole('slider', { name });

/** How the counter begins. */
const BEGINNING: Claims = {
  'it starts with a sample card that is partly filled': async (page) => {
    await expect(card(page)).toHaveAccessibleName('Stamp card: 6 of 10 stamps');
    await expect(counter(page).getByText('62 of 100 points', { exact: true })).toBeVisible();
    await expect(board(page)).toHaveText(['Noor 128', 'Tom 96', 'Lena 74', 'You 62', 'Arthur 41']);
    await expect(button(page, 'Undo')).toBeDisabled();
    await expect(button(page, 'Redeem online')).toBeDisabled();
  },
};

/** What the counter does, each time started again. */
const COUNTER: Claims = {
  'a purchase fills the card, moves the board and is said aloud': async (page) => {
    await button(page, 'Start again').click();
    await button(page, 'Weekly box £18.00 +36 points').click();
    await expect(card(page)).toHaveAccessibleName('Stamp card: 9 of 10 stamps');
    await expect(board(page).first()).toHaveText('Noor 128');
    await expect(board(page).nth(1)).toHaveText('You 98');
    await expect(till(page)).toHaveText(
      'Weekly box: 36 points. 98 of 100 points, 9 of 10 stamps, second on the board.',
    );
  },

  'a full card has a voucher that can be used once, online or at the till': async (page) => {
    for (const [place, said] of [
      ['Redeem online', 'Voucher redeemed online.'],
      ['Redeem at the till', 'Voucher redeemed at the till.'],
    ] as const) {
      await button(page, 'Start again').click();
      await button(page, /^Weekly box/).click();
      await button(page, /^Coffee/).click();
      await expect(counter(page).getByText('Ready to redeem', { exact: true })).toBeVisible();
      await button(page, place).click();
      await expect(till(page)).toContainText(said);
      await expect(card(page)).toHaveAccessibleName('Stamp card: 0 of 10 stamps');
      await expect(counter(page).getByText('4 of 100 points', { exact: true })).toBeVisible();
      await expect(button(page, place)).toBeDisabled();
      await expect(board(page).nth(1)).toHaveText('You 104');
    }
  },

  'points per pound and the goal change what comes next': async (page) => {
    await button(page, 'Start again').click();
    await slider(page, 'For each pound spent').fill('5');
    await expect(button(page, 'Coffee £3.40 +17 points')).toBeVisible();
    await slider(page, 'A voucher at').fill('50');
    await expect(till(page)).toContainText('A voucher at 50 points from now on.');
    await expect(till(page)).toContainText('A voucher is ready.');
    await expect(card(page)).toHaveAccessibleName('Stamp card: 10 of 10 stamps');
  },

  'Undo takes back one step, Start again all of them': async (page) => {
    await button(page, 'Start again').click();
    await slider(page, 'A voucher at').fill('200');
    await button(page, /^Lunch bowl/).click();
    await button(page, /^Smoothie/).click();
    await expect(counter(page).getByText('88 of 200 points', { exact: true })).toBeVisible();
    await button(page, 'Undo').click();
    await expect(counter(page).getByText('79 of 200 points', { exact: true })).toBeVisible();
    await button(page, 'Start again').click();
    await expect(counter(page).getByText('62 of 100 points', { exact: true })).toBeVisible();
    await expect(slider(page, 'A voucher at')).toHaveValue('100');
  },

  'it is worked by keyboard alone, and focus stays where it was': async (page) => {
    await button(page, 'Start again').click();
    await slider(page, 'For each pound spent').focus();
    await page.keyboard.press('ArrowRight');
    await expect(till(page)).toContainText('3 points for each pound from now on.');
    await page.keyboard.press('Tab');
    await expect(slider(page, 'A voucher at')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button(page, /^Coffee/)).toBeFocused();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
    await expect(button(page, /^Weekly box/)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(till(page)).toContainText('A voucher is ready.');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(button(page, 'Redeem online')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(till(page)).toContainText('Voucher redeemed online.');
    await expect(button(page, 'Redeem online')).toBeFocused();
  },

  'the counter has no accessibility fault when full and redeemed': async (page) => {
    await button(page, 'Start again').click();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await button(page, /^Weekly box/).click();
    await button(page, /^Coffee/).click();
    await expectNoFaults(page, '.counter-block');
    await button(page, 'Redeem online').click();
    await expectNoFaults(page, '.counter-block');
  },
};

test('the counter comes when it is near, keeps its place and shows what each purchase and each rule does', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openHydrated(page, PATH);
  const frame = page.locator('.live-picture');
  await test.step('the counter is fetched only when the visitor comes near it', async () => {
    await expect(frame).not.toHaveAttribute('data-live');
    expect(scripts.filter((url) => /stamp-card/.test(url))).toEqual([]);
  });
  // So low that the picture is not near.
  const still = await measureHeights(frame, [320, 390, 600, 768, 1024, 1280, 1440], 300);
  await expect(frame).not.toHaveAttribute('data-live');
  await comeNear(counter(page), frame.and(page.locator('[data-live]')));
  await expectAll(page, {
    ...BEGINNING,

    'the working counter fits a finger': async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const control of await counter(page).getByRole('button').all()) {
        const box = await control.boundingBox();
        expect.soft(box?.height, 'height of a control').toBeGreaterThanOrEqual(44);
        expect.soft(box?.width, 'width of a control').toBeGreaterThanOrEqual(44);
      }
    },

    'the working counter takes exactly the room of the still one, at every width': async () => {
      await expectHeights(frame, still, 300, 'at first', 0);
      await button(page, /^Weekly box/).click();
      await button(page, /^Coffee/).click();
      await expectHeights(frame, still, 300, 'with a full card', 0);
    },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAll(page, COUNTER);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the counter stands still: its rule, prices, card and board can be read', async ({
    page,
  }) => {
    await page.goto(PATH);
    await expect(counter(page).getByText('2 points', { exact: true })).toBeVisible();
    await expect(counter(page).getByText('£18.00')).toBeVisible();
    await expect(card(page)).toHaveAccessibleName('Stamp card: 6 of 10 stamps');
    await expect(board(page)).toHaveCount(5);
    await expect(counter(page).getByRole('button')).toHaveCount(0);
  });
});
