import { readConfig } from '@high-street/server';
import { expect, test } from 'vitest';
import { z } from 'zod';

import { oidcVariables, readOidcSettings } from './oidc-settings.ts';

const ALL = {
  OIDC_ISSUER: 'https://accounts.shop.example',
  OIDC_CLIENT_ID: 'desk',
  OIDC_CLIENT_SECRET: 'secret',
};
const schema = z.object(oidcVariables);

test('takes all three settings, or none', () => {
  expect(readOidcSettings(readConfig(schema, {}))).toBeNull();
  expect(readOidcSettings(readConfig(schema, ALL))).toEqual({
    issuer: new URL('https://accounts.shop.example'),
    clientId: 'desk',
    clientSecret: 'secret',
  });
});

test.each([
  ['OIDC_ISSUER', 'OIDC_ISSUER must be set as well'],
  ['OIDC_CLIENT_ID', 'OIDC_CLIENT_ID must be set as well'],
  ['OIDC_CLIENT_SECRET', 'OIDC_CLIENT_SECRET must be set as well'],
])('without %s alone it says what is missing, and no secret', (name, words) => {
  const read = () => readOidcSettings(readConfig(schema, { ...ALL, [name]: undefined }));

  expect(read).toThrow(words);
  expect(read).not.toThrow(/\bsecret\b/);
});

test.each([
  'https://accounts.shop.example/realms/shop',
  'http://localhost:4000',
  'http://127.0.0.1:4000',
  'http://[::1]:4000/',
])('%s can be an issuer', (issuer) => {
  expect(readConfig(schema, { ...ALL, OIDC_ISSUER: issuer }).OIDC_ISSUER).toBe(issuer);
});

test.each([
  'http://accounts.shop.example',
  'http://localhost.shop.example',
  'ftp://accounts.shop.example',
  'https://accounts.shop.example/?tenant=1',
  'https://accounts.shop.example/#shop',
  'https://me:secret@accounts.shop.example',
  'accounts.shop.example',
])('%s cannot be an issuer', (issuer) => {
  expect(() => readConfig(schema, { ...ALL, OIDC_ISSUER: issuer })).toThrow('OIDC_ISSUER must be');
});
