import { expect, test } from 'vitest';

import { readReference } from '#/lead-reference.ts';

test.for([
  ['7Q4M-2XKP', '7Q4M-2XKP'],
  ['7q4m-2xkp', '7Q4M-2XKP'],
  ['7Q4M2XKP', '7Q4M-2XKP'],
  [' 7q4m 2xkp ', '7Q4M-2XKP'],
  ['7Q4M–2XKP', '7Q4M-2XKP'],
  ['o1Il-2XKP', '0111-2XKP'],
  ['7Q4M-2XK', null],
  ['7Q4M-2XKPP', null],
  ['filters', null],
  ['', null],
] as const)('reads %j as %j', ([typed, reference]) => {
  expect(readReference(typed)).toBe(reference);
});
