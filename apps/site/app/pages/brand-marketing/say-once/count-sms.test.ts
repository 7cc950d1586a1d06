import { expect, test } from 'vitest';

import { countSms } from './count-sms.ts';

const a = (count: number) => 'a'.repeat(count);

test.each([
  ['nothing', '', 'gsm-7', 0, 1, 160],
  ['a full single message', a(160), 'gsm-7', 160, 1, 160],
  ['one letter more', a(161), 'gsm-7', 161, 2, 153],
  ['two full parts', a(306), 'gsm-7', 306, 2, 153],
  ['the first letter of the third part', a(307), 'gsm-7', 307, 3, 153],
  ['a pound sign, which is in the alphabet', '£5', 'gsm-7', 2, 1, 160],
  ['accents that are in the alphabet', 'àèéìòùñü', 'gsm-7', 8, 1, 160],
  ['a euro sign, which takes two places', `${a(159)}€`, 'gsm-7', 161, 2, 153],
  ['a line break', 'a\nb', 'gsm-7', 3, 1, 160],
  ['a full message in the wide alphabet', `–${a(69)}`, 'ucs-2', 70, 1, 70],
  ['one letter more there', `–${a(70)}`, 'ucs-2', 71, 2, 67],
  ['two full parts there', `–${a(133)}`, 'ucs-2', 134, 2, 67],
  ['one letter beyond them', `–${a(134)}`, 'ucs-2', 135, 3, 67],
  ['a pictogram, which takes two places', '🥚', 'ucs-2', 2, 1, 70],
])('counts %s', (_, text, alphabet, units, parts, perPart) => {
  expect(countSms(text)).toMatchObject({ alphabet, units, parts, perPart });
});

test('an escaped character is not torn between two parts', () => {
  expect(countSms(`${a(152)}€${a(152)}`)).toMatchObject({ units: 306, parts: 3 });
});

test('a pictogram is not torn between two parts', () => {
  expect(countSms(`${a(66)}🥚${a(66)}`)).toMatchObject({ units: 134, parts: 3 });
});

test.each([
  ['Buns at 7, £3', null],
  ['Buns – at 7', '–'],
  ['It’s warm', '’'],
  ['á la carte', 'á'],
  ['Eggs 🥚', '🥚'],
])('names the character that "%s" owes its wide alphabet to', (text, odd) => {
  expect(countSms(text).odd).toBe(odd);
});
