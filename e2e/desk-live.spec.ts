import type { Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { whileLeadsFail } from './support/desk-fault.ts';
import { writeEnquiry, writeLead } from './support/desk-lead.ts';
import {
  openOlder,
  room,
  title,
  untilAnswering,
  untilFetched,
  untilLoadedAnew,
} from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

/** The browser notes that the connection is gone, and that nobody answers while the desk is replaced. */
const NO_CONNECTION =
  /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_(?:REFUSED|RESET)|INCOMPLETE_CHUNKED_ENCODING)/;
/** A desk that is ending turns away what still comes. */
const TURNED_AWAY = /status of (?:429|503)/;
const FAULT = /status of 500/;

test.use({
  expectedConsole: new RegExp(
    [NO_CONNECTION, TURNED_AWAY, FAULT].map(({ source }) => source).join('|'),
  ),
});

/** Keeps React from drawing while something is done, as a busy machine does: it works in turns that it asks for by messages. */
async function whileNothingIsDrawn(page: Page, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    const { postMessage } = MessagePort.prototype;
    const held: (() => void)[] = [];
    MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
      held.push(() => postMessage.call(this, message));
    };
    const release = () => {
      MessagePort.prototype.postMessage = postMessage;
      for (const post of held) post();
    };
    window.addEventListener('draw', release, { once: true });
  });
  await act();
  // What came is read in tasks of its own first, after which the page has nothing left to do.
  await page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) {
      await new Promise((resolve) => {
        requestIdleCallback(resolve);
      });
    }
    window.dispatchEvent(new Event('draw'));
  });
}

test('what somebody else does appears without a reload, and nothing is lost while the desk is replaced', async ({
  page,
  desk,
  signInAs,
}) => {
  await signInAs('owner');
  await page.goto('/leads');
  await untilFetched(page);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await writeEnquiry(desk, `Live ${process.pid}`);
  await expect(room(page)).toContainText('1 new lead since');

  await page.context().setOffline(true);
  await expect(room(page)).toContainText(/No connection since \d\d:\d\d (?:GMT|BST)\./);
  await page.getByRole('button', { name: 'Try now' }).focus();
  await page.context().setOffline(false);
  await expect(room(page)).not.toContainText('No connection since');
  await expect(room(page)).toBeFocused();

  await desk.product.stopDesk();
  await desk.product.startDesk();
  await writeEnquiry(desk, `Live ${process.pid}`);
  await expect(room(page)).toContainText('2 new leads since');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('what is asked for or sent without an answer is said to be so, and what was written is sent again', async ({
  page,
  desk,
  signInAs,
}) => {
  const { name } = await writeLead(desk);
  const written = 'Rang twice, call back on Monday';
  const sendAgain = page.getByRole('button', { name: 'Send it again' });
  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await signInAs('member');
  await page.goto('/leads');
  await untilFetched(page);

  await test.step('a room that was never opened cannot be had, which leaves the desk as it is until it can', async () => {
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Numbers' }).click();
    await expect(title(page)).toHaveText('This page could not be read');
    await page.context().setOffline(false);
    await tryAgain.press('Enter');
    await expect(title(page)).toHaveText('Numbers');
    await expect(room(page)).toBeFocused();
  });

  await test.step('a fault of the desk is told by its time and number, and its page comes once it is gone', async () => {
    await page.goBack();
    await expect(title(page)).toHaveText('Leads');
    await whileLeadsFail(desk.product, async () => {
      await room(page).getByRole('link', { name }).click();
      await expect(title(page)).toHaveText('This page could not be read');
      await expect(room(page)).toContainText(/: \d\d:\d\d:\d\d (?:GMT|BST), request [0-9a-f]{8}/);
      await expectNoFaults(page);
    });
    await whileNothingIsDrawn(page, async () => {
      const read = page.waitForResponse((answer) => /\/leads\/[^/]+\.data/.test(answer.url()));
      await tryAgain.press('Enter');
      expect((await read).status()).toBe(200);
    });
    await expect(title(page)).toHaveText(name);
    await expect(room(page)).toBeFocused();
  });

  await test.step('a note is kept while the desk is away, however often it is sent', async () => {
    await untilAnswering(page);
    await page.keyboard.press('n');
    await page.keyboard.type(written);
    await desk.product.stopDesk();
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(title(page)).toHaveText('No answer came');
    await expect(room(page)).toContainText(written);
    await expectNoFaults(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'POST');
    await sendAgain.click();
    await failed;
  });

  await test.step('a page without a connection keeps it however often one tries', async () => {
    await page.context().setOffline(true);
    const failed = page.waitForEvent(
      'requestfailed',
      (request) => !request.url().includes('/live'),
    );
    await page.getByRole('button', { name: 'Try now' }).click();
    await failed;
    await expect(title(page)).toHaveText('No answer came');
    await expect(room(page)).toContainText(written);
    await page.context().setOffline(false);
  });

  await test.step('once the desk is back it is saved', async () => {
    await desk.product.startDesk();
    await sendAgain.click();
    await expect(title(page)).toHaveText(name);
    await expect(room(page)).toContainText(written);
    await expect(room(page).getByText('You wrote a note.')).toHaveCount(1);
  });
});

test('a page that is older than the desk says so, and goes on by loading, for which it waits without a connection', async ({
  page,
  signInAs,
}) => {
  await signInAs('owner');
  await openOlder(page, '/leads');
  await expect(room(page)).toContainText('The desk has been updated since you opened this page.');
  await expectNoFaults(page);

  const tryAgain = page.getByRole('button', { name: 'Try again' });
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(title(page)).toHaveText('This page could not be read');
  await expect(room(page)).toBeFocused();
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/numbers'),
  );
  await tryAgain.click();
  await failed;
  await expect(title(page)).toHaveText('This page could not be read');

  await page.context().setOffline(false);
  await tryAgain.click();
  await expect(title(page)).toHaveText('Numbers');
  await untilLoadedAnew(page);
});

test('on a page that is older than the desk a selection stays as the list is shown anew, and as the page is', async ({
  page,
  desk,
  signInAs,
}) => {
  const name = await writeEnquiry(desk, `Older ${process.pid}`);
  await signInAs('member');
  await openOlder(page, '/leads');
  await expect(room(page)).toContainText('The desk has been updated since you opened this page.');
  const tick = page.getByRole('row', { name: new RegExp(name) }).getByRole('checkbox');
  await tick.check();
  const late = await writeEnquiry(desk, `Older ${process.pid}`);
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByRole('link', { name: late })).toBeVisible();
  await expect(page.locator('meta[name="desk-version"]')).toHaveAttribute('content', 'older');
  await expect(tick).toBeChecked();

  await room(page).getByRole('link', { name: 'Reload' }).click();
  await untilLoadedAnew(page);
  await expect(tick).toBeChecked();
});
