import { writeLead } from './support/desk-lead.ts';
import { room, untilAnswering } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

test('a page of somebody who was signed in before becomes that of who is now, without their words', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  const first = await signInAs('member');
  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  await expect(page.locator('.desk')).toContainText(first.name);
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  await words.fill('Words of the first');
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));

  const { name } = await signInAs('member');
  // As another tab is shown, and then this one again.
  await page.evaluate(() => {
    for (const value of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
  });
  await expect(page.locator('.desk')).toContainText(name);
  await expect(words).toHaveValue('');
  await expect(page).toHaveURL(new RegExp(`/leads/${reference}$`));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});
