import { expect, test } from 'vitest';

import { expandHandle, isWebAddress } from '#/web-address.ts';

test.each([
  'cafe.com',
  'www.cafe.com',
  'www.cafe.co.uk',
  'cafe.co.uk',
  'https://instagram.com/cafe?x=1',
  'http://cafe.com',
  'HTTPS://WWW.CAFE.CO.UK/Menu',
  'cafe.com/',
  'cafe.com/a/b#c',
  'my-cafe.london',
  '7eleven.com',
  'café.fr',
  'кафе.рф',
  'भारत.भारत',
  'مقهى.شبكة',
  ' cafe.com ',
  `cafe.com/${'a'.repeat(10_000)}`,
])('accepts the web address %j', (value) => {
  expect(isWebAddress(value)).toBe(true);
});

// asvs 1.2.2
test.each([
  '',
  'cafe',
  'a.b.c.com',
  'www.shop.cafe.co.uk',
  'a.b.c.co.uk',
  'ftp://cafe.com',
  'javascript:alert(1)',
  'https://',
  'https://https://cafe.com',
  '//cafe.com',
  '/cafe.com',
  '.com',
  'cafe.',
  'cafe..com',
  '-cafe.com',
  'cafe-.com',
  'cafe.c',
  'cafe.c0m',
  '192.168.0.1',
  'localhost',
  'cafe.com:8080',
  'cafe.com?x=1',
  'user@cafe.com',
  'my cafe.com',
  'cafe.com/a b',
  'cafe.com/\u0000',
  'cafe.com/\nx',
  'ca_fe.com',
  'c\u202eafe.com',
  '🍕.com',
  'a'.repeat(10_000),
])('refuses the web address %j', (value) => {
  expect(isWebAddress(value)).toBe(false);
});

test('reads two-part endings strictly when none are listed', () => {
  expect(isWebAddress('www.cafe.co.uk', [])).toBe(false);
  expect(isWebAddress('cafe.co.uk', [])).toBe(true);
  expect(isWebAddress('a.b.example.test', ['example.test'])).toBe(true);
});

test.each(['a.'.repeat(500_000), 'a-'.repeat(500_000), `https://${'a'.repeat(1_000_000)}`])(
  'judges a hostile address of a million characters at once',
  (value) => {
    const start = Date.now();
    expect(isWebAddress(value)).toBe(false);
    // Whoever looks at all that follows, for each character, takes many minutes.
    expect(Date.now() - start).toBeLessThan(10_000);
  },
);

test.each([
  ['facebook', '@cafe', 'https://facebook.com/cafe'],
  ['instagram', ' @cafe.1 ', 'https://instagram.com/cafe.1'],
  ['instagram', 'instagram.com/cafe', 'instagram.com/cafe'],
  ['facebook', 'cafe@home.com', 'cafe@home.com'],
  ['facebook', '@', '@'],
  ['facebook', '', ''],
] as const)('stores the %s value %j as %j', (platform, value, address) => {
  expect(expandHandle(platform, value)).toBe(address);
});
