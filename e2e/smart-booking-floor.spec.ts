import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { comeNear } from './support/come-near.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { expectHeights, measureHeights } from './support/page-parts.ts';
import { ringContrast } from './support/ring-contrast.ts';
import { expect, test } from './support/test.ts';
import { untilWhole } from './support/whole-page.ts';

const ADDRESS = '/product/smart-booking-system';

const picture = (page: Page) => page.locator('.live-picture');
const party = (page: Page, size: number) =>
  picture(page)
    .getByRole('group', { name: 'How many are you?' })
    .getByRole('radio', { name: String(size) });
const time = (page: Page, clock: string) =>
  picture(page)
    .getByRole('group', { name: 'Friday 15 May, at what time?' })
    .getByRole('radio', { name: clock });
const table = (page: Page, name: RegExp) => picture(page).getByRole('radio', { name });
const status = (page: Page) => picture(page).getByRole('status');
const button = (page: Page, name: string) => picture(page).getByRole('button', { name });
const queue = (page: Page) => picture(page).locator('.door-queue');
const phone = (page: Page) => picture(page).locator('.guest-phone');

/** Goes back to a table for four at seven, with nothing booked. */
async function resetRoom(page: Page): Promise<void> {
  const cancel = button(page, 'Cancel the booking');
  if (await cancel.isVisible()) await cancel.click();
  await party(page, 4).check({ force: true });
  await time(page, '19:00').check({ force: true });
  await table(page, /^Table 8/).check({ force: true });
}

/** How the room begins. */
const BEGINNING: Claims = {
  'the room begins at seven for four: what is free and taken is said in words': async (page) => {
    await expect(party(page, 4)).toBeChecked();
    await expect(time(page, '19:00')).toBeChecked();
    await expect(table(page, /^Table 8, 4 seats, picked/)).toBeChecked();
    await expect(table(page, /^Table 7, 6 seats, free/)).toBeEnabled();
    await expect(table(page, /^Table 6, 2 seats, too small/)).toBeDisabled();
    for (const number of [1, 2, 3, 4, 5])
      await expect(table(page, new RegExp(`^Table ${number}, . seats, taken`))).toBeDisabled();
    await expect(status(page)).toHaveText(
      'Table 8 with 4 seats is free at 19:00. Book it, and the queue at the door goes from 10 to 6.',
    );
    await expect(queue(page)).toContainText('10at the door4 with you, last in line');
    await expect(phone(page)).toContainText('Nothing booked yet');
  },
};

/** The floor stays light at night. */
const FLOOR = ['art-cream', 'art-sand'] as const;

