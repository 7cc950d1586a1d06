import { EMPTY_REGISTER, WIZARD_STEPS } from '@high-street/contract';
import { expect, test } from 'vitest';

import { reachableStep, readWizardEntry, stepAfter, stepBefore } from './wizard-entry.ts';

const PROFILE = { contactName: 'Anna', email: 'anna@example.com', phoneNumber: '7700900123' };
const BUSINESS = {
  storeName: 'Bell',
  businessDescription: 'Bread',
  region: 'UK',
  pincode: 'BS1',
  address: '1 High Street',
};

test.each([
  [null, 1, 0],
  [{}, 1, 0],
  [{ step: 2, depth: 1 }, 2, 1],
  [{ step: 3, depth: 4, plan: 'Growth' }, 3, 4],
  [{ step: '2', depth: '1' }, 1, 0],
  [{ step: 4, depth: -1 }, 1, 0],
  [{ step: 2, depth: 1.5 }, 2, 0],
  ['step', 1, 0],
])('the entry %j is step %i at depth %i', (state, step, depth) => {
  expect(readWizardEntry(state)).toEqual({ step, depth });
});

test('an entry shows the first step that is not valid, never a later one than it says', () => {
  const values = EMPTY_REGISTER;
  const profile = { ...values, ...PROFILE };
  const both = { ...profile, ...BUSINESS };
  expect(WIZARD_STEPS.map((step) => reachableStep(step, values))).toEqual([1, 1, 1]);
  expect(WIZARD_STEPS.map((step) => reachableStep(step, profile))).toEqual([1, 2, 2]);
  expect(WIZARD_STEPS.map((step) => reachableStep(step, both))).toEqual([1, 2, 3]);
});

test('steps follow one another and end', () => {
  expect(WIZARD_STEPS.map(stepAfter)).toEqual([2, 3, null]);
  expect(WIZARD_STEPS.map(stepBefore)).toEqual([null, 1, 2]);
});
