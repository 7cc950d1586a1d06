import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { writeEnquiry, writeLead } from './support/desk-lead.ts';
import { room, title, untilAnswering } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { pressAtOnce } from './support/press-at-once.ts';
import { expect } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Adds a note, and saves a change of it, while the next note and a change of the first one are being written. */
async function writeNotesAtOnce(page: Page): Promise<void> {
  const next = page.getByRole('textbox', { name: /^Note/ });
  const change = page.getByRole('textbox', { name: 'Change the note' });
  await next.fill('Second note');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(room(page)).toContainText('Note added.');
  await expect(next).toHaveValue('');
  await next.fill('Third note');
  await page.getByRole('link', { name: 'Skip to the room' }).press('Enter');
  await expect(room(page)).toBeFocused();
  await expect(next).toHaveValue('Third note');
  // As the skip link does before scripts are there.
  await page.evaluate(() => location.assign('#room'));
  await expect(page).toHaveURL(/done=noted#room$/);
  await page.goBack();
  await expect(page).toHaveURL(/done=noted$/);
  await expect(next).toHaveValue('Third note');

  const edits = room(page).getByText('Edit', { exact: true });
  await edits.first().click();
  await edits.last().click();
  await change.first().fill('Half a change');
  await change.last().fill('A second note');
  await page.getByRole('button', { name: 'Save note' }).last().click();
  await expect(room(page)).toContainText('Note saved.');
  await expect(change).toHaveValue('Half a change');
  await expect(next).toHaveValue('Third note');
}

test('two people work on one lead: by keys, each seeing the other, and what is being typed stays', async ({
  page,
  browser,
  desk,
  signInAs,
}) => {
  const name = await writeEnquiry(desk, `Lead room ${process.pid}`);
  const other = await browser.newContext({ baseURL: desk.url });
  await signInAs('member');
  const { name: colleague } = await signInAs('member', other);
  await page.setViewportSize(DESKTOP);
  await page.goto('/leads');
  await page.getByRole('link', { name }).click();
  await expect(title(page)).toHaveText(name);
  const theirs = await other.newPage();
  await theirs.goto(page.url());
  await expect(room(theirs)).toContainText('looking since');
  await expect(room(page)).toContainText('looking since');

  await theirs.getByRole('button', { name: 'Take it' }).click();
  await expect(room(page)).toContainText(`With ${colleague}`);
  expect(await pressAtOnce(page, 't')).toBe('select');
  await page.keyboard.press('Escape');
  expect(await pressAtOnce(page, 'n')).toBe('textarea');
  await expect(page.getByRole('textbox', { name: /^Note/ })).toBeFocused();
  await page.keyboard.type('Half a note');
  // Words that are left for a moment do not move either.
  await page.keyboard.press('Escape');
  await theirs.keyboard.press('h');
  await expect(room(theirs)).toContainText('Handed back.');
  await expect(room(page)).toContainText(
    /\d+ new lines? since .* What you are typing has not moved\./,
  );
  await page.keyboard.press('n');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(room(page)).toContainText('Note added.');
  await expect(room(page)).toContainText('Half a note');
  await expectNoFaults(page);

  await test.step('a note that a colleague has changed is changed from what it says by now', async () => {
    const note = page.locator('[data-kind="note"] > .timeline-text');
    const changeIn = async (of: Page, before: string, now: string) => {
      await room(of).getByText('Edit', { exact: true }).click();
      const words = of.getByRole('textbox', { name: 'Change the note' });
      await expect(words).toHaveValue(before);
      await words.fill(now);
      await of.getByRole('button', { name: 'Save note' }).click();
      await expect(room(of)).toContainText('Note saved.');
    };
    await changeIn(theirs, 'Half a note', 'A note');
    await expect(note).toHaveText('A note');
    const edit = room(page).getByText('Edit', { exact: true });
    await edit.click();
    await page.getByRole('textbox', { name: 'Change the note' }).fill('Words not meant');
    await edit.click();
    await changeIn(page, 'A note', 'A whole note');
    await expect(note).toHaveText('A whole note');
  });

  await test.step('what is typed stays as one moves within the page, and as another note is added or saved', async () => {
    await writeNotesAtOnce(page);
  });

  await test.step('the first letter of what is searched for does nothing to the lead, though the list is still on its way', async () => {
    await pressAtOnce(page, '/');
    await pressAtOnce(page, 'w');
    await expect(page.getByRole('searchbox', { name: 'Search the leads' })).toBeFocused();
    await page.goBack();
    await expect(title(page)).toHaveText(name);
  });
  await page.keyboard.press('w');
  await expect(room(page)).toContainText('Marked as won.');
  await other.close();
});

test('a phone tells of a call and of why a lead is lost, on pages of their own and without scripts', async ({
  browser,
  desk,
  signInAs,
}) => {
  const name = await writeEnquiry(desk, `Lead room ${process.pid}`);
  const context = await browser.newContext({
    baseURL: desk.url,
    javaScriptEnabled: false,
    viewport: PHONE,
  });
  await signInAs('member', context);
  const page = await context.newPage();
  await page.goto('/leads');
  await page.getByRole('link', { name }).click();
  await page.getByRole('link', { name: 'Called' }).last().click();
  await expect(title(page)).toHaveText('Called');
  await page.getByLabel('Spoke').check();
  await page.getByLabel('What was said').fill('Wants Thursday');
  await page.getByRole('button', { name: 'Add to history' }).click();
  await expect(room(page)).toContainText('Call added to the history.');
  await expect(room(page)).toContainText('Wants Thursday');

  await page.getByRole('link', { name: 'Lost…' }).click();
  await page.getByLabel('Price').check();
  await page.getByRole('button', { name: 'Mark as lost' }).click();
  await expect(room(page)).toContainText('Marked as lost.');
  await context.close();
});

test('the first letter takes a lead, which can be marked then, and stays with the lead that it was written to', async ({
  page,
  desk,
  signInAs,
}) => {
  const marker = `Lead taken ${process.pid}`;
  const [older, newer] = [await writeLead(desk, marker), await writeLead(desk, marker)];
  await signInAs('member');
  await page.setViewportSize(DESKTOP);
  const list = new URLSearchParams({ view: 'all', q: marker }).toString();
  await page.goto(`/leads/${newer.reference}?${new URLSearchParams({ list }).toString()}`);
  await untilAnswering(page);
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  await words.fill('Hello');
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);
  await expect(room(page)).toContainText(/Yours since today, \d\d:\d\d/);

  await words.press('Escape');
  await page.keyboard.press('j');
  await expect(title(page)).toHaveText(older.name);
  await expect(words).toHaveValue('');
  await page.keyboard.press('k');
  await expect(title(page)).toHaveText(newer.name);
  await expect(words).toHaveValue('Hello');

  await page.goto(`/leads/${older.reference}`);
  await untilAnswering(page);
  await words.fill('Hello you');
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);
  await page.getByRole('button', { name: 'Won' }).click();
  await expect(room(page)).toContainText('Marked as won.');

  await page.goto(`/?at=${newer.reference}`);
  await untilAnswering(page);
  await expect(room(page)).toContainText('Yours since');
  await page.getByRole('button', { name: 'Hand back' }).click();
  await expect(room(page)).toContainText('Nobody has it yet.');
  await words.fill('Hello again');
  await expect(room(page)).toContainText('Yours since');
  await page.getByRole('button', { name: 'Mark spam' }).click();
  await expect(room(page)).toContainText('Marked as spam:');
});
