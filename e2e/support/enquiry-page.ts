import { randomUUID } from 'node:crypto';

import type { Locator, Page } from '@playwright/test';

/** A complete enquiry; its address is new each time, so that its mail can be found. */
export function anEnquiry(changes: Partial<ReturnType<typeof complete>> = {}) {
  return { ...complete(), ...changes };
}

function complete() {
  return {
    name: 'Priya Sharma',
    email: `priya.${randomUUID().slice(0, 8)}@bramble.example`,
    phone: '7700900142',
    company: 'Bramble Bakery',
    message: 'We bake on four mornings a week.',
  };
}

/** The enquiry page, or what holds the form on another. */
type Place = Pick<Page, 'getByLabel' | 'getByRole'>;

/** The parts of the enquiry form by the names that people see. */
export function enquiryParts(page: Place) {
  return {
    name: page.getByLabel('Name'),
    email: page.getByLabel('Email'),
    country: page.getByLabel('Country code'),
    phone: page.getByLabel('Phone'),
    company: page.getByLabel('Company'),
    message: page.getByLabel('Message'),
    submit: page.getByRole('button', { name: /^Submit/ }),
    alert: page.getByRole('alert'),
  } satisfies Record<string, Locator>;
}

/** Types a whole enquiry into the form. */
export async function fillEnquiry(
  page: Place,
  enquiry: ReturnType<typeof complete>,
): Promise<void> {
  const parts = enquiryParts(page);
  await parts.name.fill(enquiry.name);
  await parts.email.fill(enquiry.email);
  await parts.phone.fill(enquiry.phone);
  await parts.company.fill(enquiry.company);
  await parts.message.fill(enquiry.message);
}
