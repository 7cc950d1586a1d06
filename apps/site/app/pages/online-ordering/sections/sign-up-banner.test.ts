import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { SignUpBanner, type SignUpBannerWords } from './sign-up-banner.tsx';

const WORDS: SignUpBannerWords = {
  title: 'Your table is the next one',
  lede: 'Come in.',
  action: { label: 'Get Started', to: '/onboarding' },
  users: 'users',
  rating: null,
};

function deliver(words: SignUpBannerWords): string {
  return renderToStaticMarkup(createElement(SignUpBanner, { words, counter: '750+' }));
}

test('the stars have a number only with its source, once the owner has entered both', () => {
  expect(deliver(WORDS)).not.toContain('sign-up-rating');
  const rating = { value: '4.8 of 5', source: 'by 120 customers' };
  expect(deliver({ ...WORDS, rating })).toContain('<strong>4.8 of 5</strong> by 120 customers');
});
