import { findInstalledVisitorsBrowser } from '../ops/browser.ts';

import { bookingParts, floatingButton, openBooking, pickTime } from './support/booking-page.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { leaveAndComeBack } from './support/come-back.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { mailsTo } from './support/mailbox.ts';
import { openHydrated, untilHydrated, watchHydration } from './support/open-hydrated.ts';
import { provideOwnBrowser } from './support/own-browser.ts';
import { CALENDAR_URL, expect, test as base } from './support/test.ts';

/** A browser that keeps pages as they were left: one with windows, where there is one. */
const test = base.extend({
  context: async ({ playwright, launchOptions }, provide) => {
    const executablePath = findInstalledVisitorsBrowser() ?? launchOptions.executablePath;
    const options = {
      ...launchOptions,
      ...(executablePath ? { executablePath } : {}),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    };
    await provideOwnBrowser(playwright, options, provide);
  },
});

/** What is shown as it was left, each after the other in one window. */
const KEPT: Claims = {
  'Home is shown as it was left, and React still answers': async (page) => {
    await page.goto('/');
    await untilHydrated(page);
    await expect(page.locator('main + footer[data-complete]')).toBeAttached();

    expect(await leaveAndComeBack(page, CALENDAR_URL)).toEqual([]);
    await untilHydrated(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-load', ''));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ring whichever bell you need',
    );
    await expect(page.locator('html[data-same-load]')).toBeAttached();
  },

  'a page that was come to by a change of route is shown as it was left': async (page) => {
    expect(await leaveAndComeBack(page, '/pricing')).toEqual([]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ring whichever bell you need',
    );
  },

  'a booking that was begun in the appointment panel does not keep the page from being shown as it was left':
    async (page) => {
      await page.goto('/');
      await untilHydrated(page);
      const place = await openBooking(page);
      await pickTime(place);
      await bookingParts(place).name.fill('Priya Sharma');

      expect(await leaveAndComeBack(page, '/pricing')).toEqual([]);
      await untilHydrated(page);
    },
};

test('pages are shown as they were left', async ({ page }) => {
  await watchHydration(page);
  await expectAll(page, KEPT);
});

test('an enquiry that was being typed is still there, and can be sent', async ({
  page,
  product: { mail },
}) => {
  const enquiry = anEnquiry();
  await openHydrated(page, '/enquiry');
  await fillEnquiry(page, enquiry);

  expect(await leaveAndComeBack(page, '/pricing')).toEqual([]);
  await untilHydrated(page);
  const { name, email, message, submit, alert } = enquiryParts(page);
  await expect(name).toHaveValue(enquiry.name);
  await expect(email).toHaveValue(enquiry.email);
  await expect(message).toHaveValue(enquiry.message);
  await submit.click();
  await expect(alert).toContainText('Form submitted successfully!');
  await expect.poll(() => mailsTo(mail, enquiry.email)).toHaveLength(1);
});

test.describe('a panel whose script cannot be fetched', () => {
  test.use({ expectedConsole: /ERR_FAILED|dynamically imported module/ });

  test('is closed after Back, and each press leads to the enquiry page', async ({ page }) => {
    await page.route('**/appointment-panel*.js', (route) => route.abort());
    await openHydrated(page, '/');
    const button = floatingButton(page);
    for (const press of ['the first press', 'the second press']) {
      await button.click();
      await expect(page, press).toHaveURL('/enquiry');
      await page.evaluate(() => history.back());
      await expect(page).toHaveURL('/');
      await untilHydrated(page);
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    }
  });
});
