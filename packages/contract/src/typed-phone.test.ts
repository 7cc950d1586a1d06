import { expect, test } from 'vitest';

import { COUNTRIES, type CountryIso } from '#/country.ts';
import { joinPhone, stripPhone } from '#/phone.ts';
import { NOTHING_HIDDEN, readPastedPhone, typePhone, type TypedPhone } from '#/typed-phone.ts';

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
  ['٠٥٠١٢٣٤٥٦٧', 'AE', 'AE', '0501234567'],
  ['+٩٧١٥٠١٢٣٤٥٦٧', 'GB', 'AE', '501234567'],
  ['٠٠٩٧١٥٠١٢٣٤٥٦٧', 'GB', 'AE', '501234567'],
  ['０９０１２３４５６７８', 'JP', 'JP', '9012345678'],
  ['＋８１　９０－１２３４－５６７８', 'GB', 'JP', '9012345678'],
  ['+', 'GB', 'GB', ''],
  ['00', 'GB', 'GB', '00'],
  ['++44', 'FR', 'GB', ''],
  ['+35', 'GB', 'GB', '35'],
  ['🍕', 'GB', 'GB', ''],
  ['+44' + '7'.repeat(10_000), 'US', 'GB', '7777777777'],
] as const)('reads pasted %j with %s chosen as %s %j', (pasted, current, iso, digits) => {
  expect(readPastedPhone(pasted, current)).toEqual({ iso, digits });
});

/** A field that shows these digits, with the caret at their end. */
function aField(iso: CountryIso, digits = ''): TypedPhone {
  return { iso, digits, caret: digits.length, ...NOTHING_HIDDEN };
}

function moveTo(caret: number, field: TypedPhone): TypedPhone {
  return { ...field, caret };
}

/** The field after keys pressed one by one: characters, ⌫ for Backspace, ⌂ for Home, → for the right arrow. */
function press(keys: string, field: TypedPhone): TypedPhone {
  let now = field;
  for (const key of keys) {
    const { digits, caret } = now;
    const [left, right] = [digits.slice(0, caret), digits.slice(caret)];
    if (key === '⌂') now = moveTo(0, now);
    else if (key === '→') now = moveTo(caret + 1, now);
    else if (key !== '⌫') now = typePhone(left + key + right, caret + 1, now);
    // An empty field tells nobody that a key was pressed in it.
    else if (caret > 0) now = typePhone(left.slice(0, -1) + right, caret - 1, now);
  }
  return now;
}

test.each([
  ['+44 7700 900123', 'FR', 'GB', '7700900123'],
  ['+44 (0)7700 900123', 'FR', 'GB', '7700900123'],
  ['(+44) 07700-900-123', 'FR', 'GB', '7700900123'],
  ['0044 7700 900123', 'FR', 'GB', '7700900123'],
  ['+ 44 7700 900123', 'FR', 'GB', '7700900123'],
  ['++44 7700 900123', 'FR', 'GB', '7700900123'],
  ['+353 1 234 5678 90', 'GB', 'IE', '1234567890'],
  ['00353 1234567890', 'GB', 'IE', '1234567890'],
  ['+971 501234567', 'GB', 'AE', '501234567'],
  ['+420 601 123 456', 'GB', 'CZ', '601123456'],
  ['+1 212 555 0100', 'CA', 'CA', '2125550100'],
  ['+1 212 555 0100', 'US', 'US', '2125550100'],
  ['+1 212 555 0100', 'GB', 'US', '2125550100'],
  ['001 212 555 0100', 'GB', 'US', '2125550100'],
  ['+999 123', 'DE', 'DE', '999123'],
  ['+350 12345678', 'GB', 'GB', '3501234567'],
  ['07700 900123', 'IN', 'IN', '7700900123'],
  ['447700900123', 'GB', 'GB', '4477009001'],
  ['7700+900123', 'GB', 'GB', '7700900123'],
  ['٠٥٠١٢٣٤٥٦٧', 'AE', 'AE', '0501234567'],
  ['+٩٧١٥٠١٢٣٤٥٦٧', 'GB', 'AE', '501234567'],
  ['＋８１９０１２３４５６７８', 'GB', 'JP', '9012345678'],
] as const)('typed key by key, %j with %s chosen is %s %j', (keys, current, iso, digits) => {
  expect(press(keys, aField(current))).toMatchObject({ iso, digits, ...NOTHING_HIDDEN });
});

test('a number typed key by key ends like the same number pasted', () => {
  for (const { iso } of COUNTRIES) {
    const number = joinPhone(iso, '7700900123');
    for (const text of [
      number,
      number.replace('+', '00'),
      `${number.slice(0, 3)} ${number.slice(3)}`,
    ]) {
      const { iso: typedIso, digits } = press(text, aField('GB'));
      expect([text, { iso: typedIso, digits }]).toEqual([text, readPastedPhone(text, 'GB')]);
    }
  }
});

test.each([
  ['+4⌫', 'a field emptied by hand forgets the plus', '', 'GB', '44770', 'GB', '44770'],
  ['+49⌫', 'a code that is taken out is gone', '', 'DE', '301234', 'DE', '301234'],
  ['+35⌫', 'a slip in a code is corrected', '3', 'GB', '4612345678', 'ES', '612345678'],
  ['+358⌫', 'and the next code is another', '', 'FI', '+46123', 'SE', '123'],
  ['00⌫⌫', 'and so is a 00', '', 'GB', '44', 'GB', '44'],
  ['004⌫', 'or one behind it', '00', 'GB', '3361', 'FR', '61'],
] as const)('%j: %s', (keys, _, shown, country, more, iso, digits) => {
  const field = press(keys, aField('GB'));
  expect([field.iso, field.digits]).toEqual([country, shown]);
  const next = press(more, field);
  expect([next.iso, next.digits]).toEqual([iso, digits]);
});

test.each([
  ['⌂+44', 'FR', 'GB', '7700900123', 0],
  ['⌂+353', 'FR', 'IE', '7700900123', 0],
  ['⌂+447', 'FR', 'GB', '7770090012', 1],
  ['⌂+4⌫', 'FR', 'FR', '7700900123', 0],
  ['⌂+', 'FR', 'FR', '7700900123', 0],
  ['⌂→→⌫', 'GB', 'GB', '700900123', 1],
  ['⌂→→x', 'GB', 'GB', '7700900123', 2],
  ['⌂→→⌫٨', 'GB', 'GB', '7800900123', 2],
  ['⌂＋４４', 'FR', 'GB', '7700900123', 0],
  ['⌂0', 'GB', 'GB', '7700900123', 0],
] as const)(
  'in front of a whole number, %j with %s chosen is %s %j',
  (keys, current, iso, digits, caret) => {
    expect(press(keys, aField(current, '7700900123'))).toMatchObject({ iso, digits, caret });
  },
);

test('a number pasted or filled in behind a plus that was typed belongs to it', () => {
  const plus = press('+', aField('FR'));
  for (const text of ['44 7700 900123', '447700900123']) {
    expect(typePhone(text, text.length, plus)).toMatchObject({ iso: 'GB', digits: '7700900123' });
  }
  expect(typePhone('07700900123', 11, plus)).toMatchObject({ iso: 'FR', digits: '7700900123' });
});

test('text without a code is stripped as ever', () => {
  for (const text of ['07700 900123', '(0770) 090-0123', '0770090012', '77009001234567', 'abc']) {
    expect(readPastedPhone(text, 'GB').digits).toBe(stripPhone(text));
  }
});
