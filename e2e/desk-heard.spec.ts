import type { Page } from '@playwright/test';

import { writeLead } from './support/desk-lead.ts';
import {
  goToKeys,
  room,
  setUndoSeconds,
  title,
  untilAnswering,
  untilFetched,
} from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED/ });

/** What is read out though the focus is elsewhere. */
const heard = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('each room is named as somebody comes to it: by what has the focus, or where that stays by what is read out', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await page.goto('/you');
  await goToKeys(page);
  await expect(room(page)).toBeFocused();
  await expect(room(page)).toHaveAccessibleName('Keys');

  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(title(page)).toHaveText('Leads');
  await expect(room(page)).toHaveAccessibleName('Leads');
  await expect(heard(page, 'Leads')).toBeAttached();

  await page.goto(`/leads/${reference}`);
  await expect(room(page)).toHaveAccessibleName(/^Visitor/);
});

test('what an act came to is read out where the focus stays, each time', async ({
  page,
  signInAs,
}) => {
  await signInAs('member');
  await page.goto('/you');
  await untilFetched(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  const told = heard(page, 'It counts from now on.').locator('p');
  await expect(told).toHaveCount(1);
  await expect(save).toBeFocused();

  // Words that stay are not read out: each time they are new.
  const first = await told.elementHandle();
  await save.press('Enter');
  await expect.poll(async () => first?.evaluate(({ isConnected }) => isConnected)).toBe(false);
  await expect(told).toHaveCount(1);
  await expect(save).toBeFocused();

  // What Back leads to was done before, and is no news.
  await goToKeys(page);
  await page.goBack();
  await expect(page.getByRole('status').filter({ hasText: /^You$/ })).toBeAttached();
});

test('J on Next up reads out to whom it leads', async ({ page, desk, signInAs }) => {
  const { reference, name } = await writeLead(desk);
  await writeLead(desk);
  await signInAs('member');
  await page.goto(`/?at=${reference}`);
  await untilAnswering(page);
  const inHand = page.getByRole('article').getByRole('heading', { level: 2 });
  await expect(inHand).toHaveText(name);
  await expect(heard(page, 'Shown now')).toHaveCount(0);
  await page.keyboard.press('j');
  await expect(inHand).not.toHaveText(name);
  const next = (await inHand.textContent()) ?? '';
  expect(next).not.toBe('');
  await expect(heard(page, `Shown now: ${next}`)).toBeAttached();
});

test('of two replies that wait, the second to be sent is the one that Tab and Enter take back', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await setUndoSeconds(page, '60');
  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  const bars = page.getByRole('group', { name: /^Not sent yet\./ });
  for (const [index, text] of ['See you on Thursday.', 'Sorry, Friday.'].entries()) {
    await words.fill(text);
    await words.press('Control+Enter');
    await expect(bars).toHaveCount(index + 1);
    await expect(bars.last()).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(room(page)).toContainText('Taken back.');
  await expect(words).toHaveValue('Sorry, Friday.');
  await expect(bars).toHaveCount(1);
});

test('a connection that went is told by a status that was there before', async ({
  page,
  context,
  signInAs,
}) => {
  await signInAs('member');
  await page.goto('/you');
  await untilFetched(page);
  const before = await room(page).locator('[role="status"]').elementHandles();
  await context.setOffline(true);
  await expect(heard(page, 'No connection since')).toBeVisible();
  const told = await Promise.all(before.map((each) => each.textContent()));
  expect(told.join()).toContain('No connection since');
  await context.setOffline(false);
});
