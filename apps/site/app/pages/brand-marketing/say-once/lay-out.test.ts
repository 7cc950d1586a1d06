import { expect, test } from 'vitest';

import { layOut, LIMITS } from './lay-out.ts';

const WORDS = {
  empty: { shop: 'Your shop', line: 'Your line goes here.' },
  wayOut: 'Reply STOP to opt out.',
};
const aMessage = (part: { shop?: string; line?: string } = {}) =>
  layOut({ shop: 'Bramble Bakery', line: 'Buns are back. From 7 on Friday.', ...part }, WORDS);

test('heads the e-mail with the first sentence, without its full stop', () => {
  expect(aMessage().email).toEqual({ text: 'Buns are back', length: 13, isCut: false });
});

test.each([
  ['Rainy Tuesday? Two for one.', 'Rainy Tuesday?'],
  ['Only £3.50 a tray. Come early.', 'Only £3.50 a tray'],
  ['No stop at all', 'No stop at all'],
])('takes the subject of "%s"', (line, subject) => {
  expect(aMessage({ line }).email.text).toBe(subject);
});

test('cuts a subject that is longer than a phone shows', () => {
  const { email } = aMessage({ line: 'The very first tray of the morning goes to whoever knocks' });
  expect(email.isCut).toBe(true);
  expect(email.text.length).toBeLessThanOrEqual(LIMITS.subject);
});

test('names the shop in the text message and ends it with the way out, both of them counted', () => {
  const { sms } = aMessage();
  expect(sms.text).toBe('Bramble Bakery: Buns are back. From 7 on Friday. Reply STOP to opt out.');
  expect(sms).toMatchObject({ units: 71, parts: 1, alphabet: 'gsm-7' });
});

test('a long dash makes a second part out of one', () => {
  expect(aMessage({ line: 'Buns are back - from 7 on Friday.' }).sms.parts).toBe(1);
  expect(aMessage({ line: 'Buns are back – from 7 on Friday.' }).sms).toMatchObject({
    parts: 2,
    odd: '–',
  });
});

test('cuts the push note and the post at their own lengths', () => {
  const { push, social } = aMessage({ line: 'bread '.repeat(20) });
  expect(push).toMatchObject({ isCut: true, length: 119 });
  expect(social).toMatchObject({ isCut: false, length: 119 });
});

test.each([
  ['Bramble Bakery', 'bramblebakery'],
  ['Café & Co. 21', 'caféco21'],
  ['!!!', 'shop'],
])('makes an account of "%s"', (shop, account) => {
  expect(aMessage({ shop }).social.account).toBe(account);
});

test('empty fields are filled with the words for it', () => {
  expect(aMessage({ shop: ' ', line: '' })).toMatchObject({
    shop: 'Your shop',
    line: 'Your line goes here.',
  });
});
