import { expect, test } from 'vitest';

import { toCsvRow } from './csv.ts';

test.for([
  ['plain', '"plain"'],
  ['', '""'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  [' spaces ', '" spaces "'],
  ['Mo-Fr; 9 to 5 | closed on Sundays', '"Mo-Fr; 9 to 5 | closed on Sundays"'],
  ['Świętochłowska 山 🍞', '"Świętochłowska 山 🍞"'],
])('writes %j as %j', ([value = '', cell]) => {
  expect(toCsvRow([value])).toBe(`${cell}\r\n`);
});

test.for([
  ['=1+1', `"'=1+1"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['+SUM(1)', `"'+SUM(1)"`],
  ['+44 7700 900123=1', `"'+44 7700 900123=1"`],
  ['-2+3', `"'-2+3"`],
  ['--5', `"'--5"`],
  ['@cmd', `"'@cmd"`],
  ['\t=1', `"\t'=1"`],
  ['\r=1', `"\r'=1"`],
  ['two\n=1', `"two\n'=1"`],
  ['＝1', `"'＝1"`],
  ['﹦1', `"'﹦1"`],
  ['⁺1+1', `"'⁺1+1"`],
  ['\u22121+1', `"'\u22121+1"`],
  ['-', `"'-"`],
  [' =1', `"' =1"`],
  ['\u200b=1', `"'\u200b=1"`],
  ['\ufeff\u2060=1', `"'\ufeff\u2060=1"`],
  [`x;=cmd|'/c calc'!A0;y`, `"x;'=cmd|'/c calc'!A0;y"`],
  ['x|@SUM(1)|y', `"x|'@SUM(1)|y"`],
  ['x\t-1+1', `"x\t'-1+1"`],
  ['x;"=1+1', `"x;'""=1+1"`],
  ['x; =1', `"x;' =1"`],
])('defuses %j', ([value = '', cell]) => {
  expect(toCsvRow([value])).toBe(`${cell}\r\n`);
});

test.for(['+447700900123', '-5', '-5.25', '+1', '-1,5', '0', '12', '-5;+6', '9 - 5'])(
  'leaves the number %s as it is',
  (value) => {
    expect(toCsvRow([value, 'x'])).toBe(`"${value}","x"\r\n`);
  },
);

/** The cells of a line as a program has them that splits at the separator and heeds no quotes but those that begin one. */
const cellsAt = (separator: string, row: string) =>
  row.split(separator).map((cell) => cell.replace(/^"+/, ''));

test.for([',', ';', '|', '\t', '\n'])(
  'no cell begins a formula when cells end at %j',
  (separator) => {
    const hostile = ['=', '+', '-', '@', '＝', '\u2212', '\u200b='].flatMap((sign) =>
      ['', ' ', '"', '""'].map((before) => `${before}${sign}cmd|'/c calc'!A0`),
    );
    // A comma within a cell ends none, as every cell is quoted.
    const within = separator === ',' ? ';' : separator;
    const row = toCsvRow(hostile.flatMap((text) => [text, `x${within}${text}${within}y`]));

    for (const cell of cellsAt(separator, row)) {
      expect(cell).not.toMatch(/^[\s\u200b]*[=+\-@＝\u2212]/);
    }
  },
);
