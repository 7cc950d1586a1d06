import { expect, test } from 'vitest';

import { IDEMPOTENCY_HEADER, isIdempotencyKey } from '#/idempotency.ts';

test('names the header', () => {
  expect(IDEMPOTENCY_HEADER).toBe('Idempotency-Key');
});

test.each([
  'a'.repeat(16),
  'A-z_0'.repeat(20),
  'x'.repeat(128),
  '0b0e7a52-6c3a-4b7e-9d55-2f6d1c0a9e11',
])('accepts the key %j', (key) => {
  expect(isIdempotencyKey(key)).toBe(true);
});

test.each([
  '',
  'a'.repeat(15),
  'a'.repeat(129),
  `${'a'.repeat(16)}\n`,
  `${'a'.repeat(16)} b`,
  `${'a'.repeat(16)}é`,
  undefined,
  null,
  1234567890123456,
  ['a'.repeat(16)],
])('refuses the key %j', (key) => {
  expect(isIdempotencyKey(key)).toBe(false);
});
