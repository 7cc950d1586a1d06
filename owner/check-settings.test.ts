import { expect, test } from 'vitest';

import { checkSettings } from '#/check-settings.ts';
import { OPERATOR_SETTINGS } from '#/settings.ts';

/** The file of version 1.0.0, which operators keep through upgrades. */
const FIRST = { brand: 'kerbside', apiBase: '', isLandingIndexed: true, retentionMonths: 24 };
const CAMPAIGN = { name: 'Autumn bakers', utmCampaign: 'autumn-bakers' };

test('what the product comes with is right', () => {
  expect(checkSettings(OPERATOR_SETTINGS)).toMatchObject(OPERATOR_SETTINGS);
});

test('a file of version 1.0.0 has two hours to answer and no campaigns', () => {
  expect(checkSettings(FIRST)).toEqual({ ...FIRST, answerTargetMinutes: 120, campaigns: [] });
});

test.each([
  ['half an hour to answer', { answerTargetMinutes: 30 }],
  ['campaigns', { campaigns: [CAMPAIGN] }],
  ['an API of its own', { apiBase: 'https://api.shop.example' }],
  ['an API below a path', { apiBase: 'https://shop.example/leads' }],
  ['an API on this machine', { apiBase: 'http://localhost:3100' }],
])('settings may have %s', (_, change) => {
  expect(checkSettings({ ...FIRST, ...change })).toMatchObject(change);
});

const MONTHS = 'retentionMonths must be a whole number of months, 1 or more';
const MINUTES = 'answerTargetMinutes must be a number of minutes, more than 0';
const API_BASE = 'apiBase must be empty, or a full address without a slash at its end';

test.each([
  [{ retentionMonths: 0 }, MONTHS],
  [{ retentionMonths: -1 }, MONTHS],
  [{ retentionMonths: 1.5 }, MONTHS],
  [{ retentionMonths: '24' }, MONTHS],
  [{ retentionMonths: undefined }, MONTHS],
  [{ answerTargetMinutes: 0 }, MINUTES],
  [{ answerTargetMinutes: -1 }, MINUTES],
  [{ answerTargetMinutes: NaN }, MINUTES],
  [{ answerTargetMinutes: Infinity }, MINUTES],
  [{ answerTargetMinutes: 'two hours' }, MINUTES],
  [{ apiBase: 'https://a/' }, API_BASE],
  [{ apiBase: 'https://a?b' }, API_BASE],
  [{ apiBase: '/api' }, API_BASE],
  [{ apiBase: 'api.shop.example' }, API_BASE],
  [{ apiBase: null }, API_BASE],
  [{ isLandingIndexed: 'yes' }, 'isLandingIndexed must be true or false'],
  [{ brand: '' }, 'brand must have words in it, without spaces at its ends'],
  [{ campaigns: 'autumn-bakers' }, 'campaigns must be a list of campaigns'],
  [{ campaigns: ['autumn-bakers'] }, 'campaigns.0 must be a campaign'],
  [{ campaigns: [{ ...CAMPAIGN, name: ' ' }] }, 'campaigns.0.name must have words in it'],
  [{ campaigns: [{ name: 'Autumn bakers' }] }, 'campaigns.0.utmCampaign must be a text'],
  [{ campagins: [] }, 'the file must not have "campagins", which nothing reads'],
])('%j is refused by name and rule', (change, line) => {
  const check = () => checkSettings({ ...FIRST, ...change });
  expect(check).toThrow('Fix owner/settings.ts:');
  expect(check).toThrow(`\n  ${line}`);
});

test('every wrong entry is named at once', () => {
  expect(() => checkSettings({ ...FIRST, brand: 1, retentionMonths: 0 })).toThrow(
    /brand must be a text\n[^]*retentionMonths must be a whole number/,
  );
});
