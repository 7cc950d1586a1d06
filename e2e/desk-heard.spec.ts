import type { Page } from '@playwright/test';

import { writeLead } from './support/desk-lead.ts';
import { goToKeys, room, title } from './support/desk-page.ts';
import { test } from './support/desk-test.ts';
import { expect } from './support/test.ts';

/** What is read out though the focus is elsewhere. */
const heard = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('each room is named as somebody comes to it: by what has the focus, or where that stays by what is read out', async ({
  page,
  desk,
  signInAs,
}) => {
  const { reference } = await writeLead(desk);
  await signInAs('member');
  await page.goto('/you');
  await goToKeys(page);
  await expect(room(page)).toBeFocused();
  await expect(room(page)).toHaveAccessibleName('Keys');

  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(title(page)).toHaveText('Leads');
  await expect(room(page)).toHaveAccessibleName('Leads');
  await expect(heard(page, 'Leads')).toBeAttached();

  await page.goto(`/leads/${reference}`);
  await expect(room(page)).toHaveAccessibleName(/^Visitor/);
});
