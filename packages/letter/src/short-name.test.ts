import { expect, test } from 'vitest';

import { shortName } from './short-name.ts';

test.for([
  ['Anna Bell', 'Anna Bell'],
  [' Anna ', 'Anna'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
  [`${'x'.repeat(58)} yy`, `${'x'.repeat(58)}…`],
  ['👨‍👩‍👧'.repeat(61), `${'👨‍👩‍👧'.repeat(59)}…`],
  [
    'Your account is locked. Please call us at once on 0900 123 4567 and have your card at hand',
    'Your account is locked. Please call us at once on 0900 123…',
  ],
] as const)('shows %j as %j', ([name, shown]) => {
  expect(shortName(name)).toBe(shown);
});
