import { expect, test } from 'vitest';

import { buildEnquiryContacts, buildRegisterContacts, buildTexts } from '#/build-lead.ts';
import { ENQUIRY_TEXTS, FORM_FIELDS } from '#/form-field.ts';
import { LEAD_FIELDS } from '#/lead-field.ts';
import { buildShape } from '#/lead-shape.ts';
import { contactsSchema } from '#/lead.ts';
import { anEnquiry, aRegistration } from '#/testing/form-builder.ts';

const [name] = ENQUIRY_TEXTS;

test('each field has a column of its own, but for the country, which contacts do not hold', () => {
  const columns = LEAD_FIELDS.flatMap((field) => ('column' in field ? [field.column] : []));
  expect(new Set(columns).size).toBe(columns.length);
  expect(columns).toHaveLength(LEAD_FIELDS.length - 1);
});

test('the company of an enquiry is optional, the store name of a registration is not', () => {
  const find = (fields: typeof FORM_FIELDS.register) =>
    fields.find((field) => field.name === 'storeName');
  expect(find(FORM_FIELDS.enquiry)).toMatchObject({ label: 'Company', isRequired: false });
  expect(find(FORM_FIELDS.enquiry)?.rule).toBeUndefined();
  expect(find(FORM_FIELDS.register)).toMatchObject({ label: 'Store name', isRequired: true });
  expect(find(FORM_FIELDS.register)?.rule?.('')).toBe('Store name is required');
});

// An idempotency key covers what is stored, key by key: in another order a repeat across an upgrade would be refused.
test('what is stored keeps the order of its first keys', () => {
  const order =
    'contactName phoneNumber email message comments businessHours storeName leadStatus businessType businessDescription address region pincode productsServicesOffered storeGrowthStage'.split(
      ' ',
    );
  for (const contacts of [
    buildEnquiryContacts(anEnquiry()),
    buildRegisterContacts(aRegistration()),
  ]) {
    const keys = new Set(Object.keys(contacts));
    const stored = Object.keys(contactsSchema.parse(contacts));
    expect(stored.filter((key) => order.includes(key))).toEqual(
      order.filter((key) => keys.has(key)),
    );
  }
});

test('a field that is new may be left out, also once the form asks for it', () => {
  for (const rollout of ['accepted', 'asked'] as const) {
    const { contactName } = buildShape(name ? [{ ...name, rollout }] : []);
    expect(contactName.safeParse(undefined)).toMatchObject({ success: true, data: undefined });
    expect(contactName.safeParse(' Anna ').data).toBe('Anna');
    expect(contactName.safeParse(7).success).toBe(false);
  }
});

test('a field that no form asks for yet is not sent, unless somebody sent it here', () => {
  const accepted = name ? [{ ...name, rollout: 'accepted' as const }] : [];
  expect(buildTexts(accepted, anEnquiry({ contactName: '' }))).toEqual({});
  expect(buildTexts(accepted, anEnquiry({ contactName: ' Anna ' }))).toEqual({
    contactName: 'Anna',
  });
  const asked = name ? [{ ...name, rollout: 'asked' as const }] : [];
  expect(buildTexts(asked, anEnquiry({ contactName: '' }))).toEqual({ contactName: '' });
});
