import { expect, test } from 'vitest';

import { CLOSED_HEADERS } from '#/headers/index.ts';

import { observatoryScore } from './observatory-score.ts';

/** What is sent for an answer that is no page, with some of it changed. */
const scoreWith = (changes: Readonly<Record<string, string | undefined>>) =>
  observatoryScore({ headers: { ...CLOSED_HEADERS, ...changes } });

test('gives what every answer carries the most that headers can reach', () => {
  expect(scoreWith({})).toBe(140);
});

test.for<[string, Record<string, string | undefined>, number]>([
  [
    'no headers but a type',
    Object.fromEntries(Object.keys(CLOSED_HEADERS).map((name) => [name, undefined])),
    30,
  ],
  ['no policy', { 'content-security-policy': undefined }, 75],
  ['scripts inside pages', { 'content-security-policy': "script-src 'self' 'unsafe-inline'" }, 80],
  [
    'styles inside pages',
    {
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    130,
  ],
  [
    'evaluated scripts',
    { 'content-security-policy': "default-src 'self'; script-src 'unsafe-eval'" },
    120,
  ],
  [
    'frames over HTTP',
    { 'content-security-policy': "default-src 'none'; frame-src http://shop.example" },
    80,
  ],
  [
    'framed by anybody',
    { 'content-security-policy': "default-src 'none'", 'x-frame-options': undefined },
    80,
  ],
  ['a month of TLS', { 'strict-transport-security': 'max-age=2592000' }, 130],
  ['addresses told to others', { 'referrer-policy': 'unsafe-url' }, 130],
  ['guessed types', { 'x-content-type-options': undefined }, 135],
  ['use by others', { 'cross-origin-resource-policy': 'cross-origin' }, 130],
  ['a window shared with others', { 'cross-origin-opener-policy': 'unsafe-none' }, 130],
] as const)('takes points off for %s', ([, changes, score]) => {
  expect(scoreWith(changes)).toBe(score);
});

test('counts the policy in the page', () => {
  const html =
    '<meta http-equiv="Content-Security-Policy" content="frame-src http://shop.example">';
  expect(observatoryScore({ headers: CLOSED_HEADERS, html })).toBe(80);
});
