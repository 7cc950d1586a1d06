import type { Page } from '@playwright/test';

import { expectAll } from './support/claims.ts';
import { countLeads } from './support/count-leads.ts';
import { anEnquiry, enquiryParts, fillEnquiry } from './support/enquiry-page.ts';
import { mailsTo } from './support/mailbox.ts';
import { openHydrated, stopClock, untilHydrated } from './support/open-hydrated.ts';
import {
  aRegistration,
  fillRegistration,
  registerParts,
  stepHeading,
} from './support/register-page.ts';
import { expect, test } from './support/test.ts';
import { goOffline } from './support/whole-page.ts';

const SUCCESS = 'Form submitted successfully!';
const MAIL_FAILED = 'Email failed to send. Form was submitted, but please check your inbox later.';
const EXCEPTION = 'Something went wrong. Please try again.';
const RESTORED = 'What you typed before is still here.';

/** Counts the calls of one path, and keeps their keys. */
function keysOf(page: Page, path: string): string[] {
  const keys: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(path)) keys.push(request.headers()['idempotency-key'] ?? '');
  });
  return keys;
}

test('what was typed comes back after a reload, until it is sent or given up', async ({
  page,
  product,
}) => {
  const { name, country, message, phone, submit, alert } = enquiryParts(page);
  const startAgain = page.getByRole('button', { name: 'Start again' });
  await openHydrated(page, '/enquiry');
  await expectAll(page, {
    'a reload brings an enquiry back with a notice; Start again empties it': async () => {
      const enquiry = anEnquiry();
      await fillEnquiry(page, enquiry);
      await country.selectOption('IN');
      await expect(page.getByText(RESTORED)).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(RESTORED)).toBeVisible();
      await expect(message).toHaveValue(enquiry.message);
      await expect(country).toHaveValue('IN');
      await startAgain.click();
      for (const field of [name, phone, message]) await expect(field).toHaveValue('');
      await expect(name).toBeFocused();
      await page.reload();
      await untilHydrated(page);
      await expect(name).toHaveValue('');
      await expect(page.getByText(RESTORED)).toHaveCount(0);
    },

    'after a mail that failed and a reload, sending again makes no second lead': async () => {
      const enquiry = anEnquiry();
      const leads = keysOf(page, '/api/leads');
      const mails = keysOf(page, '/api/send-email');
      await page.route('**/api/send-email', (route) => route.fulfill({ json: { code: 202 } }));
      await fillEnquiry(page, enquiry);
      await submit.click();
      await expect(alert).toHaveText(MAIL_FAILED);
      await page.reload();
      await expect(page.getByText(RESTORED)).toBeVisible();
      await page.unroute('**/api/send-email');
      await submit.click();
      await expect(alert).toContainText(SUCCESS);
      expect(leads).toHaveLength(1);
      expect(mails).toEqual([leads[0], leads[0]]);
      expect(await countLeads(product, enquiry.email)).toBe(1);
    },

    'Start again in the wizard goes back to an empty step 1': async () => {
      await page.goto('/onboarding');
      await fillRegistration(page, aRegistration());
      await page.reload();
      await startAgain.click();
      await expect(stepHeading(page, 1)).toBeVisible();
      await expect(registerParts(page).name).toHaveValue('');
    },
  });
});

// asvs 14.3.1
test('typing survives a walk through the site and is gone after success', async ({ page }) => {
  const registration = aRegistration();
  await page.goto('/onboarding');
  await fillRegistration(page, registration);
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  // The footer is on every page: without this the next click could still be the first page's.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pay for the shop/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Get Started' }).click();
  const { name, submit, alert, proceed } = registerParts(page);
  await expect(name).toHaveValue(registration.name);
  await expect(page.getByText(RESTORED)).toBeVisible();
  await proceed.click();
  await stepHeading(page, 2).waitFor();
  await proceed.click();
  await submit.click();
  await expect(alert).toHaveText(SUCCESS);
  await expect(page.getByText(RESTORED)).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('two tabs keep their typing apart and both are sent', async ({ page, context, product }) => {
  const [one, two] = [anEnquiry(), anEnquiry()];
  const other = await context.newPage();
  await openHydrated(page, '/enquiry');
  await openHydrated(other, `${product.url}/enquiry`);
  await fillEnquiry(page, one);
  await fillEnquiry(other, two);
  await page.reload();
  await expect(enquiryParts(page).email).toHaveValue(one.email);
  await enquiryParts(page).submit.click();
  await enquiryParts(other).submit.click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('alert')).toContainText(SUCCESS);
  }
  for (const { email } of [one, two]) expect(await countLeads(product, email)).toBe(1);
});

