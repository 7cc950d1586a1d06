import { expect, test } from 'vitest';

import { namesPage } from './names-page.ts';

const HOST = 'www.shop.example';
const ORIGINS = ['https://partner.example'];

test.for([
  { host: HOST, origin: 'https://www.shop.example' },
  { host: 'localhost:3000', origin: 'http://localhost:3000' },
  { host: 'www.shop.example:443', origin: 'https://www.shop.example' },
  { host: '127.0.0.1:3000', 'x-forwarded-host': HOST, origin: 'https://www.shop.example' },
  {
    host: '127.0.0.1:3000',
    origin: 'https://www.shop.example',
    'sec-fetch-site': 'same-origin',
  } as const,
  { host: HOST, origin: 'https://partner.example' },
])('%j names a page of ours', (headers) => {
  expect(namesPage(headers, ORIGINS)).toBe(true);
});

test.for([
  { host: HOST },
  { host: HOST, origin: 'x' },
  { host: HOST, origin: 'null' },
  { host: HOST, origin: '' },
  { host: HOST, origin: 'https://' },
  { host: HOST, origin: 'https://evil.example' },
  { host: HOST, origin: 'https://www.shop.example.evil.example' },
  { host: HOST, origin: 'https://www.shop.example:8443' },
  { host: HOST, origin: 'file://www.shop.example' },
  { origin: 'https://evil.example' },
  { host: HOST, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } as const,
  { host: HOST, origin: 'x', 'sec-fetch-site': 'same-origin' } as const,
])('%j names none', (headers) => {
  expect(namesPage(headers, ORIGINS)).toBe(false);
});
