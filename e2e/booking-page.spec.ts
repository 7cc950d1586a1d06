import type { Page } from '@playwright/test';

import { bookingParts, cancelBooking, pickTime } from './support/booking-page.ts';
import { expectAll } from './support/claims.ts';
import { anEnquiry } from './support/enquiry-page.ts';
import { holdScripts } from './support/hold-scripts.ts';
import { bookingLinkTo } from './support/mailbox.ts';
import { CALENDAR_URL, expect, test } from './support/test.ts';

/** A page whose scripts are held has not loaded before they are let through. */
const AT_ONCE = { waitUntil: 'commit' } as const;

/** Makes the browser name this as its own zone, as one does that cannot tell where it is. */
async function nameZone(page: Page, zone: string | undefined): Promise<void> {
  await page.addInitScript((timeZone) => {
    const read = Intl.DateTimeFormat.prototype.resolvedOptions;
    Intl.DateTimeFormat.prototype.resolvedOptions = function resolvedOptions() {
      return Object.assign(read.call(this), { timeZone });
    };
  }, zone);
}

/** Fills in who is coming. */
async function fillDetails(page: Page, who: { name: string; email: string }): Promise<void> {
  const { name, email } = bookingParts(page);
  await name.fill(who.name);
  await email.fill(who.email);
}

/** Lets the next call reach the service, and loses its answer on the way back. */
async function loseNextAnswer(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { fetch } = window;
    window.fetch = async (...call) => {
      window.fetch = fetch;
      await fetch(...call);
      return new Response('');
    };
  });
}

test('the booking page keeps the focus where somebody is at work', async ({ page }) => {
  await expectAll(page, {
    'who puts a wrong form right types each field in one go': async () => {
      await page.goto(CALENDAR_URL);
      await expect(page.getByRole('grid')).toBeVisible();
      await pickTime(page);
      const { name, note, confirm } = bookingParts(page);
      await confirm.click();
      await expect(name).toBeFocused();
      await page.keyboard.type('Anna Bell');
      await expect(name).toHaveValue('Anna Bell');
      await note.focus();
      await page.keyboard.type('We sell bread.');
      await expect(note).toHaveValue('We sell bread.');
    },

    'the way to the next month keeps the focus where there is none': async () => {
      await page.goto(CALENDAR_URL);
      await expect(page.getByRole('grid')).toBeVisible();
      const later = page.getByRole('link', { name: /^Next month/ });
      await later.focus();
      await expect(async () => {
        await page.keyboard.press('Enter');
        await expect(later).toHaveAttribute('aria-disabled', 'true', { timeout: 1_000 });
      }).toPass();
      await expect(later).toBeFocused();
    },
  });
});

test('the booking page keeps what somebody gives it before its scripts are there', async ({
  page,
}) => {
  const { name, email, zone, confirm, booked } = bookingParts(page);
  await page.goto(CALENDAR_URL);
  const start = await pickTime(page);
  await expectAll(page, {
    'what was typed is booked': async () => {
      const visitor = anEnquiry({ name: 'Priya '.repeat(30).trim() });
      const { letThrough } = await holdScripts(page);
      await page.goto(`${CALENDAR_URL}?${new URLSearchParams({ start })}`, AT_ONCE);
      await fillDetails(page, visitor);
      letThrough();
      await expect(page.getByText('179 of 200 characters')).toBeVisible();
      await expect(name).toHaveValue(visitor.name);
      await expect(email).toHaveValue(visitor.email);
      await confirm.click();
      await expect(booked).toBeVisible();
    },

    'a zone that was chosen goes before the own one of the browser': async () => {
      const { letThrough } = await holdScripts(page);
      await page.goto(CALENDAR_URL, AT_ONCE);
      await zone.selectOption('Asia/Tokyo');
      letThrough();
      await expect(page.getByRole('grid')).toBeVisible();
      await expect(zone).toHaveValue('Asia/Tokyo');
      await expect(page.locator('#times')).toContainText('Asia/Tokyo');
    },
  });
});

test.describe('free times that cannot be fetched', () => {
  test.use({ expectedConsole: /status of 500/ });

  test('"Try again" leaves the focus at the times', async ({ page }) => {
    await page.goto(CALENDAR_URL);
    await expect(page.getByRole('grid')).toBeVisible();
    await page.route('**/api/slots?*', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('link', { name: /^Next month/ }).click();
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    await page.unroute('**/api/slots?*');
    await again.press('Enter');
    await expect(page.locator('.month-grid[data-loading="ready"]')).toBeVisible();
    await expect(page.locator('#times-title')).toBeFocused();
  });
});

test.describe('a booking that is sent without a network', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

  test('"Change" leaves the focus at the days', async ({ page, context }) => {
    await page.goto(CALENDAR_URL);
    await pickTime(page);
    const { confirm } = bookingParts(page);
    await fillDetails(page, anEnquiry());
    await context.setOffline(true);
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('You seem to be offline.');
    await page.getByRole('link', { name: 'Change' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('[data-day][tabindex="0"]')).toBeFocused();
  });
});

test.describe('a booking whose answer was lost', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('can be sent anew once it is cancelled', async ({ page, context, product }) => {
    const visitor = anEnquiry();
    await page.goto(CALENDAR_URL);
    await pickTime(page);
    const { confirm, booked } = bookingParts(page);
    await fillDetails(page, visitor);
    await loseNextAnswer(page);
    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('That did not go through.');
    const mailed = await context.newPage();
    await mailed.goto(await bookingLinkTo(product.mail, visitor.email));
    await cancelBooking(mailed);

    await confirm.click();
    await expect(page.getByRole('alert')).toContainText('It may have been cancelled.');
    await confirm.click();
    await expect(booked).toBeVisible();
  });
});

for (const zone of ['Etc/Unknown', undefined]) {
  test(`a browser that names ${zone} as its zone shows times in that of the provider`, async ({
    page,
  }) => {
    await nameZone(page, zone);
    await page.goto(CALENDAR_URL);
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(bookingParts(page).zone).toHaveValue('Europe/London');
  });
}

test.describe('a zone that the service does not know', () => {
  test.use({ expectedConsole: /status of 400/, timezoneId: 'Etc/GMT+3' });

  test('is left for that of the provider', async ({ page }) => {
    const refused = page.waitForResponse((answer) => answer.status() === 400);
    await page.route(/\/api\/slots\?.*Etc/, (route) => route.fulfill({ status: 400 }));
    await page.goto(CALENDAR_URL);
    await refused;
    await expect(bookingParts(page).zone).toHaveValue('Europe/London');
    await expect(page.locator('.month-grid[data-loading="ready"]')).toBeVisible();
  });
});
