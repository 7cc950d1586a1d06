import type { Page } from '@playwright/test';

import { writeEnquiry } from './support/desk-lead.ts';
import { codeIn, mailTo } from './support/desk-mail.ts';
import { room, title, untilFetched } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

const MOST_STEPS = 40;

/** What the element that has the focus is called: by its labels, its words or its own name. */
function readFocus(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return '';
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const words = [element, ...labels].map((each) => each.textContent.trim());
  return [element.getAttribute('aria-label') ?? '', ...words].join(' ').trim();
}

/** Goes from stop to stop by Tab until the one of that name has the focus, which must be seen there. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const stops: string[] = [];
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(readFocus);
    stops.push(words.slice(0, 40));
    if (!name.test(words)) continue;
    await expect(page.locator(':focus')).toBeInViewport();
    return;
  }
  throw new Error(`No stop is called ${name.source}: ${stops.join(' | ')}`);
}

test('by the keyboard alone somebody signs in, goes to People, and invites', async ({
  page,
  desk,
}) => {
  const { person, client } = await desk.join('owner');
  await client.dispose();
  await page.goto('/sign-in');
  await tabTo(page, /^Email/);
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in\/code/);
  await expect(title(page)).toHaveText('Look in your email');
  const { text = '' } = await mailTo(desk.product.mail, person.email, 2);
  // The button of the page before speaks of a code, too.
  const code = /Six-digit code/;
  if (!code.test(await page.evaluate(readFocus))) await tabTo(page, code);
  await page.keyboard.type(codeIn(text));
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Next up');

  // The keys count once the page's scripts listen.
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(title(page)).toHaveText('People', { timeout: 1_000 });
  }).toPass();
  await tabTo(page, /^Email/);
  await page.keyboard.type(`by-key-${person.email}`);
  await page.keyboard.press('Enter');
  await expect(room(page)).toContainText('Invited.');

  await page.keyboard.press('?');
  await expect(title(page)).toHaveText(/Keys|All keys/);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toBeVisible();
});

test('past what is above a list one link leads to it, and the next stop is in it', async ({
  page,
  desk,
  signInAs,
}) => {
  const name = await writeEnquiry(desk);
  await signInAs('member');
  await page.goto(`/leads?q=${encodeURIComponent(name)}`);
  await untilFetched(page);
  await page.getByRole('link', { name: 'Skip to the room' }).press('Enter');
  await expect(room(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the list' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table', { name: /^Leads/ })).toBeFocused();
  await page.keyboard.press('Tab');
  const isInList = page.evaluate(() => document.activeElement?.closest('table') !== null);
  expect(await isInList).toBe(true);

  const selected = page.getByRole('group', { name: 'Selected leads' });
  await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  await expect(selected).toBeVisible();
  await page.getByRole('link', { name: 'Skip to the room' }).press('Enter');
  await expect(room(page)).toBeFocused();
  await expect(selected).toBeVisible();
});
