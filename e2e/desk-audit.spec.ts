import { readFile } from 'node:fs/promises';

import { room, title } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
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
