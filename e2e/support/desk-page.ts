import { expect, type Page } from '@playwright/test';

/** The room that is shown. */
export const room = (page: Page) => page.getByRole('main');

/** Its title, which a phone has in its bar. */
export const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Asks for a mail to sign in with, and waits for where its code is typed. */
export async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send a link and a code' }).click();
  await expect(page).toHaveURL(/\/sign-in\/code/);
}

/** Waits until the ways to answer a lead are buttons, which scripts make of links. */
export const untilAnswering = (page: Page) =>
  expect(page.getByRole('button', { name: /^Called/ })).toBeVisible();

/** Waits until the browser has what all rooms are made of, which a tab fetches once. */
export const untilFetched = (page: Page) =>
  expect
    .poll(async () => page.evaluate(() => sessionStorage.getItem('desk-fetched')))
    .not.toBeNull();

/** Opens a page as if it came from an older build than that of the desk. */
export async function openOlder(page: Page, path: string): Promise<void> {
  let body = '';
  await page.route(
    path,
    async (route) => {
      const response = await route.fetch();
      body = (await response.text()).replace(/("desk-version" content=")\w+/, '$1older');
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  await page.goto(path);
  expect(body).toContain('"desk-version" content="older"');
}

/** Waits until a page that was older was loaded anew. */
export const untilLoadedAnew = (page: Page) =>
  expect(page.locator('meta[name="desk-version"]')).not.toHaveAttribute('content', 'older');

/** Goes to the page of keys by its key, which counts from the moment that the page's scripts listen. */
export async function goToKeys(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(page).toHaveURL(/\/keys/, { timeout: 1_000 });
  }).toPass();
}

/** Gives who is signed in that many seconds to take a reply back. */
export async function setUndoSeconds(page: Page, seconds: '10' | '60'): Promise<void> {
  await page.goto('/you');
  await untilFetched(page);
  await chooseUndoSeconds(page, seconds);
}

/** Sets it on the page of one's own that is open, with scripts or without. */
export async function chooseUndoSeconds(page: Page, seconds: '10' | '60'): Promise<void> {
  const choice = page.getByRole('group', { name: 'Seconds to take a reply back' });
  await choice.getByText(seconds).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(room(page)).toContainText('It counts from now on.');
}

/** Signs out in the room of one's own. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('/you');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
}
