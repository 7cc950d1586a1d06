import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The booking page, in its frame on the site or in a tab of its own. */
export type BookingPlace = FrameLocator | Page;

/** The round button that opens the panel at its normal size. */
export const floatingButton = (page: Page) => page.locator('button.appointment-button');

/** The panel of the site that holds the booking page. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Demo' });

/** The booking page inside the panel. */
export const findBookingFrame = (page: Page) => panel(page).frameLocator('iframe');

/** The parts of the booking page by the names that people see. */
export function bookingParts(place: BookingPlace) {
  return {
    title: place.getByRole('heading', { level: 1, name: '30-minute walkthrough' }),
    freeDays: place.locator('[data-day][data-free]'),
    times: place.locator('#times .time'),
    zone: place.getByLabel('Time zone'),
    name: place.getByLabel('Name'),
    email: place.getByLabel('Email'),
    note: place.getByLabel('Anything we should look at?'),
    confirm: place.getByRole('button', { name: 'Confirm booking' }),
    booked: place.getByRole('heading', { name: 'See you then' }),
    reference: place.getByText(/^[0-9A-F]{5}-[0-9A-F]{5}$/),
    manage: place.getByRole('link', { name: 'Move or cancel' }),
  };
}

/** Opens the panel by its round button and waits for the booking page in it. */
export async function openBooking(page: Page): Promise<FrameLocator> {
  await floatingButton(page).click();
  const place = findBookingFrame(page);
  await expect(bookingParts(place).title).toBeVisible();
  return place;
}

/** Waits until the free times of the month that is shown are there. */
export async function untilTimesCame(place: BookingPlace): Promise<void> {
  await expect(place.locator('.month-grid[data-loading="ready"]')).toBeVisible();
}

/** Goes on to the month after this one, which has a free time whatever the day of this one. */
export async function showNextMonth(place: BookingPlace): Promise<void> {
  await place.getByRole('link', { name: /^Next month/ }).click();
  await untilTimesCame(place);
}

/** Picks the first free time of next month and gives its start. */
export async function pickTime(place: BookingPlace): Promise<string> {
  const { freeDays, times, confirm } = bookingParts(place);
  await showNextMonth(place);
  await freeDays.first().click();
  const href = await times.first().getAttribute('href');
  const start = new URLSearchParams(href?.split('?')[1]).get('start');
  await times.first().click();
  await expect(confirm).toBeVisible();
  if (start === null) throw new Error('The time names no start.');
  return start;
}

/** Books a time for somebody and gives what the receipt says. */
export async function book(place: BookingPlace, who: { name: string; email: string }) {
  const start = await pickTime(place);
  const { name, email, confirm, booked, reference } = bookingParts(place);
  await name.fill(who.name);
  await email.fill(who.email);
  await confirm.click();
  await expect(booked).toBeVisible();
  return { start, reference: await reference.innerText() };
}

/** Cancels the booking whose own page is shown. */
export async function cancelBooking(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Cancel it' }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(page.getByRole('heading', { name: 'Your demo is cancelled' })).toBeVisible();
}
