import { readFile } from 'node:fs/promises';

import { ageProofs } from './support/age-proofs.ts';
import { codeIn, mailTo } from './support/desk-mail.ts';
import { room, title } from './support/desk-page.ts';
import { addAuthenticator, test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

test('an owner narrows the audit log by person, act and day, and exports what is shown', async ({
  page,
  desk,
  signInAs,
}) => {
  const { person, client } = await desk.join('reader');
  await client.post('/sign-out', { maxRedirects: 0 });
  await signInAs('owner');
  await page.goto('/audit');
  await expect(title(page)).toHaveText('Audit log');
  const rows = page.getByRole('table').getByRole('row');

  await page.getByLabel('Who').selectOption({ label: person.name });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(/who=/);
  // The head of the table, then: joined, signed in, signed out.
  await expect(rows).toHaveCount(4);
  await page.getByLabel('What').selectOption({ label: 'signed out' });
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(person.name);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^Export/ }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.trim().split('\n')).toHaveLength(2);
  expect(csv).toContain('signed_out');
  expect(csv).not.toContain(person.email);

  await page.getByLabel('Day').fill('2020-01-01');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(room(page)).toContainText('No line fits these filters');
  await page.goBack();
  await expect(rows).toHaveCount(2);
  await page.getByRole('link', { name: 'Clear filters' }).first().click();
  await expect(rows.nth(1)).toContainText('exported the log');
});

test.describe('with a proof that is too old', () => {
  // A browser writes refused answers into its console.
  test.use({ expectedConsole: /status of 401/ });

  test('an export asks for one, by code or passkey; then the file comes, and the page leads back', async ({
    page,
    desk,
    signInAs,
  }) => {
    const { email } = await signInAs('owner');
    await addAuthenticator(page);
    await page.goto('/you/passkey');
    await page.getByRole('button', { name: 'Make the passkey' }).click();
    await expect(room(page)).toContainText('Passkey added.');

    async function exportAfter(prove: () => Promise<void>): Promise<void> {
      await ageProofs(desk.product, email);
      await page.goto('/audit');
      await page.getByRole('button', { name: /^Export/ }).click();
      await expect(title(page)).toHaveText('Is it still you?');
      const [file] = await Promise.all([page.waitForEvent('download'), prove()]);
      expect(file.suggestedFilename()).toMatch(/^audit-log-.+\.csv$/);
      await expect(room(page)).toContainText('It is on its way.');
      await page.getByRole('link', { name: 'Back to Audit log' }).click();
      await expect(title(page)).toHaveText('Audit log');
    }

    await exportAfter(async () => {
      await page.getByRole('button', { name: `Send a code to ${email}` }).click();
      const { text = '' } = await mailTo(desk.product.mail, email, 2);
      await page.getByLabel(/code/i).fill(codeIn(text));
      await page.getByRole('button', { name: 'Go on' }).click();
    });
    await exportAfter(() => page.getByRole('button', { name: 'Use a passkey' }).click());
  });
});
