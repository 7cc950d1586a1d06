import { expect, test } from 'vitest';

import { suggestEmail } from '#/email-suggestion.ts';

test.each([
  ['anna@gmial.com', 'anna@gmail.com'],
  ['anna@gmai.com', 'anna@gmail.com'],
  ['anna@gmaill.com', 'anna@gmail.com'],
  ['anna@gmsil.com', 'anna@gmail.com'],
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['Anna+x@GMAIL.CMO', 'Anna+x@gmail.com'],
  ['anna@hotmial.co.uk', 'anna@hotmail.co.uk'],
  [' anna@outlok.com ', 'anna@outlook.com'],
])('suggests for %j the address %j', (typed, suggestion) => {
  expect(suggestEmail(typed)).toBe(suggestion);
});

test.each([
  '',
  'anna',
  'anna@gmail',
  'anna@gmail.com',
  'anna@GMAIL.com',
  'anna@yahoo.co.uk',
  'anna@yahoo.co.il',
  'anna@yahoo.co.id',
  'anna@mail.com',
  'anna@ymail.com',
  'anna@cafe.com',
  'anna@gmx.de',
  'anna@gnmial.com',
  'anna@gmail.com.evil.org',
  'gmial.com@cafe.com',
])('suggests nothing for %j', (typed) => {
  expect(suggestEmail(typed)).toBe(null);
});
