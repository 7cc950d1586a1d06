import { expect, test } from 'vitest';

import { fillBlanks, findBlanks, readReplyBlank } from './reply-blank.ts';

test.for([
  ['Hello Anna', []],
  ['Hello [name], we have [a price] for [name].', ['[name]', '[a price]', '[name]']],
  ['[name', []],
  ['name]', []],
  ['[]', []],
  ['See [1] and [2].', []],
  ['[the\ntime]', []],
  ['[[name]]', ['[name]']],
  ['[день]', ['[день]']],
] as const)('finds the blanks of %j', ([text, blanks]) => {
  expect(findBlanks(text)).toEqual(blanks);
});

test.for([
  ['[name]', 'name'],
  ['[ Business ]', 'business'],
  ['[day]', null],
  ['[constructor]', null],
] as const)('a lead fills %s by itself as %s', ([blank, name]) => {
  expect(readReplyBlank(blank)).toBe(name);
});

const LEAD = { name: 'Anna Bell', business: 'Bell Bakery', booking: '' };

test.for([
  ['Hello [name],', 'Hello Anna Bell,'],
  ['[Name] of [ BUSINESS ]: [name]', 'Anna Bell of Bell Bakery: Anna Bell'],
  ['We speak on [booking].', 'We speak on [booking].'],
  ['It is [price].', 'It is [price].'],
  ['[constructor] [__proto__]', '[constructor] [__proto__]'],
] as const)('fills %j', ([text, filled]) => {
  expect(fillBlanks(text, LEAD)).toBe(filled);
});

test('what fills a blank is never a blank itself, nor a pattern', () => {
  const filled = fillBlanks('Hello [name]', { name: '[Anna] $& $1' });

  expect(filled).toBe('Hello (Anna) $& $1');
  expect(findBlanks(filled)).toEqual([]);
});