/** What the room does, each time from a table for four at seven on, with nothing booked. */
const ROOM: Claims = {
  'booking shortens the queue by the party and brings the reminder to the phone': async (page) => {
    await resetRoom(page);
    await expect(queue(page).locator('.queue-person')).toHaveCount(10);
    await button(page, 'Book table 8').click();
    await expect(status(page)).toHaveText(
      'Table 8 is yours at 19:00. The queue at the door went from 10 to 6, and the reminder has come to the phone.',
    );
    await expect(table(page, /^Table 8, 4 seats, yours/)).toBeChecked();
    await expect(picture(page).locator('.table-guest')).toHaveCount(4);
    await expect(queue(page).locator('.queue-person')).toHaveCount(6);
    await expect(phone(page)).toContainText('Thursday 14 May');
    await expect(phone(page)).toContainText('Friday, 19:00, for 4');
    await expect(phone(page).getByText('See you tomorrow')).toBeVisible();
    await expect(phone(page)).toContainText('19:00, table 8, for 4. Still coming?');
  },

  'cancelling frees the table and brings the party back to the queue': async (page) => {
    await resetRoom(page);
    await button(page, 'Book table 8').click();
    await button(page, 'Cancel the booking').click();
    await expect(status(page)).toHaveText(/^Cancelled: table 8 is free again at 19:00/);
    await expect(queue(page).locator('.queue-person')).toHaveCount(10);
    await expect(phone(page)).toContainText('Nothing booked yet');
    await table(page, /^Table 7/).check({ force: true });
    await expect(table(page, /^Table 8, 4 seats, free/)).toBeEnabled();
    await expect(button(page, 'Book table 7')).toBeVisible();
  },

  'a larger party is not offered tables that are too small': async (page) => {
    await resetRoom(page);
    await party(page, 5).check({ force: true });
    await expect(table(page, /^Table 8, 4 seats, too small/)).toBeDisabled();
    await expect(table(page, /^Table 7, 6 seats, picked/)).toBeChecked();
  },

  'where every table is taken the nearest free times are offered': async (page) => {
    await resetRoom(page);
    await expect(time(page, '19:30 full')).toBeVisible();
    await time(page, '19:30').check({ force: true });
    await expect(status(page)).toHaveText(
      'Every table for 4 is taken at 19:30. The nearest free times: 19:00 and 20:00.',
    );
    await button(page, 'Take 20:00').click();
    await expect(time(page, '20:00')).toBeChecked();
    await expect(button(page, 'Book table 1')).toBeFocused();
  },

  'a table can be had by keyboard alone': async (page) => {
    await resetRoom(page);
    await party(page, 4).focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await expect(party(page, 2)).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(time(page, '19:30')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(table(page, /^Table 4, 2 seats, picked/)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/^Table 4 is yours at 19:30/);
    await expect(button(page, 'Cancel the booking')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(status(page)).toHaveText(/^Cancelled/);
  },

  'the table that has the focus can be told in both schemes': async (page) => {
    const floor = picture(page).locator('.room-floor');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const ground of FLOOR)
        expect(await ringContrast(floor, ground), `${ground}, ${colorScheme}`).toBeGreaterThan(3);
    }
    await page.emulateMedia({ colorScheme: null });
  },

  'nothing is sent anywhere': async (page) => {
    await resetRoom(page);
    await untilWhole(page);
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await party(page, 2).check({ force: true });
    await button(page, 'Book table 6').click();
    await expect(status(page)).toHaveText(/^Table 6 is yours/);
    expect(sent).toEqual([]);
  },

  'a full room and a booked table have no accessibility fault': async (page) => {
    await resetRoom(page);
    await time(page, '19:30').check({ force: true });
    await expectNoFaults(page, 'main');
    await button(page, 'Take 19:00').click();
    await button(page, 'Book table 8').click();
    await expectNoFaults(page, 'main');
  },
};

test('the room keeps its place, says what is free, books, cancels and helps where all is taken', async ({
  page,
}) => {
  // So low that the picture is not near.
  await page.setViewportSize({ width: 1280, height: 500 });
  await openHydrated(page, ADDRESS);
  // A narrower window would ask for less.
  await untilWhole(page);
  const atRest = await measureHeights(picture(page), [360, 390, 768, 1024, 1280, 1440], 500);
  await expect(picture(page)).not.toHaveAttribute('data-live');
  await comeNear(picture(page), picture(page).and(page.locator('[data-live]')));
  await expectAll(page, {
    ...BEGINNING,

    'the working part takes exactly the room of the picture at rest': async () => {
      for (const size of [4, 7]) {
        await party(page, size).check({ force: true });
        await expectHeights(picture(page), atRest, 500, `for ${size}`);
      }
    },

    'it fits a finger': async () => {
      await party(page, 4).check({ force: true });
      await page.setViewportSize({ width: 360, height: 800 });
      const sides = await picture(page)
        .locator('.visit-chip, .room-table, .visit-buttons button')
        .evaluateAll((parts) =>
          parts
            .map((part) => part.getBoundingClientRect())
            .map(({ width, height }) => Math.min(width, height)),
        );
      expect(sides.length, 'tables, chips and buttons').toBe(24);
      expect(Math.min(...sides), 'the least side of them').toBeGreaterThan(43.9);
    },
  });
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAll(page, ROOM);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the room stands still, and its evening is told in words', async ({ page }) => {
    await page.goto(ADDRESS);
    await expect(picture(page).getByRole('img', { name: /dining room from above/ })).toBeVisible();
    await expect(picture(page).getByText('A table for four at 19:00')).toBeVisible();
    await expect(picture(page).getByText('the table is free again for anybody')).toBeVisible();
    await expect(picture(page).getByRole('radio')).toHaveCount(0);
  });
});
