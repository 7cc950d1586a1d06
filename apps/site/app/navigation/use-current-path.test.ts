import { expect, test } from 'vitest';

import { isSamePath } from './use-current-path.ts';

test.each([
  ['/faqs', '/faqs/', true],
  ['/faqs/', '/faqs', true],
  ['/', '/', true],
  ['/', '/faqs', false],
  ['/faqs', '/pricing', false],
])('%s and %s are one page: %j', (one, other, isSame) => {
  expect(isSamePath(one, other)).toBe(isSame);
});
