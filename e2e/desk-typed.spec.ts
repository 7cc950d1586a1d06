import type { Page } from '@playwright/test';

import { writeLead } from './support/desk-lead.ts';
import { room, title, untilAnswering } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

const box = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });

test('Back from the form of one lead to that of another one leaves the words behind', async ({
  page,
  desk,
  signInAs,
}) => {
  const [first, second] = [await writeLead(desk), await writeLead(desk)];
  await signInAs('member');
  await page.setViewportSize(PHONE);
  for (const [way, field, act] of [
    ['Reply', box(page), 'reply'],
    ['Note', page.getByRole('textbox', { name: 'Note' }), 'note'],
  ] as const) {
    const openForm = async () => {
      await page.getByRole('link', { name: way }).last().click();
      await expect(title(page)).toHaveText(way);
    };
    await page.goto(`/leads/${first.reference}`);
    await openForm();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Leads/ })
      .click();
    await page.getByRole('link', { name: second.name }).click();
    await openForm();
    await field.fill(`For ${second.name} alone`);
    await page.evaluate(() => history.go(-3));
    await expect(page).toHaveURL(new RegExp(`/leads/${first.reference}/${act}`));
    await expect(room(page)).toContainText(first.name);
    await expect(field).toHaveValue('');
  }
});

test('what is typed before the scripts have come goes on as what is typed later', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  const openSlowly = async (address: string, type: () => Promise<void>) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(
      /\/assets\/entry\.client-/,
      async (route) => {
        await held;
        await route.continue();
      },
      { times: 1 },
    );
    await page.goto(address, { waitUntil: 'commit' });
    await type();
    release();
  };

  await openSlowly(`/leads/${reference}`, () => box(page).fill('Thursday is'));
  await untilAnswering(page);
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);
  await expect(box(page)).toHaveValue('Thursday is');

  const kept = page.waitForResponse(/\/draft$/);
  await openSlowly(`/leads/${reference}`, async () => {
    await box(page).press('End');
    await page.keyboard.type(' fine.');
  });
  await untilAnswering(page);
  await expect(box(page)).toHaveValue('Thursday is fine.');
  expect((await kept).request().postData()).toContain('fine.');

  await openSlowly('/leads', () =>
    page
      .getByRole('checkbox', { name: /Visitor/ })
      .first()
      .check(),
  );
  await expect(room(page)).toContainText('1 selected');
});

test('what is typed into a note that is changed is there again until it is saved, or closed', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  const openLead = async () => {
    await page.goto(`/leads/${reference}`);
    await untilAnswering(page);
  };
  await openLead();
  await page.getByRole('button', { name: /^Note/ }).click();
  await page.keyboard.type('Wants the window seat');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(room(page)).toContainText('Note added.');
  const change = page.getByRole('textbox', { name: 'Change the note' });
  const edit = page.getByText('Edit', { exact: true });

  await edit.click();
  await change.fill('Wants the quiet corner');
  await page.goto('/leads');
  await openLead();
  await expect(change).toBeVisible();
  await expect(change).toHaveValue('Wants the quiet corner');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(change).toBeHidden();
  await openLead();
  await expect(change).toBeHidden();

  await edit.click();
  await change.fill('Wants a bench');
  await edit.click();
  await expect(change).toBeHidden();
  await openLead();
  await edit.click();
  await expect(change).toHaveValue('Wants the quiet corner');
});
