import { expect, test } from 'vitest';

import { createKeyRing, newKey } from './new-key.ts';

test('a key is a UUID, and no two are the same', () => {
  const [one, two] = [newKey(), newKey()];
  expect(one).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
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
