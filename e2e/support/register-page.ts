import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

/** A complete registration; its address is new each time, so that its mail can be found. */
export function aRegistration(changes: Partial<ReturnType<typeof complete>> = {}) {
  return { ...complete(), ...changes };
}

function complete() {
  return {
    name: 'Priya Sharma',
    email: `priya.${randomUUID().slice(0, 8)}@fieldandfold.example`,
    phone: '7700900142',
    storeName: 'Field & Fold',
    description: 'A family farm shop with a Saturday breakfast counter.',
    region: 'UK',
    pincode: 'BS8 2AB',
    address: '4 Orchard Row, Bristol',
    years: 'Under a year',
    employees: '2 to 5',
    message: 'We sell out by noon on Saturdays.',
    stage: 'Growing',
    website: 'fieldandfold.example',
    facebook: '@fieldandfold',
    instagram: 'instagram.com/fieldandfold',
  };
}

type Registration = ReturnType<typeof complete>;

/** The parts of the register page by the names that people see; only those of the shown step are found by role. */
export function registerParts(page: Page) {
  return {
    name: page.getByLabel('Full name'),
    email: page.getByLabel('Email'),
    country: page.getByLabel('Country code'),
    phone: page.getByLabel('Phone', { exact: true }),
    newBusiness: page.getByRole('radio', { name: 'New Business' }),
    existingBusiness: page.getByRole('radio', { name: 'Existing Business' }),
    storeName: page.getByLabel('Store name'),
    description: page.getByLabel('Business description'),
    region: page.getByLabel('Region'),
    pincode: page.getByLabel('Pincode / zip'),
    address: page.getByLabel('Address', { exact: true }),
    years: page.getByLabel('How long in business'),
    employees: page.getByLabel('Number of employees'),
    products: page.getByRole('group', { name: /^Products and services/ }),
    message: page.getByLabel('What should we know about your brand'),
    stage: page.getByLabel('Growth stage'),
    website: page.getByLabel('Business website'),
    facebook: page.getByLabel('Facebook handle'),
    instagram: page.getByLabel('Instagram handle'),
    proceed: page.getByRole('button', { name: 'Continue' }),
    back: page.getByRole('button', { name: 'Back', exact: true }),
    submit: page.getByRole('button', { name: 'Complete Submission' }),
    alert: page.getByRole('alert'),
    startAgain: page.getByRole('button', { name: 'Start again' }),
  } satisfies Record<string, Locator>;
}

/** The heading of a step, which is visible on that step alone. */
export function stepHeading(page: Page, step: 1 | 2 | 3): Locator {
  return page.getByRole('heading', { level: 2, name: new RegExp(`^Step ${step} of 3`) });
}

/** Types the three lines of step 1. */
export async function fillProfile(page: Page, registration: Registration): Promise<void> {
  const parts = registerParts(page);
  await parts.name.fill(registration.name);
  await parts.email.fill(registration.email);
  await parts.phone.fill(registration.phone);
}

/** Types step 2 without choosing products. */
export async function fillBusiness(page: Page, registration: Registration): Promise<void> {
  const parts = registerParts(page);
  await parts.storeName.fill(registration.storeName);
  await parts.description.fill(registration.description);
  await parts.region.fill(registration.region);
  await parts.pincode.fill(registration.pincode);
  await parts.address.fill(registration.address);
  await parts.years.fill(registration.years);
  await parts.employees.fill(registration.employees);
}

/** Types step 3. */
export async function fillGrowth(page: Page, registration: Registration): Promise<void> {
  const parts = registerParts(page);
  await parts.message.fill(registration.message);
  await parts.stage.selectOption(registration.stage);
  await parts.website.fill(registration.website);
  await parts.facebook.fill(registration.facebook);
  await parts.instagram.fill(registration.instagram);
}

/** Goes from an open register page to a filled step 3. */
export async function fillRegistration(page: Page, registration: Registration): Promise<void> {
  const { proceed } = registerParts(page);
  await fillProfile(page, registration);
  await proceed.click();
  await stepHeading(page, 2).waitFor();
  await fillBusiness(page, registration);
  await proceed.click();
  await stepHeading(page, 3).waitFor();
  await fillGrowth(page, registration);
}
