import { expect, test } from 'vitest';

import { readPage } from '../build-steps/page.ts';
import { findUnregisteredClaims } from './claims.ts';
import { listOwnWords } from './own-words.ts';

const OWN = listOwnWords({
  prices: { currency: 'GBP', taxNote: 'plus 15–20%  VAT', plans: {} },
  marketingConsent: { version: '1', wording: 'Yes, send me offers: 20% off the first month.' },
});

const faultsOf = (html: string) => findUnregisteredClaims([readPage('/', html)], [OWN]);

test("a figure in the owner's tax note or consent is no claim", () => {
  expect(faultsOf('<p><b>£79</b> a month, plus 15–20%  VAT</p>')).toEqual([]);
  expect(faultsOf('<label>Yes, send me offers: 20% off the first month.</label>')).toEqual([]);
});

test('the same figure in other words still is', () => {
  expect(faultsOf('<p>20% more orders</p>')).toHaveLength(1);
});

test('a brand that has neither adds no words', () => {
  expect(listOwnWords({})).toEqual({ wordings: [] });
});
