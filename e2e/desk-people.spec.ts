import { request, type Page } from '@playwright/test';

import { expectAll } from './support/claims.ts';
import { room, title, untilFetched } from './support/desk-page.ts';
import { type Desk, test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

/** A browser writes refused answers into its console. */
const REFUSED = /status of 4\d\d/;

const rowOf = (page: Page, { email }: { email: string }) =>
  page.getByRole('row').filter({ hasText: email });

async function chooseRole(page: Page, person: { email: string; name: string }, role: string) {
  const choice = page.getByLabel(`Role of ${person.name}`);
  // Save appears with the focus.
  await choice.focus();
  await choice.selectOption({ label: role });
  await rowOf(page, person).getByRole('button', { name: /^Save/ }).click();
}

/** Somebody who is invited comes in. */
async function comeIn(desk: Desk, { person, link }: Awaited<ReturnType<Desk['invite']>>) {
  const guest = await request.newContext({ extraHTTPHeaders: { origin: desk.url } });
  await guest.get(link);
  await guest.post(link, { form: { name: person.name }, maxRedirects: 0 });
  await guest.dispose();
}

test.use({ expectedConsole: REFUSED });

test('an owner changes what people may do, and each change counts at once', async ({
  page,
  context,
  desk,
  signInAs,
}) => {
  await signInAs('owner');
  await expectAll(page, {
    'an owner changes a role, which signs the person out, and is told when somebody was faster':
      async () => {
        const { person, client } = await desk.join('member');
        await page.goto('/people');
        const stale = await context.newPage();
        await stale.goto('/people');

        await chooseRole(page, person, 'Reader');
        await expect(room(page)).toContainText('Role saved.');
        expect((await client.get('/', { maxRedirects: 0 })).status()).toBe(303);

        await chooseRole(stale, person, 'Owner');
        await expect(title(stale)).toHaveText('Two answers');
        await expect(room(stale)).toContainText('You, not saved');
        await expect(room(stale)).toContainText('Reader');
        await expect(room(stale)).toContainText('Owner');
        await stale.getByText('You, not saved').click();
        await stale.getByRole('button', { name: /^Save/ }).click();
        await expect(room(stale)).toContainText('Role saved.');
        await expect(stale.getByLabel(`Role of ${person.name}`)).toHaveValue('owner');
        await stale.close();
      },

    'Save can be pressed where a press gives a button no focus, as in Safari': async () => {
      const { person } = await desk.join('member');
      await page.goto('/people');
      const choice = page.getByLabel(`Role of ${person.name}`);
      await choice.focus();
      await choice.selectOption({ label: 'Reader' });
      await rowOf(page, person).getByRole('button', { name: /^Save/ }).hover();
      await page.mouse.down();
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      });
      await page.mouse.up();
      await expect(room(page)).toContainText('Role saved.');
    },

    'an owner removes a person, who is out at once, and erases them': async () => {
      const { person, client } = await desk.join('member');
      await page.goto('/people');
      await rowOf(page, person)
        .getByRole('link', { name: /^Remove/ })
        .click();
      await expect(title(page)).toHaveText(`Remove ${person.name}?`);
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(room(page)).toContainText('Removed.');
      expect((await client.get('/', { maxRedirects: 0 })).status()).toBe(303);

      await page.getByRole('link', { name: new RegExp(`Erase.*${person.name}`) }).click();
      await page.getByRole('button', { name: 'Erase for good' }).click();
      await expect(room(page)).toContainText('Erased.');
      await expect(page.getByText(person.email)).toHaveCount(0);
    },
  });
});

test('who is typing an invitation takes back and sends another one, and loses no letter', async ({
  page,
  desk,
  signInAs,
}) => {
  await signInAs('owner');
  const { person } = await desk.invite('member');
  const late = await desk.invite('member');
  await page.goto('/people');
  await untilFetched(page);
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('ann@shop.example');
  await rowOf(page, person)
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect(room(page)).toContainText('Taken back.');
  await expect(email).toHaveValue('ann@shop.example');

  const send = page.getByRole('button', { name: 'Send the invitation' });
  await send.click();
  await expect(room(page)).toContainText('Invited.');
  await expect(email).toHaveValue('');
  // The address still says that somebody was invited.
  await comeIn(desk, late);
  await email.fill('ben@shop.example');
  await rowOf(page, late.person)
    .getByRole('button', { name: /^Take back/ })
    .click();
  await expect(room(page)).toContainText('“Remove” takes them out.');
  await expect(email).toHaveValue('ben@shop.example');

  const again = rowOf(page, { email: 'ann@shop.example' });
  await again.getByRole('button', { name: /^Send again/ }).click();
  await expect(room(page)).toContainText('Invited again.');
  await expect(email).toHaveValue('ben@shop.example');
  await email.fill('ann@shop.example');
  await send.click();
  await expect(room(page)).toContainText('Invited.');
  await expect(email).toHaveValue('');
});

test('an owner who is too late is told so, reads what is so now, and can go on from there', async ({
  page,
  context,
  desk,
  signInAs,
}) => {
  await signInAs('owner');
  await expectAll(page, {
    'somebody who was changed meanwhile is removed on a second press': async () => {
      const { person } = await desk.join('member');
      await page.goto('/people');
      await rowOf(page, person)
        .getByRole('link', { name: /^Remove/ })
        .click();
      await expect(title(page)).toHaveText(`Remove ${person.name}?`);
      const seen = await page.locator('[name="version"]').inputValue();
      const other = await context.newPage();
      await other.goto('/people');
      await chooseRole(other, person, 'Reader');
      await expect(room(other)).toContainText('Role saved.');
      await other.close();

      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(room(page)).toContainText('Look again before you remove them.');
      await expect(page.locator('[name="version"]')).not.toHaveValue(seen);
      await page.getByRole('button', { name: 'Remove' }).click();
      await expect(room(page)).toContainText('Removed.');
    },

    'beside somebody who has come in meanwhile is the button that takes them out': async () => {
      const invitation = await desk.invite('member');
      await page.goto('/people');
      const row = rowOf(page, invitation.person);
      await expect(row.getByRole('button', { name: /^Take back/ })).toBeVisible();
      await comeIn(desk, invitation);

      await row.getByRole('button', { name: /^Take back/ }).click();
      await expect(room(page)).toContainText('“Remove” takes them out.');
      await expect(row.getByRole('link', { name: /^Remove/ })).toBeVisible();
    },
  });
});

test('a member and a reader are told that People and the audit log are not open to them', async ({
  page,
  signInAs,
}) => {
  for (const role of ['member', 'reader'] as const) {
    await signInAs(role);
    for (const path of ['/people', '/audit']) {
      const answer = await page.goto(path);
      expect([path, answer?.status()]).toEqual([path, 403]);
      await expect(title(page)).toHaveText('Not open to you');
    }
    await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
  }
});
