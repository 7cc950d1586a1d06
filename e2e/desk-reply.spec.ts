import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { writeLead } from './support/desk-lead.ts';
import { mailTo } from './support/desk-mail.ts';
import {
  chooseUndoSeconds,
  room,
  setUndoSeconds,
  title,
  untilAnswering,
} from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

/** The reply of somebody who was faster. */
test.use({ expectedConsole: /status of 409/ });

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** Saves a reply for everybody, with that name. */
async function saveReply(page: Page, name: string, words: string): Promise<void> {
  await page.goto('/replies/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Words').fill(words);
  await page.getByRole('button', { name: 'Save the reply' }).click();
  await expect(room(page)).toContainText('Saved.');
}

test('a saved reply is filled, sent by keys and taken back, and leaves in the end with the words of the mail server', async ({
  page,
  desk,
  signInAs,
}) => {
  const lead = await writeLead(desk, 'Harbour Light');
  await signInAs('member');
  await page.setViewportSize(DESKTOP);
  const saved = `Before the demo ${process.pid}`;
  await saveReply(page, saved, 'Hello [name], see you on [day] at [hour].');
  // A slow machine needs more than the usual ten for what follows.
  await setUndoSeconds(page, '60');

  await page.goto(`/leads/${lead.reference}`);
  await untilAnswering(page);
  await page.keyboard.press('r');
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  await expect(words).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(room(page)).toContainText('Write something first');
  await expect(words).toBeFocused();
  await expect(words).toHaveAttribute('aria-invalid', 'true');
  const choice = page.getByLabel('Saved reply');
  await choice.focus();
  await choice.selectOption(saved);
  await expect(words).toHaveValue('Hello Visitor, see you on [day] at [hour].');
  await expect(room(page)).not.toContainText('Write something first');
  await expect(choice).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(words).toBeFocused();
  await expect(room(page)).toContainText('Two blanks to fill or take out.');
  await expectNoFaults(page);
  await page.keyboard.type('Thursday');
  await page.keyboard.press('Control+.');
  await page.keyboard.type('ten');
  await expect(words).toHaveValue('Hello Visitor, see you on Thursday at ten.');
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);

  await page.keyboard.press('Control+Enter');
  await expect(room(page)).toContainText('Not sent yet.');
  await expect(words).toHaveValue('');
  // Taken back in the moment in which it is typed, so that the desk does not have it yet.
  await words.fill('PS');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await expect(room(page)).toContainText('Taken back.');
  await expect(words).toHaveValue('Hello Visitor, see you on Thursday at ten.\n\nPS');

  await setUndoSeconds(page, '10');
  await page.goto(`/leads/${lead.reference}`);
  await untilAnswering(page);
  await expect(words).toHaveValue('Hello Visitor, see you on Thursday at ten.\n\nPS');
  await words.press('Control+Enter');
  await expect(page.getByRole('group', { name: /^Not sent yet\./ })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(room(page)).toContainText('Reply accepted.');
  await expect(room(page)).toBeFocused();
  const { text, subject } = await mailTo(desk.product.mail, lead.email, 2);
  expect(subject).toMatch(/^Re: /);
  expect(text).toContain('Hello Visitor, see you on Thursday at ten.');
});

