import { bookingParts, floatingButton, findBookingFrame, panel } from './support/booking-page.ts';
import { demoOpeners, OPENERS } from './support/demo-openers.ts';
import { untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { expect, test } from './support/test.ts';

/** Home is the same under its second address, as `home.spec.ts` shows. */
const PAGES = Object.entries(OPENERS).filter(([path]) => path !== '/home');

test('every opener of a page leads to the booking page, in both sizes', async ({ page }) => {
  await watchHydration(page);
  for (const [path, count] of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await untilHydrated(page);
      const openers = demoOpeners(page);
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
});
