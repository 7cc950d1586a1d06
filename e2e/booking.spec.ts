import ical from 'node-ical';
import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import {
  book,
  bookingParts,
  cancelBooking,
  findBookingFrame,
  openBooking,
  panel,
  pickTime,
  showNextMonth,
  untilTimesCame,
} from './support/booking-page.ts';
import { expectAll } from './support/claims.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { bookingLinkTo, mailsTo } from './support/mailbox.ts';
import { CALENDAR_URL, expect, test } from './support/test.ts';

/** A booking in London's zone, whatever the zone of the machine. */
test.use({ timezoneId: 'Europe/London' });

const PROVIDER = 'hello@kerbside.example';

/** A visitor whose address nobody else has. */
const aVisitor = () => {
  const { name, email } = anEnquiry();
  return { name, email };
};

/** A start as the site says it: `14 May 2026, 15:30 (Europe/London)`. */
function sayStart(start: string): string {
  const zoned = { timeZone: 'Europe/London' } as const;
  const day = { day: 'numeric', month: 'long', year: 'numeric', ...zoned } as const;
  const time = { hour: '2-digit', minute: '2-digit', ...zoned } as const;
  const moment = new Date(start);
  return `${moment.toLocaleDateString('en-GB', day)}, ${moment.toLocaleTimeString('en-GB', time)} (Europe/London)`;
}

/** The text of the invitation in a mail, and its event as a calendar program reads it. */
function invitationOf({ attachments }: Awaited<ReturnType<typeof mailsTo>>[number]) {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const content = part?.content ?? '';
  const text = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const event = Object.values(ical.sync.parseICS(text)).find((one) => one?.type === 'VEVENT');
  if (event?.type !== 'VEVENT') throw new Error('The mail has no invitation.');
  return { method: /^METHOD:(\w+)/m.exec(text)?.[1], start: event.start.toISOString() };
}

const closePanel = (page: Page) => panel(page).getByRole('button', { name: 'Close' }).click();

test('a booking holds its date on the enquiry, mails both sides, and joins the lead', async ({
  page,
  product: { mail, leads },
}) => {
  const visitor = aVisitor();
  await page.goto('/enquiry');
  const { start, reference } = await book(await openBooking(page), visitor);
  const held = `Booking Date & Time: ${sayStart(start)}`;
  await closePanel(page);
  await expect(page.getByText(held)).toBeVisible();

  for (const who of [visitor.email, PROVIDER]) {
    await expect
      .poll(async () =>
        (await mailsTo(mail, who))
          .filter(({ subject }) => subject?.endsWith(reference))
          .map(invitationOf),
      )
      .toEqual([{ method: 'REQUEST', start: new Date(start).toISOString() }]);
  }

  await fillEnquiry(page, anEnquiry(visitor));
  const sent = page.waitForRequest('**/api/leads');
  await enquiryParts(page).submit.click();
  expect((await sent).postDataJSON().contacts.message).toContain(`"${held}"`);
  await expect(page.getByRole('alert')).toContainText('Form submitted successfully!');
  const listed = (await leads('--limit', '1000')).split('\n');
  const row = listed.find((line) => line.includes(visitor.email));
  const lead = /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(row ?? '')?.[0] ?? '';
  expect(await leads('show', lead)).toContain(
    `demo booked before: ${reference} at ${start.slice(0, 16)}`,
  );
});

test.describe('a booking that is gone', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('the link in the mail moves the booking and cancels it, and each is mailed', async ({
    page,
    product: { mail },
  }) => {
    const visitor = aVisitor();
    await page.goto('/');
    const { start } = await book(await openBooking(page), visitor);
    const link = await bookingLinkTo(mail, visitor.email);
    expect(link).toContain(CALENDAR_URL);

    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Your demo' })).toBeVisible();
    await page.getByRole('link', { name: 'Move it' }).click();
    await showNextMonth(page);
    const { freeDays, times } = bookingParts(page);
    await freeDays.first().click();
    await times.first().click();
    await page.getByRole('button', { name: 'Move to this time' }).click();
    await expect(page.getByText('Your demo has a new time.')).toBeVisible();
    // A mail that is not sent yet when the booking is changed again is not sent any more.
    await expect.poll(() => mailsTo(mail, visitor.email)).toHaveLength(2);
    await cancelBooking(page);

    await expect.poll(() => mailsTo(mail, visitor.email)).toHaveLength(3);
    const told = (await mailsTo(mail, visitor.email)).map(invitationOf);
    expect(told.map(({ method }) => method).toSorted()).toEqual(['CANCEL', 'REQUEST', 'REQUEST']);
    expect(told.filter((one) => one.start === new Date(start).toISOString())).toHaveLength(1);
    await page.goto(link);
    await expect(
      page.getByRole('heading', { name: 'We could not find this booking' }),
    ).toBeVisible();
  });
});

test.describe('a time that is taken', () => {
  test.use({ expectedConsole: /status of 409/ });

  test('a time that somebody else takes meanwhile is offered no more, and nothing typed is lost', async ({
    page,
    browser,
  }) => {
    await page.goto('/');
    const place = await openBooking(page);
    const start = await pickTime(place);
    const parts = bookingParts(place);
    const visitor = aVisitor();
    await parts.name.fill(visitor.name);
    await parts.email.fill(visitor.email);
    const other = await (await browser.newContext({ timezoneId: 'Europe/London' })).newPage();
    await other.goto(CALENDAR_URL);
    expect((await book(other, aVisitor())).start).toBe(start);
    await other.context().close();

    await parts.confirm.click();

    await expect(place.getByRole('alert')).toContainText('Somebody has just booked this time.');
    await expect(parts.name).toHaveValue(visitor.name);
    await place.locator('.send-trouble .time').first().click();
    await parts.confirm.click();
    await expect(parts.booked).toBeVisible();
  });
});

