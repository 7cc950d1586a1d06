import { expect, test } from 'vitest';

import { fieldsOfStep, firstIncompleteStep, firstInvalidField } from '#/form-step.ts';
import { aRegistration } from '#/testing/form-builder.ts';

test('gates each step by the specified fields', () => {
  expect(fieldsOfStep(1)).toEqual(['contactName', 'email', 'phoneNumber']);
  expect(fieldsOfStep(2)).toEqual([
    'storeName',
    'businessDescription',
    'region',
    'pincode',
    'address',
  ]);
  expect(fieldsOfStep(3)).toEqual(['storeGrowthStage']);
});

test('finds the first wrong field of a step in screen order', () => {
  const values = aRegistration({ email: 'wrong', phoneNumber: '' });
  expect(firstInvalidField(values, fieldsOfStep(1))).toEqual({
    field: 'email',
    message: 'Enter a valid email',
  });
  expect(firstInvalidField(values, fieldsOfStep(2))).toBe(null);
});

test('finds the first step that is not complete', () => {
  expect(firstIncompleteStep(aRegistration())).toBe(null);
  expect(firstIncompleteStep(aRegistration({ storeGrowthStage: '', region: ' ' }))).toBe(2);
  expect(firstIncompleteStep(aRegistration({ storeGrowthStage: '' }))).toBe(3);
  expect(firstIncompleteStep({})).toBe(1);
});
