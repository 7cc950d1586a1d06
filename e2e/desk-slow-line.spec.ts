import { randomUUID } from 'node:crypto';

import type { Page } from '@playwright/test';

import { writeLead } from './support/desk-lead.ts';
import { room, setUndoSeconds, untilAnswering } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

/** The reply of somebody who was faster, and files that are fetched ahead while the line is gone. */
test.use({ expectedConsole: /status of 409|ERR_INTERNET_DISCONNECTED/ });

const box = (page: Page) => page.getByRole('textbox', { name: /^Reply to/ });

/** Holds the calls to this address; gives what lets them go. */
async function holdCalls(page: Page, address: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test('a reply goes soon after it is sent, and once, though nobody answers the draft before it', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await setUndoSeconds(page, '60');
  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/reply')) sent.push(request.url());
  });
  await page.route('**/draft', () => {});
  const release = await holdCalls(page, /\/reply[.?]/);
  const draft = page.waitForRequest(/\/draft$/);
  await box(page).fill('Thursday is fine.');
  await draft;
  const send = page.getByRole('button', { name: 'Send reply' });
  await send.press('Enter');
  await expect(send).toHaveAttribute('data-busy', '');
  await box(page).press('Control+Enter');
  release();
  await expect(room(page)).toContainText('Not sent yet.');
  expect(sent).toHaveLength(1);
});

test('a reply that is held as the line is gone meanwhile is a draft again', async ({
  page,
  context,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  await page.route('**/draft', () => {});
  const draft = page.waitForRequest(/\/draft$/);
  await box(page).fill('Thursday is fine.');
  await draft;
  const send = page.getByRole('button', { name: 'Send reply' });
  await send.press('Enter');
  await context.setOffline(true);
  await expect(send).not.toHaveAttribute('data-busy');
  await expect(room(page)).toContainText('Draft kept on this device');

  await page.unroute('**/draft');
  await context.setOffline(false);
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);
});

test('a saved reply that comes once the words are sent is not kept as words to send', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await setUndoSeconds(page, '60');
  const name = `Too late ${process.pid}`;
  await page.goto('/replies/new');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Words').fill('Words that come late.');
  await page.getByRole('button', { name: 'Save the reply' }).click();
  await expect(room(page)).toContainText('Saved.');

  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  const release = await holdCalls(page, /\/saved\//);
  await box(page).fill('Thursday is fine.');
  await page.getByLabel('Saved reply').selectOption(name);
  await box(page).press('Control+Enter');
  await expect(room(page)).toContainText('Not sent yet.');
  const late = page.waitForResponse(/\/saved\//);
  release();
  await (await late).finished();
  await page.reload();
  await untilAnswering(page);
  await expect(box(page)).toHaveValue('');
});

test('a reply that is overtaken a second time is a draft again', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  const { client } = await desk.join('member');
  /** Somebody else is faster, and then again. */
  const overtake = async (body: string, seenReplyId: string) => {
    const replyId = randomUUID();
    const form = { intent: 'send', body, replyId, seenReplyId };
    const answer = await client.post(`/leads/${reference}/reply`, { form, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
    return replyId;
  };
  await page.goto(`/leads/${reference}`);
  await untilAnswering(page);
  await box(page).fill('Words of mine');
  await expect(room(page)).toContainText(/Draft kept \d\d:\d\d/);
  const first = await overtake('The first of theirs', '');
  await box(page).press('Control+Enter');
  await expect(room(page)).toContainText('The first of theirs');
  await overtake('The second of theirs', first);
  await page.getByRole('button', { name: 'Send it all the same' }).click();
  await expect(room(page)).toContainText('The second of theirs');
  await expect(box(page)).toHaveValue('Words of mine');

  const kept = page.waitForResponse(/\/draft$/);
  await box(page).press('End');
  await page.keyboard.type(', and more');
  expect((await kept).request().postData()).toContain('more');
});
