import { expect, test } from 'vitest';

import { readPage } from '../page.ts';

import { readPageFacts } from './page-facts.ts';

function question(text: string, answer: string): string {
  return `<details class="accordion-item"><summary><h3>${text}</h3><span></span></summary>
    <div>${answer}<button>Copy link</button></div></details>`;
}

test('what search engines are told is what the page says', () => {
  const html = `<title>Pricing | Kerbside</title><meta name="description" content="Three plans.">
<h1>Pay for
    the shop</h1>`;
  expect(readPageFacts(readPage('/pricing', html), 'Kerbside')).toEqual({
    address: '/pricing',
    title: 'Pricing',
    description: 'Three plans.',
    headline: 'Pay for the shop',
    questions: [],
  });
});

test('every question of the FAQ is read with its whole answer, and no other thing that folds', () => {
  const html = `${question('A menu?', '<p>No.</p>')}
    <section class="faq section-space">
      ${question('Do you take a cut?', '<p>No. There is a subscription.</p>')}
      ${question('What is in it?', '<p>Three things:</p><ul><li>One</li><li>Two</li></ul>')}
    </section>`;
  expect(readPageFacts(readPage('/faqs', html), 'Kerbside').questions).toEqual([
    { question: 'Do you take a cut?', answer: '<p>No. There is a subscription.</p>' },
    { question: 'What is in it?', answer: '<p>Three things:</p><ul><li>One</li><li>Two</li></ul>' },
  ]);
});
