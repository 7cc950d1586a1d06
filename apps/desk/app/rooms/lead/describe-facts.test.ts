import { expect, test } from 'vitest';

import { describeFacts } from './describe-facts.ts';

function describeReferrer(referrer: string, landingPage: string): readonly string[] | undefined {
  const facts = describeFacts({ heldFor: null, binnedAt: null }, [
    { path: 'attribution.referrer', label: 'Came from', text: referrer },
    { path: 'attribution.landingPage', label: 'First page', text: landingPage },
  ]);
  return facts.flatMap((group) => group.facts).find(({ label }) => label === 'Came from')?.values;
}

test.each([
  ['https://www.shop.example/pricing', '/pricing', 'Opened from /pricing'],
  ['https://news.example/shops', '/pricing', 'news.example/shops'],
  ['https://news.example/', '/', 'news.example/'],
])('a lead that %s led to, first seen at %s, came from: %s', (referrer, landingPage, words) => {
  expect(describeReferrer(referrer, landingPage)).toEqual([words]);
});
