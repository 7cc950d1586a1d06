import type { Page } from '@playwright/test';

import { writeLead } from './support/desk-lead.ts';
import { room, title } from './support/desk-page.ts';
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
