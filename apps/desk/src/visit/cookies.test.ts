import { expect, test } from 'vitest';

import { cookieNames, readCookie, readToken, writeCookie } from './cookies.ts';

const TOKEN = 'a'.repeat(43);

test('with TLS, cookies carry the prefix that binds them to the host, and go nowhere unencrypted', () => {
  const origin = 'https://desk.shop.example';
  const { session } = cookieNames(origin);
  expect(session).toBe('__Host-desk');
  expect(writeCookie(session, TOKEN, { origin, seconds: 60 })).toBe(
    `__Host-desk=${TOKEN}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax; Secure`,
  );
});

test('without TLS, no browser would keep such a cookie', () => {
  const origin = 'http://localhost:3002';
  const { session } = cookieNames(origin);
  expect(session).toBe('desk');
  expect(writeCookie(session, '', { origin, seconds: 0 })).toBe(
    'desk=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  );
});

test.for([
  [undefined, null],
  ['', null],
  ['other=1', null],
  ['desk=one', 'one'],
  ['other=1; desk=one; more=2', 'one'],
  ['desk=', ''],
  ['desk=a=b', 'a=b'],
  // Who can set a second one from a neighbouring host must not choose which counts.
  ['desk=one; desk=two', null],
  ['not-desk=one', null],
] as const)('of %s the cookie desk is %s', ([header, value]) => {
  expect(readCookie(header, 'desk')).toBe(value);
});

test.for([
  [`desk=${TOKEN}`, TOKEN],
  [`desk=${TOKEN}a`, null],
  [`desk=${TOKEN.slice(1)}`, null],
  [`desk=${TOKEN.slice(1)}%`, null],
  ['desk=', null],
] as const)('of %s the token is %s', ([header, token]) => {
  expect(readToken(header, 'desk')).toBe(token);
});
