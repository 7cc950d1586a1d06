import { expect, test } from 'vitest';

import { COUNTRIES } from '#/country.ts';
import { isJoinedPhone, joinPhone, stripPhone } from '#/phone.ts';

test.each([
  ['', ''],
  ['7700900123', '7700900123'],
  ['07700 900123', '7700900123'],
  ['(0770) 090-0123', '7700900123'],
  ['0770090012', '0770090012'],
  ['77009001234567', '7700900123'],
  ['abc', ''],
  ['☎ 77 00', '7700'],
  ['٠٧٧٠٠٩٠٠١٢٣', '7700900123'],
  ['０７７００－９００１２３', '7700900123'],
  ['+447700900123', '4477009001'],
  ['00447700900123', '0447700900'],
  ['1'.repeat(10_000), '1111111111'],
])('keeps of the typed phone %j the digits %j', (typed, digits) => {
  expect(stripPhone(typed)).toBe(digits);
});

test('joins every listed code to ten digits and knows the result again', () => {
  expect(joinPhone('GB', '7700900123')).toBe('+447700900123');
  for (const { iso } of COUNTRIES) expect(isJoinedPhone(joinPhone(iso, '7700900123'))).toBe(true);
});

test.each([
  '',
  '+44',
  '7700900123',
  '447700900123',
  '+44770090012',
  '+4477009001234',
  '+997700900123',
  '+44 7700900123',
  '+447700900123\n',
  '+447700９00123',
])('does not take %j for a stored phone', (value) => {
  expect(isJoinedPhone(value)).toBe(false);
});
