import { expect, test } from 'vitest';

import { findClaims, findMissingClaims, findUnregisteredClaims } from './claims.ts';
import { readPage } from '../build-steps/page.ts';

const ORIGIN = { source: 'S', date: 'D' };
const CLAIMS = {
  launch: { value: '24 hours', wordings: ['opens in 24 hours', 'a 24-hour launch'], ...ORIGIN },
  cut: { value: '15-30%', wordings: ['15-30% of each order'], ...ORIGIN },
  kept: { value: '40%', wordings: ['40% retention'], ...ORIGIN },
  grown: { value: '40%', wordings: ['40% retention increase'], ...ORIGIN },
};
const LIST = Object.values(CLAIMS);

test.each([
  ['We take 15-30% of it', ['15-30%']],
  ['We take 15–30% of it', ['15–30%']],
  ['Twice, or 2x, or 750+ people', ['2x', '750+']],
  ['Open in 24 hours, 24/7, for 7 days', ['24 hours', '24/7', '7 days']],
  ['Seven days free, a twenty-four-hour launch', ['Seven days', 'twenty-four-hour']],
  [
    'Fifty hours, ninety days, in fifteen minutes',
    ['Fifty hours', 'ninety days', 'fifteen minutes'],
  ],
  ['Live within an hour, or in half an hour', ['within an hour', 'in half an hour']],
  ['Open by tomorrow, by this time tomorrow', ['by tomorrow', 'by this time tomorrow']],
  ['A 30-minute walk through', []],
  ['One day on a ruler, and the birthday cake', []],
  ['Room 12, table 4', []],
])('finds the claims of "%s"', (text, claims) => {
  expect(findClaims(text).map(({ from, to }) => text.slice(from, to))).toEqual(claims);
});

test('a claim that is not registered is named with its page', () => {
  const page = readPage('/pricing', '<p>Up by <b>99%</b> at once</p>');
  expect(findUnregisteredClaims([page], LIST)).toEqual([
    '/pricing claims "Up by 99% at once", which content/claims.ts does not list.',
  ]);
});

test('a figure is registered only together with its words', () => {
  const faults = (html: string) => findUnregisteredClaims([readPage('/', html)], LIST);
  expect(faults('<p><b>40%</b> <span>retention increase</span></p>')).toEqual([]);
  expect(faults('<p>It opens in <b>24 hours</b></p>')).toEqual([]);
  expect(faults('<p>40% more tea</p>')).toHaveLength(1);
  expect(faults('<p>140% retention</p>')).toHaveLength(1);
  expect(faults('<p>An answer in 24 hours</p>')).toHaveLength(1);
});

test('a dash of either length is the same claim', () => {
  expect(findUnregisteredClaims([readPage('/', '<p>15–30% of each order</p>')], LIST)).toEqual([]);
});

test('a number that is drawn and read out is one', () => {
  const claims = [{ value: '750+', wordings: ['750+ users'], ...ORIGIN }];
  const html = '<p><b aria-hidden="true">750+</b> <b class="sr-only">750+</b> users</p>';
  expect(findUnregisteredClaims([readPage('/', html)], claims)).toEqual([]);
});

test('samples, scripts and styles claim nothing', () => {
  const html = '<div data-sample><p>99%</p></div><script>"98%"</script><style>a{width:97%}</style>';
  expect(findUnregisteredClaims([readPage('/', html)], LIST)).toEqual([]);
});

test('a description claims as much as the page', () => {
  const page = readPage('/', '<meta name="description" content="Up 99%">');
  expect(findUnregisteredClaims([page], LIST)).toHaveLength(1);
});

test('a registered claim that no page makes is named', () => {
  const page = readPage('/', '<p>A 24-hour launch. 40% retention. 40% retention increase.</p>');
  expect(findMissingClaims([page], CLAIMS)).toEqual([
    'No page says "15-30% of each order" (cut in content/claims.ts).',
  ]);
});

test('a claim with a figure is not made by a wording without one', () => {
  const { launch } = CLAIMS;
  const worded = { launch: { ...launch, wordings: [...launch.wordings, 'open by tomorrow'] } };
  const page = readPage('/', '<p>Open by tomorrow.</p>');
  expect(findUnregisteredClaims([page], Object.values(worded))).toEqual([]);
  expect(findMissingClaims([page], worded)).toHaveLength(1);
});

test('a claim is not made by another one of the same figure, nor by a longer one that holds its words', () => {
  expect(findMissingClaims([readPage('/', '<p>40% retention increase</p>')], CLAIMS)).toContain(
    'No page says "40% retention" (kept in content/claims.ts).',
  );
  expect(findMissingClaims([readPage('/', '<p>40% retention</p>')], CLAIMS)).toContain(
    'No page says "40% retention increase" (grown in content/claims.ts).',
  );
});
