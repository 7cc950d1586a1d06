import { expect, test } from 'vitest';

import { kerbside } from '#/brands/kerbside/brand.ts';
import { listSamples } from '#/samples.ts';

test('the names of a sample brand are listed as samples', () => {
  const entries = listSamples(kerbside).map(({ entry }) => entry);
  expect(entries).toEqual(expect.arrayContaining(['name', 'company', 'support', 'partners.cloud']));
});

test('a real brand has nothing to replace', () => {
  expect(listSamples({ ...kerbside, isSample: false })).toEqual([]);
});
