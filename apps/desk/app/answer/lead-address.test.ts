import { expect, test } from 'vitest';

import { backAddress, leadAddress, NEXT_UP } from './lead-address.ts';

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
