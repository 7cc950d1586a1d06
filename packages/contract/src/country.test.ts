import { expect, test } from 'vitest';

import { COUNTRIES, COUNTRY_REGIONS, DEFAULT_COUNTRY, readCountry } from '#/country.ts';

test('lists 34 countries, each under its own key', () => {
  expect(COUNTRIES).toHaveLength(34);
  expect(new Set(COUNTRIES.map(({ iso }) => iso)).size).toBe(34);
});

test('groups the dial codes by region in the order of the decisions', () => {
  const groups = COUNTRY_REGIONS.map((region) =>
    COUNTRIES.filter((country) => country.region === region)
      .map(({ iso, dialCode }) => `${iso} ${dialCode}`)
      .join(', '),
  );
  expect(groups).toEqual([
    'GB +44, IE +353, FR +33, DE +49, NL +31, BE +32, LU +352, AT +43, CH +41',
    'DK +45, SE +46, NO +47, FI +358, IS +354',
    'PL +48, CZ +420, HU +36, RO +40, BG +359',
    'ES +34, IT +39, PT +351, GR +30',
    'US +1, CA +1, MX +52',
    'IN +91, CN +86, JP +81, SG +65',
    'AE +971, SA +966, QA +974, IL +972',
  ]);
});

test('starts with the United Kingdom and its +44', () => {
  expect(COUNTRIES.find(({ iso }) => iso === DEFAULT_COUNTRY)?.dialCode).toBe('+44');
});

test.each([
  ['FR', 'FR'],
  ['fr', 'GB'],
  ['XX', 'GB'],
  [null, 'GB'],
  ['toString', 'GB'],
])('reads the country %j as %s', (value, iso) => {
  expect(readCountry(value)).toBe(iso);
});
