import { expect, test } from 'vitest';

import { whyNotFramed } from './framing.ts';

const SITE = 'https://www.shop.example';

test.for<[string, string | null, string?]>([
  ["default-src 'none'; frame-ancestors https://www.shop.example", null],
  ['frame-ancestors https://other.example https://www.shop.example', null],
  ['frame-ancestors *', null],
  ['frame-ancestors https:', null],
  ['frame-ancestors *.shop.example', null],
  ['frame-ancestors www.shop.example', null],
  ['frame-ancestors https://www.shop.example:*', null],
  ["frame-ancestors 'none'", "frame-ancestors 'none'"],
  ["frame-ancestors 'self'", "frame-ancestors 'self'"],
  ['frame-ancestors', 'frame-ancestors '],
  ['frame-ancestors http://www.shop.example', 'frame-ancestors http://www.shop.example'],
  ['frame-ancestors https://www.shop.example:444', 'frame-ancestors https://www.shop.example:444'],
  ['frame-ancestors https://shop.example', 'frame-ancestors https://shop.example'],
  ['frame-ancestors *, frame-ancestors https://a.example', 'frame-ancestors https://a.example'],
  ['frame-ancestors *', null, 'DENY'],
  ["default-src 'none'", 'X-Frame-Options DENY', 'DENY'],
  ["default-src 'none'", 'X-Frame-Options SAMEORIGIN', 'SAMEORIGIN'],
  ["default-src 'none'", null],
])('%s: %s (%s)', ([policy, why, older]) => {
  const headers = new Headers({ 'content-security-policy': policy });
  if (older !== undefined) headers.set('x-frame-options', older);

  expect(whyNotFramed(headers, new URL('https://cal.example/'), new URL(SITE))).toBe(why);
});
