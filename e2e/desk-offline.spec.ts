import type { BrowserContext, Page } from '@playwright/test';

import { writeLead } from './support/desk-lead.ts';
import { room, setUndoSeconds, untilAnswering } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

/** Waits until the desk has the words of a device, which then forgets them. */
const untilForgotten = (page: Page) =>
  expect
    .poll(async () => page.evaluate(() => Object.keys(localStorage).join()))
    .not.toContain('reply-draft');

test('a draft is kept on the device, comes back with the page and reaches the desk with the connection', async ({
  page,
  context,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  await words.fill('Kept by the desk');
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);

  await context.setOffline(true);
  await words.fill('Typed in the cellar');
  await expect(room(page)).toContainText('Draft kept on this device');
  await page.close();
  await context.setOffline(false);

  const next = await context.newPage();
  await next.goto(`/leads/${reference}`);
  const found = next.getByRole('textbox', { name: /^Reply to/ });
  await expect(found).toHaveValue('Typed in the cellar');
  // Be it from this page or, at its end, from the last.
  await untilForgotten(next);
  await next.reload();
  await expect(found).toHaveValue('Typed in the cellar');
});

test('words of a device join those that another one kept since, and are no draft again once the answer went from there', async ({
  context,
  browser,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  const phone = await browser.newContext({ baseURL: desk.url });
  await phone.addCookies(await context.cookies());
  const box = (of: Page) => of.getByRole('textbox', { name: /^Reply to/ });
  const openIn = async (of: BrowserContext) => {
    const page = await of.newPage();
    await page.goto(`/leads/${reference}`);
    await untilAnswering(page);
    return page;
  };
  const typeOffline = async (page: Page, words: string) => {
    await context.setOffline(true);
    await box(page).fill(words);
    await expect(room(page)).toContainText('Draft kept on this device');
    // The browser ends the outage as it closes the page, which would send its words at once.
    await page.evaluate(() => (window.fetch = () => Promise.reject(new TypeError('offline'))));
    await page.close();
  };

  await typeOffline(await openIn(context), 'Typed in the cellar');
  const theirs = await openIn(phone);
  await box(theirs).fill('Typed on the train');
  await expect(room(theirs)).toContainText(/Draft kept \d\d:\d\d/);
  await context.setOffline(false);
  const mine = await openIn(context);
  const both = 'Typed on the train\n\nTyped in the cellar';
  await expect(box(mine)).toHaveValue(both);
  await untilForgotten(mine);

  await typeOffline(mine, `${both}, and more`);
  await theirs.reload();
  await untilAnswering(theirs);
  await expect(box(theirs)).toHaveValue(both);
  await box(theirs).press('Control+Enter');
  await expect(room(theirs)).toContainText('Not sent yet.');
  await context.setOffline(false);
  const last = await openIn(context);
  await expect(box(last)).toHaveValue(`${both}, and more`);
  await expect(room(last)).toContainText('Draft kept on this device');
  // What a page has not had kept it sends as it is left.
  await last.reload();
  await expect(box(last)).toHaveValue(`${both}, and more`);
  await theirs.reload();
  await untilAnswering(theirs);
  await expect(box(theirs)).toHaveValue('');
  await phone.close();
});

/** What the page asks the desk as a reply leaves. */
const OF_LEAVING = /counts|[.]data/;

test('a note that is being written stays as a reply leaves, and is saved with the connection', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await setUndoSeconds(page, '10');
  // Without news nothing asks the desk but what the reply does as it leaves.
  const live = { contentType: 'text/event-stream', body: '' };
  await page.route('**/live?*', (route) => route.fulfill(live));
  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  await page.getByRole('textbox', { name: /^Reply to/ }).fill('Thursday is fine.');
  await page.keyboard.press('Control+Enter');
  await expect(room(page)).toContainText('Not sent yet.');
  // However long the typing takes, what the reply asks as it leaves meets no connection.
  const typed = Promise.withResolvers<void>();
  const failed = page.waitForEvent('requestfailed', (request) => OF_LEAVING.test(request.url()));
  await page.route(OF_LEAVING, async (route) => {
    await typed.promise;
    await route.abort('internetdisconnected');
  });
  await page.getByRole('button', { name: /^Note/ }).click();
  await page.keyboard.type('Wants the window seat');
  typed.resolve();
  await failed;
  await page.unroute(OF_LEAVING);
  await expect(page.locator('.offline')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(room(page)).toContainText('Note added.');
  await expect(room(page)).toContainText('Wants the window seat');
});
