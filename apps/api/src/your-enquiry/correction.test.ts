import { appendHeldBooking, buildEnquiryContacts, EMPTY_ENQUIRY } from '@high-street/contract';
import { expect, test } from 'vitest';

import { checkCorrection, writeTyped } from './correction.ts';

const BOOKING = { start: '2026-05-14T14:30:00Z', timeZone: 'Europe/London' };
const ENDING = '"Booking Date & Time: 14 May 2026, 15:30 (Europe/London)"';
const SENT = buildEnquiryContacts({
  ...EMPTY_ENQUIRY,
  contactName: 'Anna Bell',
  storeName: 'Bell Bakery',
  email: 'anna@example.com',
  country: 'GB',
  phoneNumber: '7700900123',
});

test.for([
  ['Two shops.', 'Two shops.', `Two shops. ${ENDING}`],
  ['', 'Two shops.', `Two shops. ${ENDING}`],
  ['Two shops.', '', ENDING],
  ['', '', ENDING],
] as const)(
  'a booking that ends the message %j still ends it after it became %j',
  ([first, words, expected]) => {
    const contacts = { ...SENT, message: appendHeldBooking(first, BOOKING) };
    const typed = writeTyped(contacts);
    typed.set('message', words);

    const checked = checkCorrection(contacts, typed);

    const corrected = checked.isGood ? checked.contacts : null;
    expect(corrected?.message).toBe(expected);
    expect(corrected && writeTyped(corrected).get('message')).toBe(words);
  },
);
