import { expect, test } from 'vitest';

import { COUNTRIES } from '#/country.ts';
import { isJoinedPhone, joinPhone, readPastedPhone, stripPhone } from '#/phone.ts';

test.each([
  ['', ''],
  ['7700900123', '7700900123'],
  ['07700 900123', '7700900123'],
  ['(0770) 090-0123', '7700900123'],
  ['0770090012', '0770090012'],
  ['77009001234567', '7700900123'],
  ['abc', ''],
  ['☎ 77 00', '7700'],
  ['٠٧٧٠٠٩٠٠١٢٣', ''],
  ['+447700900123', '4477009001'],
  ['00447700900123', '0447700900'],
  ['1'.repeat(10_000), '1111111111'],
])('keeps of the typed phone %j the digits %j', (typed, digits) => {
  expect(stripPhone(typed)).toBe(digits);
});

test.each([
  ['+44 7700 900123', 'FR', 'GB', '7700900123'],
  ['+44 (0) 7700 900123', 'FR', 'GB', '7700900123'],
  ['(+44) 07700-900-123', 'FR', 'GB', '7700900123'],
  ['0044 7700 900123', 'FR', 'GB', '7700900123'],
  ['\u202a+44 7700 900123\u202c', 'FR', 'GB', '7700900123'],
  ['tel:+447700900123', 'FR', 'GB', '7700900123'],
  ['+44', 'FR', 'GB', ''],
  ['+353 1 234 5678 90', 'GB', 'IE', '1234567890'],
  ['+35012345678', 'GB', 'GB', '3501234567'],
  ['+971501234567', 'GB', 'AE', '501234567'],
  ['+1 212 555 0100', 'CA', 'CA', '2125550100'],
  ['+1 212 555 0100', 'US', 'US', '2125550100'],
  ['+1 212 555 0100', 'GB', 'US', '2125550100'],
  ['001 212 555 0100', 'GB', 'US', '2125550100'],
  ['07700 900123', 'IN', 'IN', '7700900123'],
  ['447700900123', 'GB', 'GB', '4477009001'],
  ['+999 123', 'DE', 'DE', '999123'],
  ['7700+900123', 'GB', 'GB', '7700900123'],
  ['+', 'GB', 'GB', ''],
  ['00', 'GB', 'GB', '00'],
  ['++44', 'GB', 'GB', '44'],
  ['🍕', 'GB', 'GB', ''],
  ['+44' + '7'.repeat(10_000), 'US', 'GB', '7777777777'],
] as const)('reads pasted %j with %s chosen as %s %j', (pasted, current, iso, digits) => {
  expect(readPastedPhone(pasted, current)).toEqual({ iso, digits });
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
