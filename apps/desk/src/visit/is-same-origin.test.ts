import { expect, test } from 'vitest';

import { isSameOrigin } from './is-same-origin.ts';

const ORIGIN = 'https://desk.shop.example';

test.for([
  [{ origin: ORIGIN, 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: ORIGIN }, true],
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{}, false],
  [{ origin: 'null' }, false],
  [{ origin: `${ORIGIN}.evil.example` }, false],
  [{ origin: ORIGIN.toUpperCase() }, false],
  [{ origin: ORIGIN, 'sec-fetch-site': 'same-site' }, false],
  [{ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }, false],
  // Typed or from a bookmark: no form of ours.
  [{ origin: ORIGIN, 'sec-fetch-site': 'none' }, false],
  [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, false],
] as const)('what says %o is from the desk: %s', ([headers, expected]) => {
  expect(isSameOrigin({ headers }, ORIGIN)).toBe(expected);
});
