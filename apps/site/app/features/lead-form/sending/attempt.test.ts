import { buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { expect, test } from 'vitest';

import { attemptFor, readAttempt } from './attempt.ts';

const ROBOT = { robot: { trap: '', token: null }, bookingReference: null, marketingConsent: null };
const YES = { ...ROBOT, marketingConsent: { version: '1', wording: 'Send me news.' } };
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

test('the box for news and offers sends the same lead again, under its key, for what it says now', () => {
  const ticked = { ...attemptFor(CONTACTS, null, YES), isStored: true };
  expect(
    attemptFor(CONTACTS, ticked, { ...YES, marketingConsent: { ...YES.marketingConsent } }),
  ).toBe(ticked);
  const cleared = attemptFor(CONTACTS, ticked, ROBOT);
  expect(cleared).toEqual({ ...ticked, marketingConsent: null, isStored: false });
  const reworded = { ...ROBOT, marketingConsent: { version: '2', wording: 'Send me offers.' } };
  expect(attemptFor(CONTACTS, ticked, reworded)).toMatchObject({
    key: ticked.key,
    isStored: false,
  });
});

test('a kept attempt with a yes is sent again, under its key, for what the box says then', () => {
  const kept = (companions: typeof ROBOT | typeof YES) =>
    readAttempt({ ...attemptFor(CONTACTS, null, companions), isStored: true });
  expect(kept(YES)).toMatchObject({ marketingConsent: null, isStored: false });
  expect(kept(ROBOT)).toMatchObject({ marketingConsent: null, isStored: true });
});
