import type { Page } from '@playwright/test';

import { expectAll } from './support/claims.ts';
import { countLeads } from './support/count-leads.ts';
import { openHydrated, untilHydrated, watchHydration } from './support/open-hydrated.ts';
import {
  aRegistration,
  fillProfile,
  fillRegistration,
  registerParts,
  stepHeading,
} from './support/register-page.ts';
import { skipToContent } from './support/skip-to-content.ts';
import { expect, test } from './support/test.ts';

const SUCCESS = 'Form submitted successfully!';

/** Waits until the wizard has answered the browser's Forward: it writes into the entry which step it shows there. */
async function untilSettled(page: Page, entry: { step: number; depth: number }): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.usr)).toMatchObject(entry);
}

test("the browser's Back and Forward are the wizard's, and the address stays", async ({
  page,
  product,
}) => {
  const registration = aRegistration();
  await page.goto('/');
  await page.goto('/onboarding');
  await fillRegistration(page, registration);
  const { back, name, storeName, stage } = registerParts(page);
  await page.goBack();
  await expect(stepHeading(page, 2)).toBeFocused();
  await expect(storeName).toHaveValue(registration.storeName);
  await back.click();
  await expect(stepHeading(page, 1)).toBeFocused();
  await expect(name).toHaveValue(registration.name);
  await page.goForward();
  await expect(stepHeading(page, 2)).toBeVisible();
  await page.goForward();
  await expect(stage).toHaveValue('Growing');
  await expect(page).toHaveURL(`${product.url}/onboarding`);
  for (const step of [2, 1] as const) {
    await page.goBack();
    await expect(stepHeading(page, step)).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${product.url}/`);
});

test('the steps are gone through on and back, however hastily', async ({ page }) => {
  const { proceed, back, submit, alert, pincode, email, website } = registerParts(page);
  await page.goto('/onboarding');
  await fillProfile(page, aRegistration());
  await expectAll(page, {
    'a step takes the focus along with being shown, so that what is pressed at once keeps it':
      async () => {
        const focused = page.evaluate(async () => {
          const form = document.querySelector('form');
          if (!form) throw new Error('no form is on the page');
          // Told before the browser does anything else than what changed the step.
          await new Promise((resolve) => {
            new MutationObserver(resolve).observe(form, { attributeFilter: ['data-step'] });
          });
          return document.activeElement?.textContent;
        });
        await proceed.click();
        expect(await focused).toMatch(/^Step 2 of 3/);
        await page.goBack();
        await expect(stepHeading(page, 1)).toBeFocused();
      },

    'Continue works again after any number of Backs': async () => {
      for (let round = 0; round < 3; round += 1) {
        await proceed.click();
        await expect(stepHeading(page, 2)).toBeFocused();
        if (round % 2 === 0) await back.click();
        else await page.goBack();
        await expect(stepHeading(page, 1)).toBeFocused();
      }
    },

    'Continue pressed ten times goes one step': async () => {
      await page.evaluate(() => {
        const form = document.querySelector('form');
        for (let press = 0; press < 10; press += 1) form?.requestSubmit();
      });
      await expect(stepHeading(page, 2)).toBeVisible();
      await page.goBack();
      await expect(stepHeading(page, 1)).toBeVisible();
    },

    'after a refused submission both ways back show the top of the step before, with the focus on its heading':
      async () => {
        await fillRegistration(page, aRegistration({ website: 'not an address' }));
        for (const goBack of [() => back.click(), () => page.goBack()]) {
          await submit.click();
          await expect(alert).toHaveText('Please enter a valid website URL.');
          await goBack();
          await expect(stepHeading(page, 2)).toBeFocused();
          await expect(stepHeading(page, 2)).toBeInViewport({ ratio: 1 });
          await expect(alert).toHaveCount(0);
          await proceed.click();
          await expect(stepHeading(page, 3)).toBeFocused();
        }
      },

    'an entry whose earlier steps are not valid shows the first incomplete step': async () => {
      await website.fill('');
      await page.goBack();
      await pincode.fill('');
      await page.goForward();
      await untilSettled(page, { step: 2, depth: 2 });
      await expect(stepHeading(page, 2)).toBeVisible();
      await expect(page.getByText('Pincode is required')).toBeVisible();
      await page.goBack();
      await page.goBack();
      await email.fill('priya@bramble');
      await page.goForward();
      await untilSettled(page, { step: 1, depth: 1 });
      await expect(stepHeading(page, 1)).toBeVisible();
    },
  });
});

test('one press of Back shows the step before, also where the entry before is of the same step', async ({
  page,
}) => {
  const registration = aRegistration();
  const { back, name, pincode } = registerParts(page);
  await page.goto('/onboarding');
  await fillRegistration(page, registration);
  await page.goBack();
  await pincode.fill('');
  await page.goForward();
  await untilSettled(page, { step: 2, depth: 2 });
  await pincode.fill(registration.pincode);
  await back.click();
  await expect(stepHeading(page, 1)).toBeFocused();
  await expect(name).toHaveValue(registration.name);
});

test('a reload in step 3 and the skip link keep the step, the plan and every word, and the form can be sent', async ({
  page,
  product,
}) => {
  const registration = aRegistration();
  await watchHydration(page);
  await page.goto('/pricing');
  await page
    .getByRole('article', { name: 'Scale', exact: true })
    .getByRole('link', { name: /Get Started/ })
    .click();
  await fillRegistration(page, registration);
  await page.reload();
  const { submit, stage, facebook } = registerParts(page);
  await untilHydrated(page);
  await skipToContent(page);
  await expect(stepHeading(page, 3)).toBeVisible();
  await expect(page.getByText('Scale plan')).toBeVisible();
  await expect(stage).toHaveValue('Growing');
  await expect(facebook).toHaveValue('@fieldandfold');
  await page.goBack();
  await expect(registerParts(page).storeName).toHaveValue('Field & Fold');
  await page.goForward();
  await submit.click();
  await expect(page).toHaveURL(`${product.url}/pricing`);
  expect(await countLeads(product, registration.email)).toBe(1);
});

test('the whole form is filled in and sent by keyboard alone', async ({ page }) => {
  const registration = aRegistration();
  await page.goto('/onboarding');
  const { name, storeName, stage, alert } = registerParts(page);
  await name.focus();
  for (const text of [registration.name, registration.email]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Tab');
  await page.keyboard.type(registration.phone);
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 2)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(registerParts(page).existingBusiness).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(storeName).toBeFocused();
  for (const text of ['Field & Fold', 'A farm shop', 'UK', 'BS8 2AB', '4 Orchard Row', '', '']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Dine-in Service' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(stepHeading(page, 3)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(stage).toBeFocused();
  await page.keyboard.type('Gro');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText(SUCCESS);
});

test('a link leads to a form that has the plan and the kept words when it is first seen', async ({
  page,
}) => {
  await openHydrated(page, '/onboarding');
  await page.getByLabel('Full name').fill('Anna');
  await openHydrated(page, '/pricing');
  // Told between React's two renders, where there are two.
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      const name = document.querySelector('input[name=contactName]');
      if (!(name instanceof HTMLInputElement)) return;
      observer.disconnect();
      const picture = document.querySelector('.register-words');
      document.documentElement.dataset['firstSeen'] = `${name.value}, ${picture?.textContent}`;
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Get Started with Growth' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-first-seen', /^Anna, .*Growth plan/);
});
