import { expect, test } from 'vitest';

import {
  checkEmail,
  checkFacebook,
  checkGrowthStage,
  checkInstagram,
  checkName,
  checkPhone,
  checkWebsite,
} from '#/field-rule.ts';
import { FORM_FIELDS } from '#/form-field.ts';

const REQUIRED = {
  contactName: 'Name is required',
  storeName: 'Store name is required',
  businessDescription: 'Description is required',
  region: 'Region is required',
  pincode: 'Pincode is required',
  address: 'Address is required',
};

test.each(Object.entries(REQUIRED))(
  '%s says "%s" for every way of leaving it empty and for nothing else',
  (field, message) => {
    const rule = FORM_FIELDS.register.find(({ name }) => name === field)?.rule;
    for (const empty of ['', '   ', '\n\t', '\u200b']) expect(rule?.(empty)).toBe(message);
    for (const filled of ['a', " O'Neill ", '🍕', 'مقهى', 'x'.repeat(10_000)]) {
      expect(rule?.(filled)).toBe(null);
    }
  },
);

// asvs 1.3.11
test.each(['https://evil.example/login', 'Bea, see www.evil.example', 'evil.example/win a prize'])(
  'takes no web address in the name %j',
  (value) => {
    expect(checkName(value)).toBe('Enter a name without a web address');
  },
);

test('says "Growth stage is required" for anything but the four stages', () => {
  for (const wrong of ['', ' ', 'startup', 'Startup ', 'constructor']) {
    expect(checkGrowthStage(wrong)).toBe('Growth stage is required');
  }
  for (const good of ['Startup', 'Growing', 'Established', 'Enterprise']) {
    expect(checkGrowthStage(good)).toBe(null);
  }
});

test.each(['', ' ', '\n', '\u200b'])('says that the email %j is required', (value) => {
  expect(checkEmail(value)).toBe('Email is required');
});

test.each([
  'a@b.c',
  ' anna@example.com ',
  "o'neill@example.ie",
  'o’neill@example.ie',
  'anna+shop@example.co.uk',
  'anna.b@sub.example.com',
  'jörg@müller.de',
  'مثال@موقع.عرب',
  '🍕@pizza.com',
  'anna-@bramble-bakery.co.uk',
  '-_-@example.com',
  'somchai@น้ำใส.ไทย',
  'anna@cafe\u0301.example',
])('accepts the email %j', (value) => {
  expect(checkEmail(value)).toBe(null);
});

test.each([
  'anna',
  '@',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@example.',
  'anna@.com',
  'anna@example..com',
  'an na@example.com',
  'anna@exam ple.com',
  'anna@@example.com',
  'anna@b.com@c.com',
  'anna@b.com,bob@c.com',
  'bob,anna@b.com',
  'anna@b.com;',
  'Anna<anna@b.com>',
  '"anna"@b.com',
  '“anna”@b.com',
  '‘anna@b.com’',
  '‹anna@b.com›',
  '‚anna‘@b.com',
  '「anna@b.com」',
  '（anna）@b.com',
  "'anna@b.com'",
  'anna@b.com’',
  'anna@b’s.com',
  'anna@b.com`',
  'anna@b.com′',
  'anna:bob@b.com',
  'anna@b.com:25',
  'anna(at work)@b.com',
  'anna@[192.0.2.1]',
  'an[n]a@b.com',
  '{anna}@b.com',
  'anna\\@b.com',
  'an..na@b.com',
  '.anna@b.com',
  'anna.@b.com',
  'anna@.b.com',
  'anna@b.com.',
  'anna@-b.com',
  'anna@b-.com',
  'anna@b.-com',
  'anna@b.com-',
  'anna@b.com\r\nBcc: x@y.z',
  'anna\n@b.com',
  'anna\u0000@b.com',
  'anna@b\u200b.com',
  '\u202eanna@b.com',
  `${'a'.repeat(10_000)}@b`,
  'victim@ｙahoo.co.uk',
  'victim@yahoo。co.uk',
  'victim@yahoo．co.uk',
  'victim@yahoo｡co.uk',
  'victim@𝓎ahoo.co.uk',
  'victim@yahoo.co.uₖ',
  'victim@yah\ufe00oo.co.uk',
  'victim@yah\u034foo.co.uk',
])('says that the email %j is not valid', (value) => {
  expect(checkEmail(value)).toBe('Enter a valid email');
});

test.each([
  ['', 'Phone is required'],
  [' ', 'Phone is required'],
  ['7700900123', null],
  ['770090012', 'Phone number must be exactly 10 digits'],
  ['77009001234', 'Phone number must be exactly 10 digits'],
  ['7700 90012', 'Phone number must be exactly 10 digits'],
  ['+447700900', 'Phone number must be exactly 10 digits'],
  ['٧٧٠٠٩٠٠١٢٣', 'Phone number must be exactly 10 digits'],
  ['7700900123\n', 'Phone number must be exactly 10 digits'],
])('answers the phone %j with %j', (value, message) => {
  expect(checkPhone(value)).toBe(message);
});

const OPTIONAL = [
  [checkWebsite, 'Please enter a valid Website URL'],
  [checkFacebook, 'Please enter a valid Facebook URL'],
  [checkInstagram, 'Please enter a valid Instagram URL'],
] as const;

for (const [check, message] of OPTIONAL) {
  test(`says "${message}" for a wrong address, not for an empty or good one`, () => {
    for (const good of ['', '  ', 'cafe.com', 'https://instagram.com/cafe?x=1']) {
      expect(check(good)).toBe(null);
    }
    for (const wrong of ['cafe', 'ftp://cafe.com', 'my cafe.com', '@', '@my cafe']) {
      expect(check(wrong)).toBe(message);
    }
  });
}

test('takes a handle for Facebook and Instagram, not for the website', () => {
  expect(checkFacebook('@cafe')).toBe(null);
  expect(checkInstagram(' @cafe.name_1')).toBe(null);
  expect(checkWebsite('@cafe')).toBe('Please enter a valid Website URL');
});
