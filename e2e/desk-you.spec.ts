import type { Page } from '@playwright/test';

import { goToKeys, room, untilFetched } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

/** What the browser says of a live stream without a connection. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED/;

test.use({ expectedConsole: OFFLINE });

/** Whether the page does something by a key, which it says at once: where a key leads is seen only later. */
const isTaken = (page: Page, key: string) =>
  page.evaluate((pressed) => {
    const press = { key: pressed, code: pressed, bubbles: true, cancelable: true };
    return !document.body.dispatchEvent(new KeyboardEvent('keydown', press));
  }, key);

test('in You somebody changes their name, and turns off the keys that act by themselves', async ({
  page,
  context,
  desk,
  signInAs,
  browser,
}) => {
  const { person, client } = await desk.join('member');
  const mine = await browser.newContext({ baseURL: desk.url });
  await mine.addCookies((await client.storageState()).cookies);
  const other = await mine.newPage();
  await other.goto('/you');
  await expect(room(other)).toContainText(`You sign in as ${person.email}.`);
  await untilFetched(other);

  const [ownName, signature] = [
    other.getByLabel('Name', { exact: true }),
    other.getByLabel('Below your replies'),
  ];
  await signature.fill('Best wishes');
  await ownName.fill('Robin Reed');
  await other.getByRole('button', { name: 'Save the name' }).click();
  await expect(room(other)).toContainText('Name saved.');
  await expect(signature).toHaveValue('Best wishes');
  await ownName.fill('Robin Reeds');
  await other.getByRole('button', { name: 'Save the signature' }).click();
  await expect(room(other)).toContainText('Signature saved.');
  await expect(ownName).toHaveValue('Robin Reeds');
  await expect(other.getByRole('navigation').first()).toContainText('Robin Reed');

  await other.getByRole('group', { name: 'Single keys' }).getByText('Off').click();
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(room(other)).toContainText('It counts from now on.');
  expect(await isTaken(other, '?')).toBe(false);

  const phone = await mine.newPage();
  await phone.goto('/you');
  await phone.getByText('60', { exact: true }).click();
  await phone.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(room(phone)).toContainText('It counts from now on.');
  await other.getByRole('navigation').first().locator('[href="/you"]').click();
  await expect(other.getByRole('radio', { name: '60' })).toBeChecked();
  await mine.close();

  await signInAs('member');
  await page.goto('/');
  await goToKeys(page);
  expect(await isTaken(page, '?')).toBe(true);

  await test.step('without a connection nothing is sent and nothing typed is lost; with one again it is saved', async () => {
    await page.goto('/you');
    const name = page.getByLabel('Name', { exact: true });
    // What tells of the connection listens once the page's scripts do.
    await expect(async () => {
      await context.setOffline(false);
      await context.setOffline(true);
      await expect(room(page)).toContainText('No connection since', { timeout: 1_000 });
    }).toPass();
    const posts: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
    await name.fill('Robin Without');
    await page.getByRole('button', { name: 'Save the name' }).click();
    await expect(page.locator('.offline')).toBeFocused();
    await expect(name).toHaveValue('Robin Without');
    expect(posts).toEqual([]);

    const failed = page.waitForEvent(
      'requestfailed',
      (request) => !request.url().includes('/live'),
    );
    const tryNow = page.getByRole('button', { name: 'Try now' });
    await tryNow.click();
    await failed;
    await expect(tryNow).not.toHaveAttribute('aria-disabled');
    await expect(room(page)).toContainText('No connection since');
    await expect(name).toHaveValue('Robin Without');

    await context.setOffline(false);
    await expect(page.locator('.offline')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save the name' }).click();
    await expect(room(page)).toContainText('Name saved.');
  });
});
