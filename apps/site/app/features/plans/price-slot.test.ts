import { checkBrand, chooseBrand } from '@high-street/owner';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { Plan } from './plan.ts';
import type { PriceWords } from './plans-words.ts';
import { PriceSlot } from './price-slot.tsx';
import { writePrices } from './write-prices.ts';

const PLAN: Plan = {
  title: 'Growth',
  description: 'For a busy shop.',
  buttonLabel: 'Get Started',
  branches: 'Single-branch',
  isPopular: false,
  highlights: [],
};
const WORDS: PriceWords = {
  customQuote: 'Custom quote',
  per: { monthly: 'a month', yearly: 'a year' },
  billed: { monthly: 'Billed monthly', yearly: 'Billed yearly' },
  saving: '18% Saves',
};

/** The slot of the Growth plan under a brand with these prices, its words between bars. */
function readSlot(prices?: object): string {
  const brand = checkBrand('acme', { ...chooseBrand('kerbside').pack, prices });
  const written = brand.prices ? writePrices(brand.prices) : null;
  const slot = createElement(PriceSlot, {
    plan: PLAN,
    prices: written,
    words: WORDS,
  });
  return renderToStaticMarkup(slot).replace(/(?:<[^>]*>\s*)+/g, '|');
}

test('a plan without a price is a custom quote, and says how it is billed', () => {
  const quoted = '|Custom quote|Billed yearly |18% Saves|Billed monthly |Single-branch|';
  expect(readSlot()).toBe(quoted);
  expect(readSlot({ currency: 'GBP', taxNote: 'excluding VAT', plans: {} })).toBe(quoted);
  const plans = { Basic: { monthly: 39, yearly: 384 } };
  expect(readSlot({ currency: 'GBP', taxNote: 'excluding VAT', plans })).toBe(quoted);
});

test("an owner's own prices are shown with their currency and the word on tax", () => {
  const plans = { Growth: { monthly: 79, yearly: 777 } };
  expect(readSlot({ currency: 'EUR', taxNote: 'plus tax', plans })).toBe(
    '|€777|a year, plus tax|€79|a month, plus tax' +
      '|Billed yearly |18% Saves|Billed monthly |Single-branch|',
  );
});
