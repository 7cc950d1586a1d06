import { FIELD_MESSAGE } from '@high-street/contract';

import { bookingParts, pickTime } from './support/booking-page.ts';
import { room, untilFetched } from './support/desk-page.ts';
import { test as testOfDesk } from './support/desk-test.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { openHydrated } from './support/open-hydrated.ts';
import { aRegistration, fillProfile, registerParts, stepHeading } from './support/register-page.ts';
import { CALENDAR_URL, expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';

test('an enquiry is sent from a page that the browser has translated', async ({ page }) => {
  await openHydrated(page, '/enquiry');
  await translate(page);
  await fillEnquiry(page, anEnquiry());
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/leads', async (route) => {
    await promise;
    await route.continue();
  });
  await enquiryParts(page).submit.click();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeVisible();
  resolve();
  await expect(enquiryParts(page).alert).toContainText('Form submitted successfully!');
});

test('the steps of a translated register form go on, and its faults are told', async ({ page }) => {
  await openHydrated(page, '/onboarding');
  await translate(page);
  await registerParts(page).proceed.click();
  await expect(page.locator('#main [aria-invalid=true]').first()).toBeVisible();
  await translate(page);
  // Another error is told in the place of the first.
  await registerParts(page).email.fill('anna');
  await expect(page.locator('#main').getByText(FIELD_MESSAGE.emailInvalid)).toBeVisible();
  await fillProfile(page, aRegistration());
  await registerParts(page).proceed.click();
  await expect(stepHeading(page, 2)).toBeVisible();
});

test('what moves by itself is paused and goes on in a translated page', async ({ page }) => {
  await openHydrated(page, '/');
  const button = page.locator('#main .pause-button').first();
  await button.scrollIntoViewIfNeeded();
  await translate(page);
  await expect(button).toHaveText('Pause');
  await button.click();
  await expect(button).toHaveText('Play');
  await translate(page);
  await button.click();
  await expect(button).toHaveText('Pause');
});

test('a translated booking page books', async ({ page }) => {
  await page.goto(CALENDAR_URL);
  await pickTime(page);
  await translate(page);
  const { name, email, confirm, booked } = bookingParts(page);
  const visitor = anEnquiry();
  await name.fill(visitor.name);
  await email.fill(visitor.email);
  await confirm.click();
  await expect(booked).toBeVisible();
});

testOfDesk(
  'the weeks of the bookings are gone through in a translated page',
  async ({ page, signInAs }) => {
    await signInAs('member');
    await page.goto('/bookings');
    await untilFetched(page);
    const next = room(page).locator('.room-lede b');
    const weeks = page.getByRole('navigation', { name: 'Weeks' });
    await expect(next).toBeVisible();
    await translate(page);
    await weeks.getByRole('link', { name: 'Later' }).click();
    await expect(next).toHaveCount(0);
    await translate(page);
    await weeks.getByRole('link', { name: 'This week' }).click();
    await expect(next).toBeVisible();
  },
);
