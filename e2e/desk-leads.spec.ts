import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { listCoveredStops } from './support/covered-stops.ts';
import { writeEnquiry } from './support/desk-lead.ts';
import { goToKeys, room, title, untilFetched } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { pressAtOnce } from './support/press-at-once.ts';
import { expect } from './support/test.ts';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const bar = (page: Page) => page.getByRole('group', { name: 'Selected leads' });

test('a member finds, selects, gives and marks leads by the keyboard alone, and sees a new one come in', async ({
  page,
  desk,
  signInAs,
}) => {
  const shop = `Harbour Light ${process.pid}`;
  const older = await writeEnquiry(desk, shop);
  const newer = await writeEnquiry(desk, shop);
  const { name } = await signInAs('member');
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await goToKeys(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search the leads' })).toBeFocused();
  await page.keyboard.type(shop);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=Harbour/);
  // Only a list that is narrowed can be kept: the one before may still be shown when the address has changed.
  await expect(page.getByText('Save this view')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('searchbox', { name: 'Search the leads' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: /^2 leads$/ })).toBeAttached();
  await page.keyboard.press('Escape');

  await page.keyboard.press('j');
  await expect(page.getByRole('link', { name: newer })).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page).toHaveURL(/selected=[\dA-Z]{4}-[\dA-Z]{4}\.[\dA-Z]{4}-[\dA-Z]{4}$/);
  await page.reload();
  await expect(bar(page)).toContainText('2 selected');
  await expectNoFaults(page);
  // After G the letter leads to a room, also on a list that was just opened.
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(title(page)).toHaveText('Numbers');
  await page.goBack();
  await expect(bar(page)).toContainText('2 selected');
  await page.keyboard.press('t');
  await expect(page.getByLabel('Give to…')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const done = page.getByRole('group', { name: `${name} has 2 leads now.` });
  await expect(done).toBeFocused();
  await expect(rowOf(page, older)).toContainText(name);

  const late = await writeEnquiry(desk, shop);
  await expect(room(page)).toContainText(/1 new lead since .* Your list has not moved\./);
  await expect(rowOf(page, late)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show it' }).press('Enter');
  await expect(rowOf(page, late)).toHaveCount(1);
  await expect(room(page)).toBeFocused();

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await bar(page).getByRole('button', { name: 'Clear' }).press('Enter');
  await expect(bar(page)).toHaveCount(0);
  await expect(room(page)).toBeFocused();
  expect(await pressAtOnce(page, 'm')).toBe('select');
  await expect(page.getByLabel('Mark as…')).toBeFocused();
  await page.keyboard.type('Spam');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(room(page)).toContainText('One lead is spam now.');
  await expect(rowOf(page, late)).toHaveCount(0);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/leads\/[\dA-Z-]+\?list=/);

  await page.goBack();
  await expect(title(page)).toHaveText('Leads');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await expect(page).toHaveURL(/\/leads\/[\dA-Z-]+\?list=/);
  await expect(page.getByRole('textbox', { name: /^Reply to/ })).toBeFocused();
});

test('in a list that was come to by a key, a selection is told from its first lead on, and Esc clears it', async ({
  page,
  desk,
  signInAs,
}) => {
  await writeEnquiry(desk);
  await signInAs('owner');
  await page.setViewportSize(DESKTOP);
  await page.goto('/');
  await goToKeys(page);
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(title(page)).toHaveText('Leads');
  // A screen reader reads out what changes in an element, and not one that comes with its words.
  const told = await page.locator('.lead-list > output').elementHandle();
  expect(await told?.textContent()).toBe('');

  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(bar(page)).toBeVisible();
  expect(await told?.textContent()).toBe('1 selected');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toHaveCount(0);
  expect(await told?.textContent()).toBe('0 selected');

  await test.step('Enter opens the fold that has the focus, and not the row', async () => {
    await page.evaluate(() => {
      const note = ({ target }: Event) => {
        const isRow = target instanceof Element && target.closest('[data-row-link]') !== null;
        if (isRow) Object.assign(window, { isRowOpened: true });
      };
      window.addEventListener('click', note, { capture: true });
    });
    await page.locator('summary', { hasText: 'Export' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'As CSV' })).toBeVisible();
    expect(await page.evaluate(() => 'isRowOpened' in window)).toBe(false);
  });
});

