import { test } from './support/gallery-test.ts';
import { createLog, openDatabase } from '@high-street/server';

import { expectAll } from './support/claims.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { openHydrated, untilHydrated } from './support/open-hydrated.ts';
import type { Product } from './support/product.ts';
import { expect } from './support/test.ts';

const EXAMPLE = '[data-example="features/form that asks about news"]';
const WORDING = 'Send me news and offers. I can stop them at any time.';
const RESTORED = 'What you typed before is still here.';
const MAIL_FAILED = 'Email failed to send. Form was submitted, but please check your inbox later.';

/** What each lead of an address said yes to, the first one first. */
async function readConsents({ dataDir }: Product, email: string) {
  const log = createLog('silent');
  const { db, close } = await openDatabase({ dataDir, log, maxConnections: 1 });
  const rows = await db
    .selectFrom('leads')
    .select('marketing_consent')
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  await close();
  return rows.map(({ marketing_consent: consent }) => consent);
}

test('a yes to news is given each time, is stored as it was shown, and the last word counts', async ({
  page,
  productWithGallery: product,
}) => {
  const form = page.locator(EXAMPLE);
  const { submit, alert, message, email } = enquiryParts(form);
  const box = form.getByRole('checkbox', { name: WORDING });
  await openHydrated(page, '/gallery');
  await expectAll(page, {
    'the box is unticked and optional, and the keyboard ticks it': async () => {
      await expect(box).not.toBeChecked();
      await expect(box).toHaveAccessibleName(`${WORDING} (optional)`);
      await message.focus();
      await page.keyboard.press('Tab');
      await expect(box).toBeFocused();
      await page.keyboard.press('Space');
      await expect(box).toBeChecked();
    },

    'a reload brings back the words, and not the tick': async () => {
      await fillEnquiry(form, anEnquiry());
      await page.reload();
      await untilHydrated(page);
      await expect(form.getByText(RESTORED)).toBeVisible();
      await expect(box).not.toBeChecked();
    },

    'Start again clears it': async () => {
      await box.check();
      await form.getByRole('button', { name: 'Start again' }).click();
      await expect(box).not.toBeChecked();
    },

    'a yes is stored with its wording and version, stays while it is sent, and the next form asks anew':
      async () => {
        const enquiry = anEnquiry();
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route('**/api/leads', async (route) => {
          await promise;
          await route.continue();
        });
        await fillEnquiry(form, enquiry);
        await box.check();
        await submit.click();
        await box.click();
        await expect(box).toBeChecked();
        resolve();
        await expect(email).toHaveValue('');
        await page.unroute('**/api/leads');
        await expect(box).not.toBeChecked();
        expect(await readConsents(product, enquiry.email)).toEqual([
          { version: '1', wording: WORDING, at: expect.stringMatching(/^2.*Z$/) },
        ]);
      },

    'what is sent without a tick is no yes': async () => {
      const enquiry = anEnquiry();
      await fillEnquiry(form, enquiry);
      await submit.click();
      await expect(email).toHaveValue('');
      expect(await readConsents(product, enquiry.email)).toEqual([null]);
    },

    'whoever clears the box before the second try has taken the yes back, of the same lead':
      async () => {
        const enquiry = anEnquiry();
        await page.route('**/api/send-email', (route) => route.fulfill({ json: { code: 202 } }));
        await fillEnquiry(form, enquiry);
        await box.check();
        await submit.click();
        await expect(alert).toHaveText(MAIL_FAILED);
        expect(await readConsents(product, enquiry.email)).toMatchObject([{ version: '1' }]);
        await page.unroute('**/api/send-email');
        await box.uncheck();
        await submit.click();
        await expect(email).toHaveValue('');
        expect(await readConsents(product, enquiry.email)).toEqual([null]);
      },
  });
});
