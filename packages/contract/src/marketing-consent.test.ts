import { expect, test } from 'vitest';

import { buildEnquiryContacts } from '#/build-lead.ts';
import { createLeadRequestSchema } from '#/lead.ts';
import { writeConsent } from '#/marketing-box.ts';
import { marketingConsentSchema, readConsent } from '#/marketing-consent.ts';
import { anEnquiry } from '#/testing/form-builder.ts';

const CONSENT = { version: '2', wording: 'Send me news and offers by email.' };

test('it travels beside the contacts, and never inside', () => {
  const contacts = buildEnquiryContacts(anEnquiry());
  const beside = { contacts, marketingConsent: CONSENT };
  expect(createLeadRequestSchema.parse(beside)).toEqual(beside);
  const inside = { contacts: { ...contacts, marketingConsent: CONSENT } };
  expect(createLeadRequestSchema.safeParse(inside).error?.issues[0]?.message).toBe(
    'Contacts must not have unknown fields',
  );
});

test.each([
  [{ ...CONSENT, wording: '' }, 'Wording must have words in it'],
  [{ ...CONSENT, version: ' ' }, 'Version must have words in it'],
  [{ ...CONSENT, wording: 'x'.repeat(501) }, 'Wording must be 500 characters or fewer'],
  [
    { ...CONSENT, wording: 'one\ntwo' },
    'Wording must not contain line breaks or control characters',
  ],
  [
    { ...CONSENT, wording: '\u202Eseye' },
    'Wording must not contain marks that turn the direction of text',
  ],
  [{ ...CONSENT, at: '2026-11-29' }, 'Marketing consent must not have unknown fields'],
  [true, 'Marketing consent must be an object'],
])('refuses %j', (consent, message) => {
  expect(marketingConsentSchema.safeParse(consent).error?.issues[0]?.message).toBe(message);
});

test('without scripts the box brings all that was shown', () => {
  expect(readConsent(writeConsent(CONSENT))).toEqual(CONSENT);
});

test.each([null, '', 'on', '{}', 'null', '{"version":"1"}'])('%j is no yes', (sent) => {
  expect(readConsent(sent)).toBeNull();
});
