import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { expect, test } from 'vitest';

import { attemptFor } from './attempt.ts';

const ROBOT = { robot: { trap: '', token: null }, bookingReference: null };
const CONTACTS = buildEnquiryContacts({ ...EMPTY_ENQUIRY, contactName: 'Anna' });

test('the same content goes out under the same key, with what was known of it', () => {
  const first = { ...attemptFor(CONTACTS, null, ROBOT), isStored: true };
  expect(attemptFor(CONTACTS, first, { ...ROBOT, bookingReference: 'LATER' })).toBe(first);
});

test('an edited content gets a key of its own and is not stored yet', () => {
  const first = { ...attemptFor(CONTACTS, null, ROBOT), isStored: true };
  const second = attemptFor({ ...CONTACTS, message: 'More' }, first, ROBOT);
  expect(second.key).not.toBe(first.key);
  expect(second.isStored).toBe(false);
});
