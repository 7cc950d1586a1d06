import { expect, test } from 'vitest';

import { toMinute, toTerminalLine, toTerminalLines } from './terminal-text.ts';

// asvs 1.3.3
test.for([
  ['Anna Bell', 'Anna Bell'],
  ['\u001b[31mred\u001b[0m', 'red'],
  ['\u001b]0;title\u0007x', 'x'],
  ['\u009b31mred', 'red'],
  ['a\u0007\u0000b\u007f', 'ab'],
  ['one\r\ntwo\tthree', 'one two three'],
  ['\u202Emoc.elgoog', 'moc.elgoog'],
  ['👩‍🍳 山 ñ', '👩‍🍳 山 ñ'],
])('makes %j harmless', ([text = '', line]) => {
  expect(toTerminalLine(text)).toBe(line);
});

test('keeps the lines of a text', () => {
  expect(toTerminalLines('one\r\n\u001b[1mtwo\rthree\n')).toEqual(['one', 'two', 'three', '']);
});

test('tells a moment in UTC to the minute', () => {
  expect(toMinute(new Date('2026-01-05T09:07:59+01:00'))).toBe('2026-01-05 08:07');
});
