import { expect, test } from 'vitest';

import { findPage } from './find-page.ts';

test.each([
  ['/', '/'],
  ['/audit?day=2026-11-25', '/audit?day=2026-11-25'],
  ['/audit/export', '/audit'],
  ['/leads/export', '/leads'],
  ['/leads/export/?view=open', '/leads'],
  ['/you/ways-in', '/you'],
  ['/passkeys', '/'],
  [
    '/people/01994d4e-0000-7000-8000-000000000000/remove',
    '/people/01994d4e-0000-7000-8000-000000000000/remove',
  ],
  ['/nowhere/at/all', '/'],
])('the page for %s is %s', (path, page) => {
  expect(findPage(path)).toBe(page);
});
