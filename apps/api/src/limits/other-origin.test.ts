import { ApiError } from '@high-street/server/http';
import { expect, test } from 'vitest';

import { isFromOtherOrigin, refuseOtherOrigins } from './other-origin.ts';

const OURS = { host: 'shop.example' };
const FRIEND = 'https://friend.example';
const ALLOWED = [FRIEND, 'http://localhost:5173'];

test.for([
  { ...OURS },
  {},
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
  { ...OURS, origin: FRIEND },
  { ...OURS, 'sec-fetch-site': 'cross-site', origin: FRIEND },
  { ...OURS, origin: 'http://localhost:5173' },
])('lets %j pass', (headers) => {
  expect(isFromOtherOrigin(headers, ALLOWED)).toBe(false);
});

// asvs 3.5.1, 3.5.2
test.for([
  { ...OURS, 'sec-fetch-site': 'cross-site' },
  { ...OURS, 'sec-fetch-site': 'cross-site', origin: 'null' },
  { ...OURS, origin: 'https://elsewhere.example' },
  { ...OURS, origin: 'https://shop.example.elsewhere.example' },
  { ...OURS, origin: 'https://shop.example:8443' },
  { ...OURS, 'x-forwarded-host': 'shop.example', origin: 'https://elsewhere.example' },
  { origin: 'https://elsewhere.example' },
  { ...OURS, origin: 'http://friend.example' },
  { ...OURS, origin: 'https://friend.example:8443' },
  { ...OURS, origin: 'https://www.friend.example' },
  { ...OURS, 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' },
])('takes %j for the page of somebody else', (headers) => {
  expect(isFromOtherOrigin(headers, ALLOWED)).toBe(true);
});

test('refuses with a code of its own', () => {
  const call = () => refuseOtherOrigins({ headers: { ...OURS, origin: FRIEND } }, []);

  expect(call).toThrow(ApiError);
  expect(call).toThrow(expect.objectContaining({ code: 'forbidden_origin', status: 403 }));
});
