import { expect, test } from 'vitest';

import { toCsvRow } from './csv.ts';

test.for([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' spaces ', ' spaces '],
  ['Świętochłowska 山 🍞', 'Świętochłowska 山 🍞'],
])('writes %j as %j', ([value = '', cell]) => {
  expect(toCsvRow([value])).toBe(`${cell}\r\n`);
});

test.for([
  ['=1+1', "'=1+1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['+SUM(1)', "'+SUM(1)"],
  ['+44 7700 900123=1', "'+44 7700 900123=1"],
  ['-2+3', "'-2+3"],
  ['--5', "'--5"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1', "'＝1"],
  ['-', "'-"],
])('defuses %j', ([value = '', cell]) => {
  expect(toCsvRow([value])).toBe(`${cell}\r\n`);
});

test.for(['+447700900123', '-5', '-5.25', '+1', '-1,5', '0', '12'])(
  'leaves the number %s as it is',
  (value) => {
    expect(toCsvRow([value, 'x']).startsWith(value.includes(',') ? `"${value}"` : value)).toBe(
      true,
    );
  },
);
