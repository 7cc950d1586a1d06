import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { writeAsRobot } from './support/desk-lead.ts';
import { mailTo } from './support/desk-mail.ts';
import { room, title } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const cardOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Goes by the key from row to row until one of that name has the focus. */
async function moveTo(page: Page, name: string): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(
      page.getByRole('link', { name, exact: true }).and(page.locator(':focus')),
    ).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

/** Expects no fault of the page in a wide window and on a phone, nor that it moves sideways. */
async function expectFit(page: Page): Promise<void> {
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await expectNoFaults(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft([size.width, overflow]).toEqual([size.width, 0]);
  }
  await page.setViewportSize(DESKTOP);
}

test('by the keyboard alone a lead is binned, taken back and released, and then has its mail', async ({
  page,
  desk,
  signInAs,
}) => {
  const robot = await writeAsRobot(desk);
  await signInAs('member');
  await page.goto('/');
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    await expect(title(page)).toHaveText('Quarantine', { timeout: 1_000 });
  }).toPass();
  await expect(cardOf(page, robot.name)).toContainText('No form token');
  await expect(cardOf(page, robot.name).getByText('https://robot.example/a')).toBeVisible();
  await expect(page.locator('a[href*="robot.example"]')).toHaveCount(0);
  await expectFit(page);

  await test.step('a letter after G leads to a room and does nothing to the lead that has the focus', async () => {
    await moveTo(page, robot.name);
    await page.keyboard.press('g');
    await page.keyboard.press('b');
    await expect(title(page)).toHaveText('Bookings');
    await page.goto('/quarantine?view=bin');
    await expect(cardOf(page, robot.name)).toHaveCount(0);
  });

  await page.goto('/quarantine');
  await moveTo(page, robot.name);
  await page.keyboard.press('x');
  await expect(room(page)).toContainText('1 selected:');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText(robot.name);
  await page.goBack();
  await expect(room(page)).toContainText('1 selected:');
  await moveTo(page, robot.name);
  await page.keyboard.press('b');
  await expect(room(page)).toContainText(`${robot.name} was binned.`);
  await page.keyboard.press('u');
  await expect(room(page)).toContainText(`${robot.name} was restored`);
  await expect(room(page)).toContainText('With those selected:');
  await moveTo(page, robot.name);
  await page.keyboard.press('r');
  await expect(room(page)).toContainText(`${robot.name} was released.`);
  const { subject } = await mailTo(desk.product.mail, robot.email);
  expect(subject).not.toBe('');
});

test('what the mail server refuses is told in its words, and sent again by a key once it is better', async ({
  page,
  desk,
  signInAs,
}) => {
  const { mail } = desk.product;
  const robot = await writeAsRobot(desk);
  await signInAs('member');
  mail.state.manner = 'refuse the recipient';
  await page.goto('/quarantine');
  await moveTo(page, robot.name);
  await page.keyboard.press('r');
  await expect(room(page)).toContainText(`${robot.name} was released.`);
  await page.goto('/deliveries');
  const row = page.getByRole('row').filter({ hasText: robot.name });
  await expect(async () => {
    await page.reload();
    await expect(row.filter({ hasText: 'refused for good' })).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await expect(room(page)).toContainText('Fix the address on the lead first');
  await expect(row.first()).toContainText(/55\d /);
  await expectFit(page);

  mail.state.manner = 'accept';
  await moveTo(page, robot.name);
  await page.keyboard.press('d');
  await expect(room(page)).toContainText('Sent again.');
  // What was done is told before the list is read anew.
  const sendAgain = row.getByRole('button', { name: /^Send again/ });
  await expect(sendAgain).toHaveCount(1);
  await sendAgain.click();
  await expect(room(page)).toContainText('Sent again.');
  await expect(async () => {
    await page.reload();
    await expect(row).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await mailTo(mail, robot.email);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a lead is released, and several are binned at once and taken back', async ({
    page,
    desk,
    signInAs,
  }) => {
    const first = await writeAsRobot(desk);
    const second = await writeAsRobot(desk);
    const third = await writeAsRobot(desk);
    await signInAs('member');
    await page.goto('/quarantine');
    await cardOf(page, first.name)
      .getByRole('button', { name: /^Release/ })
      .click();
    await expect(room(page)).toContainText(`${first.name} was released.`);
    await mailTo(desk.product.mail, first.email);

    for (const { name } of [second, third]) await page.getByLabel(`Select ${name}`).check();
    await page.getByRole('button', { name: 'Bin', exact: true }).click();
    await expect(room(page)).toContainText('Two leads were binned.');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(room(page)).toContainText('Two leads were restored');
    await expect(cardOf(page, third.name)).toBeVisible();
  });
});
