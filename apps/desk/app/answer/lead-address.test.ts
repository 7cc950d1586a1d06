import { expect, test } from 'vitest';

import { backAddress, leadAddress, listAddress, NEXT_UP } from './lead-address.ts';

test('leads back to the lead with the list that it was opened from, and to Next up where it was in hand there', () => {
  expect(leadAddress('7Q4M-2XKP/note', { list: 'view=mine' })).toBe(
    '/leads/7Q4M-2XKP/note?list=view%3Dmine',
  );
  expect(backAddress('7Q4M-2XKP', { list: 'view=mine', done: 'noted' })).toBe(
    '/leads/7Q4M-2XKP?list=view%3Dmine&done=noted',
  );
  expect(backAddress('7Q4M-2XKP', { list: NEXT_UP, done: 'noted' })).toBe(
    '/?at=7Q4M-2XKP&done=noted',
  );
});

test.for([
  [null, '/leads'],
  ['', '/leads'],
  [NEXT_UP, '/leads'],
  ['view=won&page=p2', '/leads?view=won&page=p2'],
  ['view=won\r\nset-cookie: a', '/leads?view=won%0D%0Aset-cookie%3A+a'],
] as const)('leads from the list %j to %j', ([list, address]) => {
  expect(listAddress(list)).toBe(address);
});

test('the list says what was done after what it shows', () => {
  expect(listAddress('page=p2', { done: 'erased' })).toBe('/leads?page=p2&done=erased');
  expect(listAddress(null, { done: 'erased' })).toBe('/leads?done=erased');
});
