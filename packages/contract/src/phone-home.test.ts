import { expect, test } from 'vitest';

import { findPhoneHome } from './phone-home.ts';

test.each([
  ['+447700900142', 'Europe/London'],
  ['+44 7700 900142', 'Europe/London'],
  ['+358401234567', 'Europe/Helsinki'],
  ['+353861234567', 'Europe/Dublin'],
  ['+819012345678', 'Asia/Tokyo'],
  ['+919876543210', 'Asia/Kolkata'],
  // A code of two countries, and countries of several zones.
  ['+15035550142', null],
  ['+34612345678', null],
  ['+351912345678', null],
  ['+525512345678', null],
  // Nobody's code.
  ['+999123456789', null],
  ['', null],
])('the number %j is at home in %j', (phone, zone) => {
  expect(findPhoneHome(phone)?.zone ?? null).toBe(zone);
});
