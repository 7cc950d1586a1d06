import { expect, test } from 'vitest';

import { isPlainPress } from './is-plain-press.ts';

const PLAIN = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
};

test('a press of the main button alone is plain', () => {
  expect(isPlainPress(PLAIN)).toBe(true);
});

test.each([
  { button: 1 },
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { defaultPrevented: true },
])('a press with %o is not plain', (besides) => {
  expect(isPlainPress({ ...PLAIN, ...besides })).toBe(false);
});
