import { expect, test } from 'vitest';

import { listFieldFaults } from '#/field-fault.ts';

test('keeps the first message of each field and joins its path', () => {
  const faults = listFieldFaults([
    { path: ['contacts', 'email'], message: 'Email is required' },
    { path: ['contacts', 'email'], message: 'Enter a valid email' },
    { path: ['contacts', 'productsServicesOffered', 0], message: 'No' },
    { path: [], message: 'The request must be an object' },
  ]);
  expect(faults).toEqual([
    { field: 'contacts.email', message: 'Email is required' },
    { field: 'contacts.productsServicesOffered.0', message: 'No' },
    { field: '', message: 'The request must be an object' },
  ]);
});

test('lists no more than fifty', () => {
  const issues = Array.from({ length: 1000 }, (_, index) => ({ path: [index], message: 'No' }));
  expect(listFieldFaults(issues)).toHaveLength(50);
});