test('by keyboard alone: a booking from the round button to the receipt', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.locator('button.appointment-button').focus();
  await page.keyboard.press('Enter');
  const place = findBookingFrame(page);
  const { title, confirm, name, email, booked } = bookingParts(place);
  await expect(title).toBeVisible();
  await expect(place.getByRole('grid')).toBeVisible();

  /** Tabs on until the element has the focus; a visitor would not go on for ever either. */
  async function tabTo(element: ReturnType<typeof place.locator>): Promise<void> {
    for (let presses = 0; presses < 30; presses += 1) {
      if (await element.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('Tab does not lead there.');
  }

  await tabTo(place.locator('[data-day][tabindex="0"]'));
  const first = place.locator('[data-day]:focus');
  const before = await first.getAttribute('data-day');
  await page.keyboard.press('PageDown');
  await expect(first).not.toHaveAttribute('data-day', before ?? '');
  for (let days = 0; days < 7; days += 1) {
    // A step can lead into a month whose times are still to come.
    await untilTimesCame(place);
    if ((await first.getAttribute('data-free')) !== null) break;
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Enter');
  await tabTo(place.locator('#times .time').first());
  await page.keyboard.press('Enter');
  await expect(confirm).toBeVisible();
  const visitor = aVisitor();
  await tabTo(name);
  await page.keyboard.type(visitor.name);
  await tabTo(email);
  await page.keyboard.type(visitor.email);
  await page.keyboard.press('Enter');
  await expect(booked).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(page.locator('button.appointment-button')).toBeFocused();
});

test('the name that the site knows is filled in, and no address', async ({ page }) => {
  const stored = { id: '7', name: 'Anna Bell', email: 'anna@example.com', token: 'secret' };
  await page.addInitScript((user) => localStorage.setItem('user', JSON.stringify(user)), stored);
  await page.goto('/');
  const place = await openBooking(page);
  await pickTime(place);
  const { name, email } = bookingParts(place);
  await expect(name).toHaveValue('Anna Bell');
  await expect(email).toHaveValue('');
});

/** Expects no fault of what is shown, and nothing wider than the window, on a phone and on a desktop. */
async function expectSoundView(page: Page, view: string): Promise<void> {
  for (const width of [360, 1440]) {
    await test.step(`${view}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectNoFaults(page);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
}

test('the booking page shows its views and its zones as it should', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAll(page, {
    'no view has an accessibility fault or is wider than its window': async () => {
      await page.goto(CALENDAR_URL);
      await expect(page.getByRole('grid')).toBeVisible();
      await expectSoundView(page, 'the month');
      await pickTime(page);
      const { name, email, confirm, booked, manage } = bookingParts(page);
      await confirm.click();
      await expect(name).toBeFocused();
      await expectSoundView(page, 'the form');
      const visitor = aVisitor();
      await name.fill(visitor.name);
      await email.fill(visitor.email);
      await confirm.click();
      await expect(booked).toBeVisible();
      await expectSoundView(page, 'the receipt');
      await manage.click();
      await page.getByRole('link', { name: 'Cancel it' }).click();
      await expect(page.getByRole('button', { name: 'Yes, cancel it' })).toBeVisible();
      await expectSoundView(page, 'the question before it is cancelled');
    },

    'times are shown in the zone that is chosen, which stands beside each': async () => {
      await page.goto(CALENDAR_URL);
      const { zone, times, freeDays } = bookingParts(page);
      await expect(page.getByRole('grid')).toBeVisible();
      await showNextMonth(page);
      await freeDays.last().click();
      await expect(times.first()).toHaveText(/^\d\d:\d\d Europe\/London$/);
      const startOf = async () =>
        new URLSearchParams((await times.first().getAttribute('href'))?.split('?')[1]).get('start');
      const start = await startOf();
      await zone.selectOption('Asia/Kolkata');
      await expect(times.first()).toHaveText(/^\d\d:\d\d Asia\/Kolkata$/);
      expect(await startOf()).toBe(start);
    },
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a time is booked, moved and cancelled by links and forms', async ({ page, context }) => {
    await page.goto('/');
    await page.locator('summary.appointment-button').click();
    const tab = context.waitForEvent('page');
    await page
      .locator('.appointment-plain')
      .getByRole('link', { name: 'Open the booking page in a new tab' })
      .click();
    const place = await tab;
    const { freeDays, times, confirm, name, email, booked, manage } = bookingParts(place);
    await place.getByRole('link', { name: /^Next month/ }).click();
    await freeDays.first().click();
    await times.first().click();
    await name.fill('Priya');
    await email.fill('priya@nowhere');
    await confirm.click();
    await expect(name).toHaveValue('Priya');
    await expect(place.getByRole('alert')).toBeVisible();
    await email.fill(aVisitor().email);
    await confirm.click();
    await expect(booked).toBeVisible();
    await place.reload();
    await expect(booked).toBeVisible();

    await manage.click();
    await place.getByRole('link', { name: 'Move it' }).click();
    await place.getByRole('link', { name: /^Next month/ }).click();
    await freeDays.last().click();
    await times.last().click();
    await place.getByRole('button', { name: 'Move to this time' }).click();
    await expect(place.getByText('Your demo has a new time.')).toBeVisible();
    await place.getByRole('link', { name: 'Cancel it' }).click();
    await place.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect(place.getByRole('heading', { name: 'Your demo is cancelled' })).toBeVisible();
  });
});
