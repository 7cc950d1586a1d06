import type { Prices } from '@high-street/owner';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import type { Plan } from './plan.ts';
import { PriceSlot } from './price-slot.tsx';
import type { PriceWords } from './plans-words.ts';
import { writePrices } from './write-prices.ts';

const PLAN: Plan = {
  title: 'Growth',
  description: 'For a busy shop.',
  buttonLabel: 'Get Started',
  branches: 'single branch',
  isPopular: false,
  highlights: [],
};
const WORDS: PriceWords = {
  customQuote: 'Custom quote',
  sample: 'Sample price',
  per: { monthly: 'a month', yearly: 'a year' },
  plan: { monthly: 'Monthly plan', yearly: 'Yearly plan' },
};
const QUOTED: Prices = { isSample: false, currency: 'GBP', taxNote: 'excluding VAT', plans: {} };

function read(prices: Prices): string {
  const markup = renderToStaticMarkup(
    createElement(PriceSlot, { plan: PLAN, prices: writePrices(prices), words: WORDS }),
  );
  return markup.replace(/<[^>]*>/g, '|').replace(/\|+/g, '|');
}

test('a plan without a price is a custom quote, without a word on tax', () => {
  expect(read(QUOTED)).toBe(
    '|Custom quote|Yearly plan, single branch|Monthly plan, single branch|',
  );
});

test('both figures are delivered, each as the owner wrote it', () => {
  const priced = { ...QUOTED, plans: { Growth: { monthly: 79, yearly: 777 } } };
  expect(read(priced)).toContain('|£777| a year|£79| a month|');
  expect(read(priced)).toContain('Yearly plan, single branch, excluding VAT');
  expect(read(priced)).not.toContain('Sample price');
});

test('sample figures are marked as such', () => {
  const sample = { ...QUOTED, isSample: true, plans: { Growth: { monthly: 79, yearly: 777 } } };
  expect(read(sample)).toContain('Sample price');
});
