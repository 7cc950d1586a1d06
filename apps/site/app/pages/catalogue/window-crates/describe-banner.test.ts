import { expect, test } from 'vitest';

import { describeBanner, describePlace } from './describe-banner.ts';
import type { WindowCratesWords } from './window-words.ts';

const WORDS: WindowCratesWords = {
  title: 'Window',
  abilities: [],
  product: 'Salad',
  lists: {
    arrivals: { label: 'New Arrivals', move: 'Left' },
    featured: { label: 'Featured', move: 'Right' },
  },
  banner: {
    legend: 'Leads to',
    targets: { list: 'A list', post: 'A post' },
    title: { hand: 'Fresh', arrivals: 'Just in', featured: 'Our pick' },
    leads: { list: 'To {list}', post: 'To our post' },
  },
  said: '{product} is in {list}. {leads}.',
};

test.each([
  ['hand', 'list', 'Fresh', 'To New Arrivals'],
  ['arrivals', 'list', 'Just in', 'To New Arrivals'],
  ['featured', 'list', 'Our pick', 'To Featured'],
  ['featured', 'post', 'Our pick', 'To our post'],
] as const)('with the product in %s, a banner to a %s says so', (place, target, title, leads) => {
  expect(describeBanner(WORDS, place, target)).toEqual({ title, leads });
});

test('a move is said once the product is in a list', () => {
  expect(describePlace(WORDS, 'hand', 'list')).toBe('');
  expect(describePlace(WORDS, 'featured', 'list')).toBe('Salad is in Featured. To Featured.');
});
