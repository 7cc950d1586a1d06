import { expect, test } from 'vitest';

import { describeFacts } from './describe-facts.ts';

const describe = (sent: Parameters<typeof describeFacts>[1], callHour: string | null = null) =>
  describeFacts({ quarantinedFor: null, binnedAt: null }, sent, {
    callHour,
    zone: 'Europe/London',
  });

function describeReferrer(referrer: string, landingPage: string): readonly string[] | undefined {
  const facts = describe([
    { path: 'attribution.referrer', label: 'Came from', text: referrer },
    { path: 'attribution.landingPage', label: 'First page', text: landingPage },
  ]);
  return facts.flatMap((group) => group.facts).find(({ label }) => label === 'Came from')?.values;
}

test.each([
  ['https://www.shop.example/pricing', '/pricing', 'Opened from /pricing'],
  ['/pricing', '/pricing', 'Opened from /pricing'],
  ['/', '/', 'Opened from /'],
  ['https://news.example/shops', '/pricing', 'news.example/shops'],
  ['https://news.example/', '/', 'news.example/'],
])('a lead that %s led to, first seen at %s, came from: %s', (referrer, landingPage, words) => {
  expect(describeReferrer(referrer, landingPage)).toEqual([words]);
});

test('a yes to news and offers stands apart, with its wording, its version and when it came', () => {
  const groups = describe([
    { path: 'marketingConsent.wording', label: 'Said yes to', text: 'Send me news.' },
    { path: 'marketingConsent.version', label: 'Version of that', text: '2' },
    { path: 'marketingConsent.at', label: 'Said yes at', text: '2026-11-29T08:05:00.000Z' },
  ]);
  expect(groups).toMatchObject([
    {
      name: 'news',
      facts: [
        { values: ['Send me news.'] },
        { values: ['2'] },
        { values: ['Sunday 29 November 2026, 08:05 GMT'] },
      ],
    },
  ]);
});

test('the hour at which a call would ring stands below the phone alone', () => {
  const [reach] = describe(
    [
      { path: 'phoneNumber', label: 'Phone', text: '+6591234567' },
      { path: 'email', label: 'Email', text: 'mei@shop.example' },
    ],
    '03:22 their time, better written than called',
  );
  expect(reach?.facts.map(({ line }) => line)).toEqual([
    '03:22 their time, better written than called',
    null,
  ]);
});
