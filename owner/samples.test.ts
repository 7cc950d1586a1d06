import { expect, test } from 'vitest';

import { kerbside } from '#/brands/kerbside/brand.ts';
import { listAvailabilitySamples, listSamples, listSettingsSamples } from '#/samples.ts';

test('the names of a sample brand are listed as samples', () => {
  const entries = listSamples(kerbside).map(({ entry }) => entry);
  expect(entries).toEqual(expect.arrayContaining(['name', 'company', 'support', 'partners.cloud']));
});

test('a real brand has nothing to replace', () => {
  expect(listSamples({ ...kerbside, isSample: false })).toEqual([]);
});

test('the campaign that the settings come with is listed as a sample', () => {
  const campaigns = [{ name: 'Sample campaign', utmCampaign: 'sample-campaign' }];
  expect(listSettingsSamples({ campaigns })).toEqual([
    { entry: 'campaigns', value: 'Sample campaign, sample-campaign' },
  ]);
});

test('a campaign of your own is no sample', () => {
  const campaigns = [{ name: 'Autumn bakers', utmCampaign: 'autumn-bakers' }];
  expect(listSettingsSamples({ campaigns })).toEqual([]);
});

test('the place of demos is a sample until it is one of your own', () => {
  const place = 'Video call, link by email';
  expect(listAvailabilitySamples({ place })).toEqual([{ entry: 'place', value: place }]);
  expect(listAvailabilitySamples({ place: '5 Mill Lane, Leeds' })).toEqual([]);
});
