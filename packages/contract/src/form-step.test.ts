import { expect, test } from 'vitest';

import { buildRegisterContacts } from '#/build-lead.ts';
import { checkField } from '#/form-field.ts';
import { findInvalidField, firstIncompleteStep, listRuledFields } from '#/form-step.ts';
import type { WizardStep } from '#/lead-form.ts';
import { registerContactsSchema } from '#/lead.ts';
import { anEnquiry, aRegistration } from '#/testing/form-builder.ts';

test('an empty step needs the specified fields', () => {
  const needed = (step: WizardStep) =>
    listRuledFields('register', step).filter((field) => checkField('register', field, {}) !== null);
  expect(needed(1)).toEqual(['contactName', 'email', 'phoneNumber']);
  expect(needed(2)).toEqual(['storeName', 'businessDescription', 'region', 'pincode', 'address']);
  expect(needed(3)).toEqual(['storeGrowthStage']);
});

test('finds the first wrong field of a step in screen order', () => {
  const values = aRegistration({ email: 'wrong', phoneNumber: '' });
  expect(findInvalidField(values, 'register', 1)).toBe('email');
  expect(findInvalidField(values, 'register', 2)).toBeUndefined();
});

test('a text over its limit keeps its step, whether it is required or not', () => {
  const values = aRegistration({ yearEstablished: 'y'.repeat(201) });
  expect(findInvalidField(values, 'register', 2)).toBe('yearEstablished');
  expect(firstIncompleteStep(values)).toBe(2);
  expect(firstIncompleteStep(aRegistration({ email: `${'e'.repeat(254)}@b.com` }))).toBe(1);
  expect(firstIncompleteStep(aRegistration({ message: 'm'.repeat(5_001) }))).toBe(3);
});

test.each([
  ['facebook', 179, null],
  ['facebook', 180, 'Facebook must be 200 characters or fewer'],
  ['instagram', 178, null],
  ['instagram', 185, 'Instagram must be 200 characters or fewer'],
] as const)(
  'an @handle in %s of %i letters is as long as its address: %j',
  (name, length, said) => {
    const values = aRegistration({ [name]: `@${'a'.repeat(length)}` });
    expect(checkField('register', name, values)).toBe(said);
    const { success } = registerContactsSchema.safeParse(buildRegisterContacts(values));
    expect(success).toBe(said === null);
  },
);

test('an enquiry is right with what it asks for alone', () => {
  expect(findInvalidField(anEnquiry(), 'enquiry')).toBeUndefined();
  expect(findInvalidField(anEnquiry({ storeName: 's'.repeat(201) }), 'enquiry')).toBe('storeName');
});

test('finds the first step that is not complete', () => {
  expect(firstIncompleteStep(aRegistration())).toBe(null);
  expect(firstIncompleteStep(aRegistration({ storeGrowthStage: '', region: ' ' }))).toBe(2);
  expect(firstIncompleteStep(aRegistration({ storeGrowthStage: '' }))).toBe(3);
  expect(firstIncompleteStep({})).toBe(1);
});
