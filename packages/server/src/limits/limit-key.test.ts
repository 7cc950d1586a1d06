import { expect, test } from 'vitest';

import { limitKey } from './limit-key.ts';

const SECRET = 's'.repeat(32);

test('gives the same person the same key, and another limit or secret another one', () => {
  const key = limitKey(SECRET, 'lead-email', 'anna@example.com');

  expect(limitKey(SECRET, 'lead-email', 'anna@example.com')).toBe(key);
  expect(limitKey(SECRET, 'lead-address', 'anna@example.com')).not.toBe(key);
  expect(limitKey('x'.repeat(32), 'lead-email', 'anna@example.com')).not.toBe(key);
  expect(limitKey(SECRET, 'lead-email', 'bea@example.com')).not.toBe(key);
});

test('says nothing of the person and fits the column', () => {
  expect(limitKey(SECRET, 'lead-email', 'anna@example.com')).toMatch(/^[\w-]{43}$/);
});
