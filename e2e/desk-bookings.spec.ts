import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { bookDemo, type Demo } from './support/desk-booking.ts';
import { mailTo } from './support/desk-mail.ts';
import { room, title } from './support/desk-page.ts';
import { test, type Desk } from './support/desk-test.ts';
import { expect } from './support/test.ts';

const weekOf = ({ start }: Demo) => `/bookings?week=${start.slice(0, 10)}`;

/** A demo of which the visitor has heard; of one that is changed before that, they hear of the change alone. */
async function bookToldDemo(desk: Desk): Promise<Demo> {
  const demo = await bookDemo(desk);
  await mailTo(desk.product.mail, demo.email);
  return demo;
}

/** Presses Tab until something has the focus, from where it is. */
async function tabTo(page: Page, name: string | RegExp, role: 'link' | 'button' | 'radio') {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(page.getByRole(role, { name }).first()).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

/** Goes on from the chosen time to the next ones; none that has the focus may lie under the bar at the foot of the page. */
async function expectSeenInTurn(page: Page, times: number): Promise<void> {
  const hidden: number[] = [];
  for (let nth = 0; nth < times; nth += 1) {
    await page.keyboard.press('ArrowRight');
    const isSeen = await page.evaluate(() => {
      const time = document.activeElement;
      const { x = 0, y = 0, width = 0, height = 0 } = time?.getBoundingClientRect() ?? {};
      const label = time?.closest('label');
      return label?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
    });
    if (!isSeen) hidden.push(nth);
  }
  expect(hidden).toEqual([]);
}

test('a member moves a demo by the keyboard alone, and both sides are told', async ({
  page,
  desk,
  signInAs,
}) => {
  const demo = await bookToldDemo(desk);
  await signInAs('member');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(weekOf(demo));
  await expect(page.getByRole('table').getByRole('link', { name: demo.name })).toBeVisible();
  await expectNoFaults(page);

  await tabTo(page, new RegExp(demo.name), 'link');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(demo.name);
  await expectNoFaults(page);
  await tabTo(page, 'Move', 'link');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(`Move the booking of ${demo.name}`);
  await tabTo(page, /\d\d:\d\d/, 'radio');
  await page.keyboard.press('Space');
  await expectSeenInTurn(page, 25);
  await page.setViewportSize({ width: 390, height: 700 });
  await expectSeenInTurn(page, 25);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoFaults(page);
  await tabTo(page, 'Move to this time', 'button');
  await page.keyboard.press('Enter');

  await expect(room(page)).toContainText('Moved. Both sides are told by email.');
  await mailTo(desk.product.mail, demo.email, 2);
  await page.reload();
  await expect(room(page)).toContainText('To the visitor, moved');
});

test('on a phone and without scripts a demo is cancelled by two presses, and both sides are told', async ({
  browser,
  desk,
  signInAs,
}) => {
  const demo = await bookToldDemo(desk);
  const context = await browser.newContext({
    baseURL: desk.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await signInAs('member', context);
  const page = await context.newPage();
  await page.goto(weekOf(demo));
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('link', { name: demo.name }).click();
  await page.getByText('Cancel it', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, cancel it' }).click();

  await expect(room(page)).toContainText('Both sides are told by email, and the time is free.');
  await mailTo(desk.product.mail, demo.email, 2);
  await page.goto(weekOf(demo));
  await expect(page.getByRole('link', { name: demo.name })).toContainText('Cancelled');
  await context.close();
});

test('the rooms of bookings have no fault on a phone', async ({ page, desk, signInAs }) => {
  const demo = await bookDemo(desk);
  await signInAs('reader');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(weekOf(demo));
  await expectNoFaults(page);
  await page.getByRole('link', { name: demo.name }).click();
  await expect(title(page)).toHaveText(demo.name);
  await expect(page.getByText('Cancel it')).toHaveCount(0);
  await expectNoFaults(page);
});

test('in a wide window a demo is shown beside its week, from which the next one is opened', async ({
  page,
  desk,
  signInAs,
}) => {
  const [first, second] = [await bookDemo(desk), await bookDemo(desk)];
  await signInAs('reader');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(weekOf(first));
  const week = page.getByRole('table', { name: /^Bookings from/ });
  const chosen = week.locator('[aria-current]');
  await week.getByRole('link', { name: first.name }).click();
  await expect(title(page)).toHaveText(first.name);
  await expect(chosen).toContainText(first.name);
  const firstPage = new URL(page.url()).pathname;

  await week.getByRole('link', { name: second.name }).click();
  await expect(title(page)).toHaveText(second.name);
  await expect(chosen).toHaveCount(1);
  await expect(chosen).toContainText(second.name);
  await expect(week.getByRole('link', { name: first.name })).toBeInViewport();
  await expect(title(page)).toBeInViewport();
  await expectNoFaults(page);

  const { client } = await desk.join('member');
  const form = { intent: 'state', state: 'cancelled', version: '0' };
  await client.post(firstPage, { form, maxRedirects: 0 });
  const news = room(page).getByText('1 change since');
  await expect(news).toBeVisible();
  for (const width of [1024, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(title(page)).toHaveText(second.name);
    await expect(week).toBeHidden();
    await expect(news).toHaveCount(0);
    await expectNoFaults(page);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(week.getByRole('link', { name: first.name })).toContainText('cancelled');
  await expect(news).toHaveCount(0);

  await room(page).getByRole('link', { name: 'Later' }).click();
  await expect(title(page)).toHaveText('Bookings');
  await expect(week).not.toContainText(second.name);
});

test('what was opened to cancel one demo is closed as the next one is shown', async ({
  page,
  desk,
  signInAs,
}) => {
  const [first, second] = [await bookDemo(desk), await bookDemo(desk)];
  await signInAs('member');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(weekOf(first));
  const week = page.getByRole('table', { name: /^Bookings from/ });
  const sure = page.getByRole('button', { name: 'Yes, cancel it' });
  await week.getByRole('link', { name: first.name }).click();
  await page.getByText('Cancel it', { exact: true }).click();
  await expect(sure).toBeVisible();
  await week.getByRole('link', { name: second.name }).click();
  await expect(title(page)).toHaveText(second.name);
  await expect(sure).toBeHidden();
});
