import type { Page } from '@playwright/test';

import { expectAll } from './support/claims.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { CALENDAR_URL, expect, test } from './support/test.ts';

const BOOKING = { start: '2026-05-14T14:30:00Z', timeZone: 'Europe/London', reference: 'AB12' };
const HELD = 'Booking Date & Time: 14 May 2026, 15:30 (Europe/London)';

/** Answers for the booking page, so that no second file needs its port: whoever opens it has booked. */
async function bookAtOnce(page: Page): Promise<void> {
  const message = JSON.stringify({ type: 'BOOKING_CONFIRMED', payload: BOOKING });
  await page.route(`${CALENDAR_URL}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>addEventListener('message', () => parent.postMessage(${message}, '*'))</script>`,
    }),
  );
}

/** Opens the form anew and has it hold a date. */
async function holdDate(page: Page): Promise<void> {
  await page.goto('/enquiry');
  await page.locator('.appointment-button').first().click();
  await expect(page.getByText(HELD)).toBeAttached();
  await page.keyboard.press('Escape');
}

test('a form that holds a date shows and sends it', async ({ page }) => {
  const { submit, alert, message } = enquiryParts(page);
  const remove = page.getByRole('button', { name: 'Remove' });
  await bookAtOnce(page);
  await expectAll(page, {
    'a held date is kept in memory only': async () => {
      await holdDate(page);
      await watchHydration(page);
      await page.reload();
      await untilHydrated(page);
      await expect(submit).toBeVisible();
      await expect(page.getByText(HELD)).toHaveCount(0);
    },

    'a held date is shown with its zone and ends the message': async () => {
      const enquiry = anEnquiry();
      await holdDate(page);
      await fillEnquiry(page, enquiry);
      await expect(page.getByText(HELD)).toBeVisible();
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route('**/api/leads', async (route) => {
        await promise;
        await route.continue();
      });
      const sent = page.waitForRequest('**/api/leads');
      await submit.click();
      expect((await sent).postDataJSON().contacts.message).toBe(`${enquiry.message} "${HELD}"`);
      // It is on its way.
      await remove.click();
      await expect(page.getByText(HELD)).toBeVisible();
      resolve();
      await page.getByRole('button', { name: 'Send another' }).click();
      await expect(page.getByText(HELD)).toHaveCount(0);
      await page.unroute('**/api/leads');
    },

    'with an empty message the date stands alone; Remove takes it away': async () => {
      await holdDate(page);
      await fillEnquiry(page, anEnquiry({ message: '' }));
      const messages: unknown[] = [];
      await page.route('**/api/leads', async (route) => {
        messages.push(route.request().postDataJSON().contacts.message);
        await route.fulfill({ json: { success: false } });
      });
      await submit.click();
      await expect(alert).toBeVisible();
      await remove.click();
      await expect(page.getByText(HELD)).toHaveCount(0);
      await expect(message).toBeFocused();
      await submit.click();
      await expect.poll(() => messages).toEqual([`"${HELD}"`, '']);
    },
  });
});
