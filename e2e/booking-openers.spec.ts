import type { Page } from '@playwright/test';

import { bookingParts, floatingButton, findBookingFrame, panel } from './support/booking-page.ts';
import { test } from './support/booking-test.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { ROUTES } from './support/routes.ts';
import { expect } from './support/test.ts';

const LABEL = /^(?:Book Your Demo|Schedule a free Demo)/;

/** How many buttons of each page open the panel expanded; /product/rewards-and-loyality-points has a link instead. */
const OPENERS: Readonly<Record<string, number>> = {
  '/': 2,
  '/home': 2,
  '/product/smart-booking-system': 1,
  '/product/qr-code-promotions': 2,
  '/solutions': 1,
  '/Landing': 5,
};

const openersOf = (page: Page) => page.getByRole('button', { name: LABEL });

test('no other page has an opener', async ({ page }) => {
  for (const { path } of ROUTES.filter((route) => !(route.path in OPENERS))) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(openersOf(page), path).toHaveCount(0);
  }
});

for (const [path, count] of Object.entries(OPENERS)) {
  test(`every opener of ${path} leads to the booking page, in both sizes`, async ({ page }) => {
    await openHydrated(page, path);
    const openers = openersOf(page);
    await expect(openers).toHaveCount(count);

    await floatingButton(page).click();
    await expect(panel(page)).toHaveAttribute('data-size', 'normal');
    await expect(bookingParts(findBookingFrame(page)).title).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();

    for (const opener of await openers.all()) {
      await opener.click();
      await expect(panel(page)).toHaveAttribute('data-size', 'expanded');
      await expect(bookingParts(findBookingFrame(page)).title).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
}
