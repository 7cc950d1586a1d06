import { writeLead } from './support/desk-lead.ts';
import { room, setUndoSeconds, untilAnswering } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

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
  // The device forgets them once the desk has them, be it from this page or, at its end, from the last.
  const keptHere = () => next.evaluate(() => Object.keys(localStorage).join());
  await expect.poll(keptHere).not.toContain('reply-draft');
  await next.reload();
  await expect(found).toHaveValue('Typed in the cellar');
});

test('a note that is being written stays as a reply leaves, and is saved with the connection', async ({
  page,
  context,
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
  await page.getByRole('button', { name: /^Note/ }).click();
  await page.keyboard.type('Wants the window seat');

  const failed = page.waitForEvent('requestfailed', (request) =>
    /counts|[.]data/.test(request.url()),
  );
  await context.setOffline(true);
  await failed;
  await context.setOffline(false);
  await expect(page.locator('.offline')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(room(page)).toContainText('Note added.');
  await expect(room(page)).toContainText('Wants the window seat');
});
