import { expect, test } from 'vitest';

import { withQuery } from './with-query.ts';

test.for([
  ['/audit', { who: undefined, what: '', day: null }, '/audit'],
  ['/audit', { who: 'command', day: '2026-11-30' }, '/audit?who=command&day=2026-11-30'],
  ['/bookings?as=list', { done: 'moved' }, '/bookings?as=list&done=moved'],
  ['/sign-in/oidc', { to: '/leads?q=a&b' }, '/sign-in/oidc?to=%2Fleads%3Fq%3Da%26b'],
] as const)('%s with %o is %s', ([path, query, address]) => {
  expect(withQuery(path, query)).toBe(address);
});