test.describe('off line', () => {
  test.use({ expectedConsole: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ });

  test('the alert comes at once with a line that typing is kept; back on line Submit works, and nothing goes out unasked', async ({
    page,
    context,
    product,
  }) => {
    const enquiry = anEnquiry();
    const leads = keysOf(page, '/api/leads');
    const { submit, alert, message } = enquiryParts(page);
    await openHydrated(page, '/enquiry');
    await fillEnquiry(page, enquiry);
    await goOffline(page);
    await submit.click();
    await expect(alert).toHaveText(EXCEPTION);
    await expect(alert).toBeFocused();
    await expect(page.getByText('You seem to be offline.')).toBeVisible();
    await expect(message).toHaveValue(enquiry.message);
    const before = leads.length;
    await context.setOffline(false);
    await expect(page.getByText('You seem to be offline.')).toHaveCount(0);
    await expect(page.getByText('You can send it again.')).toBeVisible();
    expect(leads).toHaveLength(before);
    await submit.click();
    await expect(page.getByRole('alert')).toContainText(SUCCESS);
    expect(new Set(leads).size).toBe(1);
    expect(await countLeads(product, enquiry.email)).toBe(1);
  });
});

test.describe('passing faults', () => {
  test.use({ expectedConsole: /50[234]|ERR_FAILED|Failed to fetch/ });

  test('503, then no network, then good; and an answer that is lost: one lead, and nobody notices', async ({
    page,
    product,
  }) => {
    const [refused, unanswered] = [anEnquiry(), anEnquiry()];
    const { submit, alert } = enquiryParts(page);
    await page.goto('/enquiry');
    await expectAll(page, {
      '503, then no network, then good: one key, and nobody notices': async () => {
        const leads = keysOf(page, '/api/leads');
        await page.route('**/api/leads', async (route) => {
          if (leads.length === 1) await route.fulfill({ status: 503, json: { success: false } });
          else if (leads.length === 2) await route.abort();
          else await route.continue();
        });
        await fillEnquiry(page, refused);
        await submit.click();
        await expect(alert).toContainText(SUCCESS);
        expect(leads).toHaveLength(3);
        expect(new Set(leads).size).toBe(1);
        await page.unroute('**/api/leads');
      },

      'a lead that was stored without an answer is not stored again': async () => {
        let tries = 0;
        await page.route('**/api/leads', async (route) => {
          tries += 1;
          if (tries > 1) return route.continue();
          await route.fetch();
          return route.abort();
        });
        await page.getByRole('button', { name: 'Send another' }).click();
        await expect(alert).toHaveCount(0);
        await fillEnquiry(page, unanswered);
        await submit.click();
        await expect(alert).toContainText(SUCCESS);
      },

      'of each there is one lead, and one mail': async () => {
        for (const { email } of [refused, unanswered]) {
          expect(await countLeads(product, email)).toBe(1);
          expect(await mailsTo(product.mail, email)).toHaveLength(1);
        }
      },
    });
  });
});

test.describe('no answer at all', () => {
  test.use({ expectedConsole: /TimeoutError|No answer in time/ });

  test('after 15 s it counts as an exception, typing is kept', async ({ page }) => {
    await page.clock.install();
    await page.route('**/api/leads', () => undefined);
    await openHydrated(page, '/enquiry');
    await stopClock(page);
    await page.clock.runFor(5_000);
    const enquiry = anEnquiry();
    await fillEnquiry(page, enquiry);
    const { submit, alert, message } = enquiryParts(page);
    const asked = page.waitForRequest('**/api/leads');
    await submit.click();
    await asked;
    await page.clock.runFor(14_900);
    await expect(alert).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(alert).toHaveText(EXCEPTION);
    await expect(page.getByText('Nothing you typed is lost.')).toBeVisible();
    await expect(message).toHaveValue(enquiry.message);
  });
});

test.describe('the server killed during sending', () => {
  test.use({ expectedConsole: /ERR_|Failed to fetch/ });

  test('and started again: one lead, one mail', async ({ page, ownProduct }) => {
    const registration = aRegistration();
    await page.goto(`${ownProduct.url}/onboarding`);
    await fillRegistration(page, registration);
    const { submit, alert, stage } = registerParts(page);
    await page.route('**/api/leads', async (route) => {
      // The lead is stored, its answer lost with the server.
      await route.fetch();
      await ownProduct.kill();
      await route.abort('connectionreset');
      await page.unroute('**/api/leads');
    });
    await submit.click();
    await expect(alert).toHaveText(EXCEPTION);
    await expect(stage).toHaveValue(registration.stage);
    await ownProduct.start();
    await page.reload();
    await expect(stepHeading(page, 3)).toBeVisible();
    await submit.click();
    await expect(alert).toHaveText(SUCCESS);
    expect(await countLeads(ownProduct, registration.email)).toBe(1);
    await expect.poll(() => mailsTo(ownProduct.mail, registration.email)).toHaveLength(1);
  });
});
