import { expect, test } from 'vitest';

import { isFromOtherSite } from './is-from-other-site.ts';

const OURS = { host: 'shop.example' };

test.for([
  { ...OURS },
  { ...OURS, origin: 'https://shop.example' },
  { ...OURS, origin: 'http://shop.example' },
  { host: 'shop.example:443', origin: 'https://shop.example' },
  { host: 'localhost:3000', origin: 'http://localhost:3000' },
  { host: '[::1]:3000', origin: 'http://[::1]:3000' },
  { host: '10.0.0.7:3000', 'x-forwarded-host': 'shop.example', origin: 'https://shop.example' },
  { ...OURS, origin: 'null' },
  { ...OURS, 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' },
  { host: '10.0.0.7:3000', 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' },
  { ...OURS, 'sec-fetch-site': 'same-site', origin: 'https://www.shop.example' },
  { ...OURS, 'sec-fetch-site': 'none' },
])('takes %j for our own page', (headers) => {
  expect(isFromOtherSite(headers)).toBe(false);
});

test.for([
  { ...OURS, 'sec-fetch-site': 'cross-site' },
  { ...OURS, 'sec-fetch-site': 'cross-site', origin: 'null' },
  { ...OURS, origin: 'https://elsewhere.example' },
  { ...OURS, origin: 'https://shop.example.elsewhere.example' },
  { ...OURS, origin: 'https://shop.example:8443' },
  { ...OURS, 'x-forwarded-host': 'shop.example', origin: 'https://elsewhere.example' },
  { origin: 'https://elsewhere.example' },
])('takes %j for the page of somebody else', (headers) => {
  expect(isFromOtherSite(headers)).toBe(true);
});
