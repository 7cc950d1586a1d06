import { expectNoFaults } from './support/axe.ts';
import { writeLead } from './support/desk-lead.ts';
import { codeIn, mailTo, signInLinkIn } from './support/desk-mail.ts';
import {
  askForMail,
  room,
  signOut,
  title,
  untilAnswering,
  untilFetched,
} from './support/desk-page.ts';
import { addAuthenticator, test } from './support/desk-test.ts';
import { mailsTo } from './support/mailbox.ts';
import { expect } from './support/test.ts';

/** An address that belongs to nobody at the desk. */
const NOBODY = 'nobody@shop.example';

/** A browser writes refused answers into its console. */
const REFUSED = /status of 4\d\d/;

test.describe('with a device that keeps passkeys', () => {
  test.use({ expectedConsole: REFUSED });

  test('a passkey that is removed opens the desk no more', async ({ page, signInAs }) => {
    await signInAs('member');
    await addAuthenticator(page);
    await page.goto('/you/passkey');
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(room(page)).toContainText('Passkey added.');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await expect(room(page)).toContainText('Passkey removed.');
    await signOut(page);
    await page.getByRole('button', { name: /passkey/ }).click();
    await expect(room(page)).toContainText('That passkey did not open the desk.');
  });

  test('where the session has ended, no passkey is blamed', async ({ page, signInAs }) => {
    await signInAs('member');
    await addAuthenticator(page);
    await page.goto('/you/passkey');
    await untilFetched(page);
    const other = await page.context().newPage();
    await signOut(other);
    await other.close();

    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(room(page)).toContainText('You were signed out, so what you sent was not saved.');
    await expect(page).toHaveURL(/\/sign-in/);
  });
});

test('who is signed out while they write signs in elsewhere, and sends what they wrote', async ({
  page,
  desk,
  signInAs,
}) => {
  const { name, reference } = await writeLead(desk);
  const { email } = await signInAs('member');
  await page.goto(`/leads/${reference}`);
  await untilFetched(page);
  await untilAnswering(page);
  await page.keyboard.press('n');
  await page.keyboard.type('Rang twice, call back on Monday');
  const other = await page.context().newPage();
  await signOut(other);
  await other.close();

  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(title(page)).toHaveText('You are signed out');
  await expect(room(page)).toContainText('Rang twice, call back on Monday');
  await expectNoFaults(page);
  const opened = page.context().waitForEvent('page');
  await page.locator('.fault').getByRole('link', { name: 'Sign in in another tab' }).click();
  const tab = await opened;
  await expect(title(tab)).toHaveText('Sign in');
  const strip = page.getByText('Go on once you have signed in.');
  await expect(strip).toBeVisible();
  await askForMail(tab, email);
  const { text = '' } = await mailTo(desk.product.mail, email, 2);
  await tab.getByLabel(/code/i).fill(codeIn(text));
  await tab.getByRole('button', { name: 'Open the desk' }).click();
  await expect(tab).not.toHaveURL(/sign-in/);
  // As somebody who comes back from the other tab.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(strip).toBeHidden();
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(title(page)).toHaveText(name);
  await expect(room(page)).toContainText('Rang twice, call back on Monday');
});

test.describe('with a page in the background', () => {
  test.use({ expectedConsole: REFUSED });

  test('who comes back to it after their session has ended is told so', async ({
    page,
    signInAs,
  }) => {
    await signInAs('member');
    await page.goto('/bookings');
    await untilFetched(page);
    const seen = await page.context().newPage();
    await seen.goto('/bookings');
    await untilFetched(seen);
    const show = (state: DocumentVisibilityState) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'visibilityState', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, state);
    await show('hidden');
    const other = await page.context().newPage();
    await signOut(other);
    await other.close();
    // What a page that is seen has heard by now, this one would have heard as well.
    await expect(seen.getByText('You are signed out.')).toBeVisible();
    await expect(room(page)).not.toContainText('You are signed out.');
    await show('visible');
    await expect(page.getByText('You are signed out.')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedConsole: REFUSED });

  test('the mailed link and the mailed code open the desk, each in the browser that asked', async ({
    page,
    browser,
    desk,
  }) => {
    const { person, client } = await desk.join('reader');
    await client.dispose();
    const { mail } = desk.product;
    await test.step('an address that nobody has gets the same answer', async () => {
      await askForMail(page, NOBODY);
      await expect(page.getByText(/belongs to the desk/)).toContainText(NOBODY);
    });

    await askForMail(page, person.email);
    const { text = '' } = await mailTo(mail, person.email, 2);
    const link = signInLinkIn(text);

    const elsewhere = await browser.newContext({ javaScriptEnabled: false });
    const scanner = await elsewhere.newPage();
    await scanner.goto(link);
    await expect(scanner.getByRole('button', { name: 'Open the desk' })).toHaveCount(0);
    await elsewhere.close();

    await page.goto(link);
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await expect(title(page)).toHaveText('Leads');
    await page.goto(link);
    await expect(title(page)).toHaveText('Leads');

    await signOut(page);
    await page.goto(link);
    await expect(room(page)).toContainText('It may be old, or used already.');
    await askForMail(page, person.email);
    const { text: again = '' } = await mailTo(mail, person.email, 3);
    const code = codeIn(again);
    const wrong = code === '000000' ? '000001' : '000000';
    await page.getByLabel(/code/i).fill(wrong);
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await expect(room(page)).toContainText('That code does not fit. Four tries are left.');
    await page.getByLabel(/code/i).fill(code);
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await expect(title(page)).toHaveText('Leads');
    await test.step('and no mail, though those asked for after it have come', async () => {
      expect(await mailsTo(mail, NOBODY)).toEqual([]);
    });
  });
});
