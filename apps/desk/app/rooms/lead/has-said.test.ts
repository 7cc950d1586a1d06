import { expect, test } from 'vitest';

import { hasSaid } from './has-said.ts';

const NOTE = { body: 'Of a colleague', earlier: [{ body: 'Mine' }, { body: 'The first' }] };

test.for([
  ['Of a colleague', true],
  ['Mine \n', true],
  ['Mine, and more', false],
] as const)('that a note says or has said %j is %j', ([words, expected]) => {
  expect(hasSaid(NOTE, words)).toBe(expected);
});