test('a reply is taken back though the words typed since are not kept, and they follow it', async ({
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
  await words.fill('Thursday is fine.');
  await words.press('Control+Enter');
  await expect(room(page)).toContainText('Not sent yet.');

  // Nobody answers that call.
  await page.route('**/draft', () => {});
  await words.fill('PS');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(room(page)).toContainText('Taken back.');
  await expect(words).toHaveValue('Thursday is fine.\n\nPS');

  await page.unroute('**/draft');
  const kept = page.waitForResponse(
    (response) =>
      response.url().endsWith('/draft') && response.request().postData()?.includes('PS.') === true,
  );
  await words.press('End');
  await page.keyboard.type('.');
  expect((await kept).ok()).toBe(true);
  // Only what the desk has comes back.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(words).toHaveValue('Thursday is fine.\n\nPS.');
});

test('of two saved replies that are chosen one after the other the last one is written, however late the first comes', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  const names = [1, 2].map((number) => `In turn ${number} ${process.pid}`);
  for (const name of names) await saveReply(page, name, `These are the words of ${name}.`);
  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  const held: (() => void)[] = [];
  await page.route(
    /\/saved\//,
    async (route) => {
      await new Promise<void>((resolve) => held.push(resolve));
      await route.continue();
    },
    { times: 1 },
  );
  const [first = '', last = ''] = names;
  const choice = page.getByLabel('Saved reply');
  await choice.selectOption(first);
  await expect.poll(() => held.length).toBe(1);
  await choice.selectOption(last);
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  await expect(words).toHaveValue(`These are the words of ${last}.`);
  const late = page.waitForResponse(/\/saved\//);
  for (const release of held) release();
  await (await late).finished();
  await expect(words).toHaveValue(`These are the words of ${last}.`);

  // Below words of one's own the next choice takes the place of the last one, too.
  await words.fill('Hello');
  for (const name of names) {
    await choice.selectOption(name);
    await expect(words).toHaveValue(`Hello\n\nThese are the words of ${name}.`);
  }

  await test.step('the marks of blanks go the way of the words, from the right where those do', async () => {
    await words.fill('שלום [name]\n\nHello [name]');
    const waysOf = (part: string) =>
      page.locator(`.blank-area > ${part}`).evaluate((element) => {
        const { direction, unicodeBidi, textAlign } = getComputedStyle(element);
        return { direction, unicodeBidi, textAlign };
      });
    const ways = await waysOf('textarea');
    expect(ways.direction).toBe('rtl');
    expect(await waysOf('.blank-mirror')).toEqual(ways);
  });
});

test('a phone without scripts replies on a page of its own, and takes it back by a form', async ({
  browser,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  const context = await browser.newContext({
    baseURL: desk.url,
    javaScriptEnabled: false,
    viewport: PHONE,
  });
  await signInAs('member', context);
  const page = await context.newPage();
  // A slow machine needs more than the usual ten for what follows.
  await page.goto('/you');
  await chooseUndoSeconds(page, '60');
  await page.goto(`/leads/${reference}`);
  await page.getByRole('link', { name: 'Reply' }).last().click();
  await expect(title(page)).toHaveText('Reply');
  const words = page.getByRole('textbox', { name: /^Reply to/ });
  await words.fill('Hello [name]');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(room(page)).toContainText('One blank to fill or take out.');
  await words.fill('Hello you');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(room(page)).toContainText('Not sent yet.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(room(page)).toContainText('Taken back.');
  await context.close();
});

test('of two who answer at the same moment one mail goes, and the other sees it with their own words kept', async ({
  page,
  browser,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  const other = await browser.newContext({ baseURL: desk.url });
  await signInAs('member');
  const { name: colleague } = await signInAs('member', other);
  const theirs = await other.newPage();
  await Promise.all([page, theirs].map((each) => each.goto(`/leads/${reference}`)));
  await Promise.all([page, theirs].map(untilAnswering));
  const box = (of: typeof page) => of.getByRole('textbox', { name: /^Reply to/ });
  await box(page).fill('Words of mine');
  await box(theirs).fill('Words of theirs');
  await expect(theirs.getByText(/is writing a reply/)).toBeVisible();

  await box(theirs).press('Control+Enter');
  await expect(room(theirs)).toContainText('Not sent yet.');
  await box(page).press('Control+Enter');
  await expect(room(page)).toContainText(`${colleague} has replied meanwhile.`);
  await expect(room(page)).toContainText('Words of theirs');
  await expect(box(page)).toHaveValue('Words of mine');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Send it all the same' }).click();
  await expect(room(page)).toContainText('Not sent yet.');
  await other.close();
});

test('of two tabs of one person the other learns what is sent in one, and the same words go once', async ({
  page,
  context,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await setUndoSeconds(page, '60');
  const tab = await context.newPage();
  const box = (of: Page) => of.getByRole('textbox', { name: /^Reply to/ });
  const openIn = async (of: Page) => {
    await of.goto(`/leads/${reference}`);
    await untilAnswering(of);
  };
  await openIn(page);
  for (const mail of ['Email to the team', 'Confirmation']) {
    await expect(room(page)).toContainText(`${mail} accepted.`);
  }
  // Only what is done from here on is told below: a page that was read meanwhile may still be told of a mail.
  await openIn(page);
  await box(page).fill('Thursday is fine.');
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);
  await openIn(tab);
  await expect(box(tab)).toHaveValue('Thursday is fine.');
  await tab.evaluate(() => {
    const look = () => {
      if (document.body.textContent.includes('Show it')) document.body.dataset['told'] = '';
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });

  await box(tab).press('Control+Enter');
  await expect(room(tab)).toContainText('Not sent yet.');
  await expect(room(page)).toContainText('1 new line since');
  await tab.getByRole('button', { name: /^Note/ }).click();
  await tab.keyboard.type('Wants the window seat');
  await tab.getByRole('button', { name: 'Add note' }).click();
  await expect(room(tab)).toContainText('Note added.');
  await expect(room(page)).toContainText('2 new lines since');
  // What is done in a tab is not told there, not for a moment.
  await expect(tab.locator('body')).not.toHaveAttribute('data-told');

  await box(page).press('Control+Enter');
  await expect(room(page)).toContainText('Not sent yet.');
  await expect(box(page)).toHaveValue('');
  await expect(room(page).getByText('Thursday is fine.')).toHaveCount(1);

  await test.step('words that went meanwhile are gone from the form with what is shown', async () => {
    await box(page).fill('Bring the plans.');
    await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);
    await openIn(tab);
    await box(tab).press('Control+Enter');
    await expect(room(tab)).toContainText('Not sent yet.');
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(box(page)).toHaveValue('');
    await expect(room(page).getByText('Bring the plans.')).toHaveCount(1);
  });
});
