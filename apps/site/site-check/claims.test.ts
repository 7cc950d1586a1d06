import { expect, test } from 'vitest';

import { findClaims, findMissingClaims, findUnregisteredClaims } from './claims.ts';
import { readPage } from './page.ts';

const CLAIMS = {
  launch: { value: '24 hours', wordings: ['24 hours', '24-hour'], source: 'S', date: 'D' },
  cut: { value: '15-30%', wordings: ['15-30%'], source: 'S', date: 'D' },
};
const LIST = Object.values(CLAIMS);

test.each([
  ['We take 15-30% of it', ['15-30%']],
  ['We take 15–30% of it', ['15–30%']],
  ['Twice, or 2x, or 750+ people', ['2x', '750+']],
  ['Open in 24 hours, 24/7, for 7 days', ['24 hours', '24/7', '7 days']],
  ['A 30-minute walk through', []],
  ['Room 12, table 4', []],
])('finds the claims of "%s"', (text, claims) => {
  expect(findClaims(text)).toEqual(claims);
});

test('a claim that is not registered is named with its page', () => {
  const page = readPage('/pricing', '<p>Up by <b>99%</b> in 24 hours</p>');
  expect(findUnregisteredClaims([page], LIST)).toEqual([
    '/pricing claims "99%", which content/figures.ts does not hold.',
  ]);
});

test('a dash of either length is the same claim', () => {
  expect(findUnregisteredClaims([readPage('/', '<p>15–30%</p>')], LIST)).toEqual([]);
});

test('samples, scripts and styles claim nothing', () => {
  const html = '<div data-sample><p>99%</p></div><script>"98%"</script><style>a{width:97%}</style>';
  expect(findUnregisteredClaims([readPage('/', html)], LIST)).toEqual([]);
});

test('a description claims as much as the page', () => {
  const page = readPage('/', '<meta name="description" content="Up 99%">');
  expect(findUnregisteredClaims([page], LIST)).toHaveLength(1);
});

test('a registered claim that stands nowhere is named', () => {
  expect(findMissingClaims([readPage('/', '<p>A 24-hour launch</p>')], CLAIMS)).toEqual([
    'No page says "15-30%" (cut in content/figures.ts).',
  ]);
});
