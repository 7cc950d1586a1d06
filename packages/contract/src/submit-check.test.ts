import { expect, test } from 'vitest';

import { EMPTY_ENQUIRY, EMPTY_REGISTER, type RegisterValues } from '#/form-values.ts';
import { ALERT } from '#/message.ts';
import { checkBeforeSubmit } from '#/submit-check.ts';
import { anEnquiry, aRegistration } from '#/testing/form-builder.ts';

test('lets filled forms pass', () => {
  expect(checkBeforeSubmit('enquiry', anEnquiry())).toBe(null);
  expect(checkBeforeSubmit('register', aRegistration())).toBe(null);
  const bare = { facebook: '', instagram: '', businessWebsite: '', message: '' };
  expect(checkBeforeSubmit('register', aRegistration(bare))).toBe(null);
});

test('checks in the decided order, each alert hiding the later ones', () => {
  const faults: [Partial<RegisterValues>, string][] = [
    [{ email: 'wrong' }, ALERT.invalidEmail],
    [{ pincode: ' ' }, ALERT.missingBusinessFields],
    [{ facebook: 'cafe' }, ALERT.invalidFacebook],
    [{ instagram: 'cafe' }, ALERT.invalidInstagram],
    [{ businessWebsite: 'cafe' }, ALERT.invalidWebsite],
    [{ phoneNumber: '' }, ALERT.missingRequiredFields],
  ];
  for (const [index, [, alert]] of faults.entries()) {
    const changes: Partial<RegisterValues> = Object.assign(
      {},
      ...faults.slice(index).map(([fault]) => fault),
    );
    expect(checkBeforeSubmit('register', aRegistration(changes))).toBe(alert);
  }
});

test.each([
  'storeName',
  'businessDescription',
  'address',
  'region',
  'pincode',
  'storeGrowthStage',
] as const)('misses the business field %s', (field) => {
  expect(checkBeforeSubmit('register', aRegistration({ [field]: '' }))).toBe(
    ALERT.missingBusinessFields,
  );
});

test.each([
  [{ email: '' }],
  [{ contactName: ' ' }],
  [{ phoneNumber: '' }],
  [{ phoneNumber: '770090012' }],
])('asks an enquiry with %j to fill in all required fields', (changes) => {
  expect(checkBeforeSubmit('enquiry', anEnquiry(changes))).toBe(ALERT.missingRequiredFields);
});

test('asks empty forms for what comes first', () => {
  expect(checkBeforeSubmit('enquiry', EMPTY_ENQUIRY)).toBe(ALERT.missingRequiredFields);
  expect(checkBeforeSubmit('register', EMPTY_REGISTER)).toBe(ALERT.missingBusinessFields);
});

// asvs 2.2.3
test('does not ask an enquiry for business fields', () => {
  expect(checkBeforeSubmit('enquiry', aRegistration({ region: '', facebook: 'cafe' }))).toBe(null);
});
