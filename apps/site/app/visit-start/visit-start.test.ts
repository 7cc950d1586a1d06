import { expect, onTestFinished, test, vi } from 'vitest';

import { findBeginning, isFromOwnPage, isShownAgain } from './visit-start.ts';

const SITE = 'https://shop.example';

test.each([
  [`${SITE}/pricing`, true],
  ['https://shop.example.evil.example/', false],
  ['', false],
])('whether a document that %s led to was opened from a page of ours: %s', (referrer, isOwn) => {
  expect(isFromOwnPage({ loaded: `${SITE}/`, referrer })).toBe(isOwn);
});

test.each([
  ['https://news.example/shops', `${SITE}/team?utm_campaign=May`, 'https://news.example/shops'],
  [`${SITE}/pricing?utm_campaign=May`, `${SITE}/pricing?utm_campaign=May`, ''],
  [
    `${SITE}/pricing?utm_campaign=`,
    `${SITE}/pricing?utm_campaign=`,
    `${SITE}/pricing?utm_campaign=`,
  ],
  [`${SITE}/pricing`, `${SITE}/pricing`, `${SITE}/pricing`],
])('a visit that %s led to began at %s, which %j led to', (referrer, first, before) => {
  const beginning = findBeginning({ loaded: `${SITE}/team?utm_campaign=May`, referrer });
  expect({ ...beginning, first: beginning.first.href }).toEqual({ first, referrer: before });
});

test.each([
  ['navigate', false],
  ['reload', true],
  ['back_forward', true],
  [undefined, false],
])('whether a document of type %s was shown before: %s', (type, isIt) => {
  const entries = type === undefined ? [] : [{ type }];
  vi.stubGlobal('performance', { getEntriesByType: () => entries });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(isShownAgain()).toBe(isIt);
});
