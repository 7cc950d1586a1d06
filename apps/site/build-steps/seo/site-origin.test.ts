import { expect, test } from 'vitest';

import { readSiteOrigin } from './site-origin.ts';

test.each([
  [undefined, 'http://localhost:3000'],
  ['', 'http://localhost:3000'],
  ['https://www.shop.example', 'https://www.shop.example'],
  ['https://www.shop.example/', 'https://www.shop.example'],
  ['http://localhost:4000', 'http://localhost:4000'],
])('SITE_URL %j puts the site at %s', (setting, origin) => {
  expect(readSiteOrigin(setting)).toBe(origin);
});

test.each(['shop.example', 'https://shop.example/path', 'ftp://shop.example', 'https://a b'])(
  'SITE_URL %j is refused with what to do',
  (setting) => {
    expect(() => readSiteOrigin(setting)).toThrow('Set it to the address of the site');
  },
);
