import { readConfig } from '@high-street/server';
import { expect, test } from 'vitest';

import { configSchema, readSiteUrl } from './config.ts';

test.for([
  'www.shop.example',
  'https://www.shop.example/',
  'https://www.shop.example/shop',
  'ftp://www.shop.example',
])('starts with no site at %s, where no link would lead', (SITE_URL) => {
  expect(() => readConfig(configSchema, { SITE_URL })).toThrow(
    expect.objectContaining({
      code: 'CONFIG_INVALID',
      message: expect.stringMatching(
        /^SITE_URL must be an origin such as https:\/\/www\.shop\.example[^\n]+$/,
      ),
    }),
  );
});

test.for([
  [{ SITE_URL: 'https://www.shop.example' }, 'https://www.shop.example'],
  [{ SITE_URL: '', PORT: '3100' }, 'http://localhost:3100'],
  [{}, 'http://localhost:3000'],
] as const)('finds the site by %j at %s', ([env, url]) => {
  expect(readSiteUrl(readConfig(configSchema, env))).toBe(url);
});
