import { expect, test } from 'vitest';

import { isSignatureOf, buildManageUrl, signBooking } from './booking-link.ts';

const KEY = { signing: 'k'.repeat(32), earlier: [] };

// asvs 9.1.1
test('knows its own signature of a reference, and no other', () => {
  const signature = signBooking(KEY, 'AAAAA-11111');

  expect(isSignatureOf(KEY, 'AAAAA-11111', signature)).toBe(true);
  expect(isSignatureOf(KEY, 'AAAAA-11112', signature)).toBe(false);
  expect(isSignatureOf({ signing: 'K'.repeat(32), earlier: [] }, 'AAAAA-11111', signature)).toBe(
    false,
  );
  expect(isSignatureOf(KEY, 'AAAAA-11111', `${signature}=`)).toBe(false);
  expect(isSignatureOf(KEY, 'AAAAA-11111', '')).toBe(false);
});

test('signs the same with a key of bytes as with its text', () => {
  expect(signBooking({ signing: Buffer.from(KEY.signing), earlier: [] }, 'AAAAA-11111')).toBe(
    signBooking(KEY, 'AAAAA-11111'),
  );
});

test('links that were signed with an earlier key go on opening, and new ones are not signed with it', () => {
  const keys = { signing: 'K'.repeat(32), earlier: [KEY.signing] };
  const signature = signBooking(KEY, 'AAAAA-11111');

  expect(isSignatureOf(keys, 'AAAAA-11111', signature)).toBe(true);
  expect(isSignatureOf(keys, 'AAAAA-11112', signature)).toBe(false);
  expect(signBooking(keys, 'AAAAA-11111')).not.toBe(signature);
});

test.for([
  ['http://localhost:3001/', 'http://localhost:3001/bookings/AAAAA-11111'],
  ['https://shop.example/calendar/', 'https://shop.example/calendar/bookings/AAAAA-11111'],
] as const)('stands under %s', ([calendarUrl, page]) => {
  const signature = signBooking(KEY, 'AAAAA-11111');

  expect(buildManageUrl(calendarUrl, KEY, 'AAAAA-11111')).toBe(`${page}?signature=${signature}`);
});