test('on a phone the views and filters are a page, and what goes in the bin comes back', async ({
  page,
  desk,
  signInAs,
}) => {
  const shop = `Olive Street ${process.pid}`;
  const name = await writeEnquiry(desk, shop);
  await signInAs('owner');
  await page.setViewportSize(PHONE);
  await page.goto('/leads');
  await page.getByRole('link', { name: /^Filters/ }).click();
  await expect(title(page)).toHaveText('Views and filters');
  await expectNoFaults(page);
  await page.getByRole('searchbox').fill(shop);
  await page.getByLabel('With').selectOption({ label: 'Nobody yet' });
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/with=nobody/);
  await expect(rowOf(page, name)).toContainText('Waiting');
  expect(await listCoveredStops(page), 'covered stops').toEqual([]);

  await page.getByLabel(`Select ${name}`).check();
  await expectNoFaults(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    bar(page).getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain(name);
  await expect(bar(page).getByRole('button', { name: 'Bin' })).toHaveCount(0);
  await bar(page).getByLabel('Mark as…').selectOption({ label: 'Spam' });
  await bar(page).getByRole('button', { name: 'Mark' }).click();
  await expect(room(page)).toContainText('One lead is spam now.');
  await page.goto(`/leads?view=all&q=${encodeURIComponent(shop)}`);
  await page.getByLabel(`Select ${name}`).check();
  await bar(page).getByRole('button', { name: 'Bin' }).click();
  await expect(room(page)).toContainText('One lead is in the bin.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, name)).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('ticks and the buttons below the list do the same', async ({ page, desk, signInAs }) => {
    const shop = `Carruthers ${process.pid}`;
    const name = await writeEnquiry(desk, shop);
    await signInAs('member');
    await page.goto(`/leads?q=${encodeURIComponent(shop)}`);
    await page.getByLabel(`Select ${name}`).check();
    await page.getByLabel('Mark as…').selectOption({ label: 'Chose another' });
    await page.getByRole('button', { name: 'Mark' }).click();
    await expect(room(page)).toContainText('One lead is lost now.');
    await page.getByRole('link', { name: /^Lost/ }).click();
    await expect(rowOf(page, name)).toContainText('Lost');
  });
});

test('what is typed into the search while its list comes stays there, and else it says what the list is of', async ({
  page,
  signInAs,
}) => {
  await signInAs('reader');
  await page.goto('/leads');
  await untilFetched(page);
  let release = () => {};
  let held = Promise.resolve();
  const hold = () => (held = new Promise((resolve) => (release = resolve)));
  await page.route(/\/leads\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const search = page.getByRole('searchbox');
  await search.focus();
  void hold();
  await page.keyboard.type('bram');
  await page.keyboard.press('Enter');
  await page.keyboard.type(' ');
  release();
  await expect(page).toHaveURL(/q=bram(?:&|$)/);
  await untilFetched(page);
  await page.keyboard.type('ble');
  await expect(search).toHaveValue('bram ble');
  await search.fill('');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/q=bram/);
  await page.goBack();
  await expect(search).toHaveValue('bram');
  // Phones add a blank after a word.
  await search.fill('moor ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=moor/);
  await page.goBack();
  await expect(search).toHaveValue('bram');
  // A search that another one overtakes leaves nothing in the field.
  void hold();
  await search.fill('');
  await page.keyboard.press('Enter');
  await page.goForward();
  release();
  await expect(page).toHaveURL(/q=moor/);
  await expect(search).toHaveValue('moor');
});
