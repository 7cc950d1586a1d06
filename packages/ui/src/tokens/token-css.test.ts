import { expect, test } from 'vitest';

import { PALETTE } from './palette.ts';
import { resolveTokens, tokenCss } from './token-css.ts';

const COLOUR = { light: '#112233', dark: '#445566' };

test('a brand replaces the colours it names and keeps the others', () => {
  const tokens = resolveTokens({ primary: COLOUR });
  expect(tokens).toEqual({ ...PALETTE, primary: COLOUR });
  expect(tokenCss(tokens)).toContain('--primary:light-dark(#112233,#445566);');
});

test.each([
  ['primery', 'no component uses'],
  ['food-leaf', 'stays the same for every brand'],
  ['art-wood-2', 'stays the same for every brand'],
])('a brand may not set the colour %s', (name, reason) => {
  expect(() => resolveTokens({ [name]: COLOUR })).toThrow(reason);
});
