import { expect, test } from 'vitest';

import { CLAIMS } from './claims.ts';

const ALL = Object.values(CLAIMS);

test.each([
  'launches in 24 hours',
  '7-day free trial',
  'No payment information required',
  'No technical skills needed',
  '15-30% of each order',
  'Support 24/7',
  '40% customer retention increase',
  'up to 60% engagement',
  '50% digital sales increase',
  '40% more repeat orders',
  '75% loyal community',
  '50% revisit',
  '300% traffic',
  '2x sales',
  '150% customer base',
  '500 loyalty members',
  '40% online-order sales rise',
  '300% faster time to market',
])('"%s" is a claim of its own', (wording) => {
  expect(ALL.filter(({ wordings }) => wordings.includes(wording))).toHaveLength(1);
});

test('the four figures of the revenue impact are registered', () => {
  const { timeToMarket, engagementImpact, retentionImpact, revenueImpact } = CLAIMS;
  const impact = [timeToMarket, engagementImpact, retentionImpact, revenueImpact];
  expect(impact.map(({ value }) => value)).toEqual(['300%', '60%', '40%', '25%']);
});

test('no wording is a figure without words', () => {
  const bare = ALL.flatMap(({ wordings }) => wordings).filter(
    (wording) => !/[a-z]{4}/i.test(wording),
  );
  expect(bare).toEqual([]);
});
