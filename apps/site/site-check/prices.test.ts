import { expect, test } from 'vitest';

import { findPriceWarnings } from './prices.ts';

const common = { currency: 'GBP', taxNote: 'excluding VAT' };

test('a yearly price within a point of the badge is right', () => {
  expect(findPriceWarnings({ ...common, plans: { Basic: { monthly: 39, yearly: 384 } } })).toEqual(
    [],
  );
});

test('a yearly price that saves something else is named', () => {
  expect(
    findPriceWarnings({ ...common, plans: { Growth: { monthly: 100, yearly: 1_080 } } }),
  ).toEqual(['Growth saves 10.0 % by the year, while the badge says 18% Saves.']);
});

test('a brand without prices has nothing to disagree', () => {
  expect(findPriceWarnings({ ...common, plans: {} })).toEqual([]);
});
