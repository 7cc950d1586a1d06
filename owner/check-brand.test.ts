import { expect, test } from 'vitest';

import { kerbside } from '#/brands/kerbside/brand.ts';
import { quayside } from '#/brands/quayside/brand.ts';
import { checkBrand } from '#/check-brand.ts';

const COLOUR = { light: '#112233', dark: '#445566' };
const PRICES = { currency: 'GBP', taxNote: 'excluding VAT', plans: {} };
const CONSENT = { version: '1', wording: 'Send me news and offers.' };
const FONT = {
  family: 'Harbour',
  file: 'harbour.woff2',
  weights: [300, 800],
  fallbacks: [{ local: ['Georgia'], sizeAdjust: 110, ascent: 100, descent: 30 }],
  generic: 'serif',
};

test.each([
  ['kerbside', kerbside],
  ['quayside', quayside],
])('the sample brand %s is right', (id, pack) => {
  expect(checkBrand(id, pack)).toEqual(pack);
});

test.each([
  ['kerbside', kerbside],
  ['quayside', quayside],
])('the sample brand %s names no price and asks about no news', (_, pack) => {
  expect([pack.prices, pack.marketingConsent]).toEqual([undefined, undefined]);
});

test.each([
  ['an SVG file as its glyph', { logo: { wordmark: 'Acme', glyph: 'sign.svg' } }],
  ['fonts of its own', { fonts: { display: FONT, text: FONT } }],
  ['a colour that lets light through', { tokens: { night: { ...COLOUR, dark: '#0000006b' } } }],
  [
    'a price for one plan only',
    { prices: { ...PRICES, plans: { Basic: { monthly: 9.99, yearly: 99 } } } },
  ],
  ['no prices', { prices: undefined }],
  ['a box for news and offers', { marketingConsent: CONSENT }],
  [
    'a partner with an address',
    {
      partners: { ...kerbside.partners, cloud: { name: 'Cloud', url: 'https://cloud.example' } },
    },
  ],
])('a brand may have %s', (_, change) => {
  expect(() => checkBrand('acme', { ...kerbside, ...change })).not.toThrow();
});

test.each([
  ['no name', { name: '' }, 'name must have words in it'],
  [
    'a wording with a line break',
    { marketingConsent: { ...CONSENT, wording: 'Send me news\nand offers.' } },
    'marketingConsent must be lines without control characters, 500 of wording at most',
  ],
  [
    'a wording that is too long',
    { marketingConsent: { ...CONSENT, wording: 'x'.repeat(501) } },
    'marketingConsent must be lines without control characters, 500 of wording at most',
  ],
  [
    'a box without a version',
    { marketingConsent: { wording: CONSENT.wording } },
    'marketingConsent.version must be a text',
  ],
  [
    'an address without https',
    { company: { name: 'Acme', url: 'acme.example' } },
    'company.url must be a full address, https://…',
  ],
  [
    'a bad mail address',
    { support: { name: 'Acme', email: 'acme' } },
    'support.email must be an email address',
  ],
  [
    'an unknown glyph',
    { logo: { wordmark: 'Acme', glyph: 'castle' } },
    'logo.glyph must be shop, boat, basket, or an SVG file',
  ],
  [
    'a glyph outside its folder',
    { logo: { wordmark: 'Acme', glyph: '../sign.svg' } },
    'logo.glyph must be shop, boat, basket, or an SVG file',
  ],
  [
    'a colour by name',
    { tokens: { bg: { ...COLOUR, dark: 'navy' } } },
    'tokens.bg.dark must be a colour like #1b4d95',
  ],
  ['a field that nothing reads', { motto: 'Hello' }, 'the pack must not have "motto"'],
  [
    'a font of an old kind',
    { fonts: { text: { ...FONT, file: 'harbour.ttf' } } },
    "fonts.text.file must be a .woff2 file in the brand's folder",
  ],
  [
    'no such plan',
    { prices: { ...PRICES, plans: { Gold: { monthly: 1, yearly: 10 } } } },
    'prices.plans must not have "Gold"',
  ],
  [
    'a price of nothing',
    { prices: { ...PRICES, plans: { Basic: { monthly: 0, yearly: 10 } } } },
    'prices.plans.Basic.monthly must be more than nothing',
  ],
  [
    'no such currency',
    { prices: { ...PRICES, currency: 'POUND' } },
    'prices.currency must be the three letters of a currency',
  ],
  ['a partner of a kind left out', { partners: {} }, 'partners.cloud is missing'],
])('a brand with %s is refused by name, field and rule', (_, change, line) => {
  const check = () => checkBrand('acme', { ...kerbside, ...change });
  expect(check).toThrow('The brand "acme" has wrong entries');
  expect(check).toThrow(`\n  ${line}`);
});

test('every wrong entry is named at once', () => {
  expect(() => checkBrand('acme', { ...kerbside, name: '', isSample: 'yes' })).toThrow(
    /name must have words[^]*isSample must be true or false/,
  );
});
