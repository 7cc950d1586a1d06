import type { Locator, Page } from '@playwright/test';

import { expectNoFaults } from './support/axe.ts';
import { expectAll, type Claims } from './support/claims.ts';
import { openHydrated } from './support/open-hydrated.ts';
import {
  aRegistration,
  fillBusiness,
  fillGrowth,
  fillProfile,
  registerParts,
  stepHeading,
} from './support/register-page.ts';
import { expect, test } from './support/test.ts';

const NAME = 'Name is required';

/** What the steps say and want, in the order in which a visitor comes to them. */
const STEPS: Claims = {
  'a message moves nothing': async (page) => {
    const { proceed } = registerParts(page);
    const place = () =>
      proceed.evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
    const before = await place();
    await proceed.click();
    await expect(page.getByText(NAME)).toBeVisible();
    expect(await place()).toBe(before);
  },

  'step 1 lets nobody on without name, email and phone': async (page) => {
    const { proceed, name, email, phone } = registerParts(page);
    const registration = aRegistration();
    await proceed.click();
    for (const message of [NAME, 'Email is required', 'Phone is required']) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
    }
    await expect(name).toBeFocused();
    await name.fill(registration.name);
    await proceed.click();
    await expect(email).toBeFocused();
    await email.fill(registration.email);
    await phone.press('Enter');
    await expect(phone).toBeFocused();
    await expect(stepHeading(page, 1)).toBeVisible();
    await phone.fill(registration.phone);
    await phone.press('Enter');
    await expect(stepHeading(page, 2)).toBeFocused();
  },

  'step 2 lets nobody on without store name, description, region, pincode and address': async (
    page,
  ) => {
    const registration = aRegistration();
    const parts = registerParts(page);
    await parts.proceed.click();
    for (const field of ['Store name', 'Description', 'Region', 'Pincode', 'Address']) {
      await expect(page.getByText(`${field} is required`, { exact: true })).toBeVisible();
    }
    await expect(parts.storeName).toBeFocused();
    for (const field of ['storeName', 'description', 'region', 'pincode', 'address'] as const) {
      await fillBusiness(page, { ...registration, [field]: '' });
      await parts.proceed.click();
      await expect(parts[field]).toBeFocused();
    }
    await fillBusiness(page, registration);
    await parts.proceed.click();
    await expect(stepHeading(page, 3)).toBeFocused();
  },

  'each refusal has its exact alert, the focus on it, and sends nothing': async (page) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    const { submit, alert, stage, facebook, instagram, website } = registerParts(page);
    const good = aRegistration();
    await fillGrowth(page, good);
    for (const { changes, alert: text } of REFUSALS) {
      const registration = { ...good, ...changes };
      await stage.selectOption(registration.stage);
      await facebook.fill(registration.facebook);
      await instagram.fill(registration.instagram);
      await website.fill(registration.website);
      await submit.click();
      await expect(alert).toHaveText(text);
      await expect(alert).toBeFocused();
    }
    expect(calls).toBe(0);
  },

  'growth stage says what it wants, and an alert stays on its step': async (page) => {
    const { submit, stage, alert, back } = registerParts(page);
    await fillGrowth(page, aRegistration({ stage: '' }));
    await submit.click();
    await expect(stage).toHaveAccessibleDescription('Growth stage is required');
    await expect(stage).toHaveAttribute('aria-invalid', 'true');
    await back.click();
    await expect(alert).toHaveCount(0);
  },

  'choices are as specified: twenty products, four stages, a new business': async (page) => {
    const { stage, newBusiness, products, region } = registerParts(page);
    await expect(stage).toHaveValue('');
    expect(await stage.locator('option').allTextContents()).toEqual([
      'Choose one',
      'Startup',
      'Growing',
      'Established',
      'Enterprise',
    ]);
    await expect(products.getByRole('checkbox')).toHaveCount(20);
    await expect(newBusiness).toBeChecked();
    await expect(region).toHaveAccessibleDescription('US, UK, IN');
  },

  'personal fields have their autofill names': async (page) => {
    const { name, email, country, phone, storeName, region, pincode, address, website } =
      registerParts(page);
    const names: [Locator, string][] = [
      [name, 'name'],
      [email, 'email'],
      [country, 'tel-country-code'],
      [phone, 'tel-national'],
      [storeName, 'organization'],
      [region, 'country-name'],
      [pincode, 'postal-code'],
      [address, 'address-line1'],
      [website, 'url'],
    ];
    for (const [input, autocomplete] of names) {
      await expect.soft(input).toHaveAttribute('autocomplete', autocomplete);
    }
  },
};

test('no step lets anybody on without what it needs, and each says what that is', async ({
  page,
}) => {
  await openHydrated(page, '/onboarding');
  await expectAll(page, STEPS);
});

// In the order in which a submission checks them.
const MISSING =
  'Please complete all required business fields: Company, Description, Address, Region, Pincode, and Growth Stage.';
const REFUSALS = [
  { changes: { stage: '' }, alert: MISSING },
  { changes: { stage: '', facebook: 'x', instagram: 'x', website: 'x' }, alert: MISSING },
  {
    changes: { facebook: 'x', instagram: 'x', website: 'x' },
    alert: 'Please enter a valid Facebook URL.',
  },
  { changes: { instagram: 'x', website: 'x' }, alert: 'Please enter a valid Instagram URL.' },
  { changes: { website: 'x' }, alert: 'Please enter a valid website URL.' },
];

/** Expects that nothing is wider than the screen, and that targets are 44 px high. */
async function expectFit(page: Page): Promise<void> {
  const lowest = await page
    .locator('main')
    .locator('button, input:not([type=hidden]), select, textarea, label:has(input)')
    .evaluateAll((all) =>
      Math.min(
        ...all
          .filter((element) => element.closest('[aria-hidden]') === null)
          .filter((element) => element.closest('p, label label') === null)
          .filter((element) => !element.matches('label input'))
          .map((element) => element.getBoundingClientRect().height)
          .filter((height) => height > 0),
      ),
    );
  expect([await isNarrow(page), lowest >= 44]).toEqual([true, true]);
}

const isNarrow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const DESKTOP = { width: 1280, height: 720 };

/** How the steps look while each asks for what it lacks, in the order in which a visitor comes to them. */
const LOOKS: Claims = {
  'step 1 has no accessibility fault': async (page) => {
    await registerParts(page).proceed.click();
    await expect(page.getByText(NAME)).toBeVisible();
    await expectNoFaults(page, 'main');
  },

  'step 1, at 360 px: nothing is wider than the screen and targets are 44 px': async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFit(page);
  },

  'step 2 has no accessibility fault': async (page) => {
    const { proceed } = registerParts(page);
    await page.setViewportSize(DESKTOP);
    await fillProfile(page, aRegistration());
    await proceed.click();
    await stepHeading(page, 2).waitFor();
    await proceed.click();
    await expect(page.getByText('Address is required')).toBeVisible();
    await expectNoFaults(page, 'main');
  },

  'step 2, at 360 px and at 400 % zoom: nothing is wider than the screen and targets are 44 px':
    async (page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await expectFit(page);
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await isNarrow(page)).toBe(true);
    },

  'step 3 has no accessibility fault': async (page) => {
    const { proceed, submit, alert } = registerParts(page);
    await page.setViewportSize(DESKTOP);
    await fillBusiness(page, aRegistration());
    await proceed.click();
    await submit.click();
    await expect(alert).toBeVisible();
    await expectNoFaults(page, 'main');
  },
};

test('no step has an accessibility fault, is wider than its screen or has small targets', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/onboarding?plan=growth');
  await expectAll(page, LOOKS);
});
