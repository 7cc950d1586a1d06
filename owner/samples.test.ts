import { expect, test } from 'vitest';

import { kerbside } from '#/brands/kerbside/brand.ts';
import { quayside } from '#/brands/quayside/brand.ts';
import { listSamples } from '#/samples.ts';

test('the names and the prices of a sample brand are listed as samples', () => {
  const entries = listSamples(kerbside).map(({ entry }) => entry);
  expect(entries).toEqual(
    expect.arrayContaining(['name', 'company', 'support', 'partners.cloud', 'prices.plans.Scale']),
  );
  expect(listSamples(kerbside)).toContainEqual({
    entry: 'prices.plans.Basic',
    value: 'GBP 39 a month, GBP 384 a year, excluding VAT',
  });
});

test('a brand without prices lists none', () => {
  expect(listSamples(quayside).filter(({ entry }) => entry.startsWith('prices'))).toEqual([]);
});

test('a real brand with real prices has nothing to replace', () => {
  const prices = { ...kerbside.prices, isSample: false };
  expect(listSamples({ ...kerbside, isSample: false, prices })).toEqual([]);
});

test('the sample prices give the 18% that the badge names, to within a point', () => {
  for (const { monthly, yearly } of Object.values(kerbside.prices.plans)) {
    expect(Math.abs((1 - yearly / (12 * monthly)) * 100 - 18)).toBeLessThanOrEqual(1);
  }
});
