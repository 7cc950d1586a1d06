import { expect, test } from 'vitest';

import { findSource, type KnownSources } from './find-source.ts';

const KNOWN: KnownSources = {
  campaigns: [{ name: 'Autumn bakers', utmCampaign: 'autumn-bakers' }],
  isOwn: (host) => host === 'www.shop.example',
  isNamed: (host) => host === 'news.example',
};

test.each([
  [
    'one of the owner’s campaigns, however it is spelt',
    'AUTUMN-bakers',
    'news.example',
    'c:Autumn bakers',
  ],
  ['a site that many come from', null, 'news.example', 'h:news.example'],
  ['a campaign of nobody’s on such a site', 'spring', 'news.example', 'h:news.example'],
  ['a site that few come from', null, 'anna.example', 'other'],
  ['a campaign of nobody’s without a site', 'spring', null, 'other'],
  ['no site', null, null, 'direct'],
  ['a page of our own', null, 'www.shop.example', 'unknown'],
  ['a page of our own, with a campaign', 'autumn-bakers', 'www.shop.example', 'c:Autumn bakers'],
])('%s', (_, campaign, host, source) => {
  expect(findSource({ campaign, host }, KNOWN)).toBe(source);
});
