import { expect, test } from 'vitest';

import { isSignatureOf, manageUrlOf, signBooking } from './booking-link.ts';

const KEY = 'k'.repeat(32);

test('knows its own signature of a reference, and no other', () => {
  const signature = signBooking(KEY, 'AAAAA-11111');

  expect(isSignatureOf(KEY, 'AAAAA-11111', signature)).toBe(true);
  expect(isSignatureOf(KEY, 'AAAAA-11112', signature)).toBe(false);
  expect(isSignatureOf('K'.repeat(32), 'AAAAA-11111', signature)).toBe(false);
  expect(isSignatureOf(KEY, 'AAAAA-11111', `${signature}=`)).toBe(false);
  expect(isSignatureOf(KEY, 'AAAAA-11111', '')).toBe(false);
});

test('signs the same with a key of bytes as with its text', () => {
  expect(signBooking(Buffer.from(KEY), 'AAAAA-11111')).toBe(signBooking(KEY, 'AAAAA-11111'));
});

test.for([
  ['http://localhost:3001/', 'http://localhost:3001/bookings/AAAAA-11111'],
  ['https://shop.example/calendar/', 'https://shop.example/calendar/bookings/AAAAA-11111'],
] as const)('stands under %s', ([calendarUrl, page]) => {
  const signature = signBooking(KEY, 'AAAAA-11111');

  expect(manageUrlOf(calendarUrl, KEY, 'AAAAA-11111')).toBe(`${page}?signature=${signature}`);
});
