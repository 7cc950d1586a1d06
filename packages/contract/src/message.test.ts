import { expect, test } from 'vitest';

import { ALERT, FIELD_MESSAGE } from '#/message.ts';

test('words every field message as specified', () => {
  expect(Object.values(FIELD_MESSAGE)).toEqual([
    'Name is required',
    'Email is required',
    'Enter a valid email',
    'Phone is required',
    'Phone number must be exactly 10 digits',
    'Store name is required',
    'Description is required',
    'Region is required',
    'Pincode is required',
    'Address is required',
    'Growth stage is required',
    'Please enter a valid Facebook URL',
    'Please enter a valid Instagram URL',
    'Please enter a valid Website URL',
  ]);
});

test('words every alert as specified', () => {
  expect(Object.values(ALERT)).toEqual([
    'Please enter a valid email address.',
    'Please complete all required business fields: Company, Description, Address, Region, Pincode, and Growth Stage.',
    'Please enter a valid Facebook URL.',
    'Please enter a valid Instagram URL.',
    'Please enter a valid website URL.',
    'Please fill in all required fields.',
    'Error in form submission, please try again.',
    'Email failed to send. Form was submitted, but please check your inbox later.',
    'Something went wrong. Please try again.',
    'Form submitted successfully!',
  ]);
});
