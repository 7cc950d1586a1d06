import { chooseBrand } from '@high-street/owner';
import { CONTRAST_PAIRS, resolveTokens } from '@high-street/ui/tokens';
import { expect, test } from 'vitest';

import { designer } from './content/designer.ts';
import { judgeColours, LEAST_CONTRAST, sortColours } from './qr-designer/contrast-guard.ts';

const PAINTS = designer.paints.options;

test.each(['kerbside', 'quayside'])('the editor refuses no paint that it offers under %s', (id) => {
  const tokens = resolveTokens(chooseBrand(id).pack.tokens);
  const refused = PAINTS.filter(({ colours: [one, other] }) =>
    judgeColours(sortColours(tokens[one].light, tokens[other].light)),
  );
  expect(refused).toEqual([]);
});

test.each(PAINTS)('a brand is checked for the contrast of $label', ({ colours }) => {
  const checked = CONTRAST_PAIRS.filter(
    ({ front, back, minimum, only }) =>
      [front, back].toSorted().join() === colours.toSorted().join() &&
      minimum >= LEAST_CONTRAST &&
      only !== 'dark',
  );
  expect(checked).not.toEqual([]);
});
