import type { Page } from '@playwright/test';

import {
  bookingParts,
  findBookingFrame,
  openBooking,
  showNextMonth,
} from './support/booking-page.ts';
import { expect, test } from './support/test.ts';

/** As many rows as a month ever takes. */
const MOST_WEEKS = 6;

/** How many times would be wholly in view in the frame, at its top, in a month of the most weeks. */
async function countSeenTimes(page: Page): Promise<number> {
  const place = findBookingFrame(page);
  const week = place.locator('.month-grid tbody tr');
  const [weeks, box] = [await week.count(), await week.first().boundingBox()];
  const more = (MOST_WEEKS - weeks) * (box?.height ?? 0);
  return bookingParts(place).times.evaluateAll(
    (times, above) =>
      times.filter((time) => {
        const { top, bottom } = time.getBoundingClientRect();
        return top + scrollY >= 0 && bottom + scrollY + above <= innerHeight;
      }).length,
    more,
  );
}

test.use({ timezoneId: 'Europe/London' });

test('as many times are seen in the panel without scrolling as its window has room for, in any month', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 650 });
  await page.goto('/');
  const place = await openBooking(page);
  await showNextMonth(place);
  const { freeDays, times } = bookingParts(place);
  await freeDays.first().click();
  for (const [width, height, least] of [
    [1366, 650, 3],
    [1440, 900, 6],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(times.nth(least)).toBeAttached();
    await expect
      .poll(() => countSeenTimes(page), { message: `times seen in ${width} x ${height}` })
      .toBeGreaterThanOrEqual(least);
    expect(await place.locator('html').evaluate(() => scrollY)).toBe(0);
  }
});
