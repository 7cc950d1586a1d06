import { expect, test } from 'vitest';

import { createKeyRing, newKey } from './new-key.ts';

test('a key has 32 hexadecimal digits, and no two are the same', () => {
  const [one, two] = [newKey(), newKey()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(two).not.toBe(one);
});

test('one content keeps its key, and another one gets another', () => {
  const { keyOf } = createKeyRing(newKey);
  const first = keyOf('one');
  expect(keyOf('one')).toBe(first);
  expect(keyOf('two')).not.toBe(first);
});

test('a key that was forgotten is given to nothing any more', () => {
  const { keyOf, forget } = createKeyRing(newKey);
  const first = keyOf('one');
  forget();
  expect(keyOf('one')).not.toBe(first);
});
