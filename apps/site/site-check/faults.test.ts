import { expect, test } from 'vitest';

import { findFaults } from './faults.ts';
import { readPage } from './page.ts';

const GOOD_HEAD = '<title>T</title><meta name="description" content="D."><h1>H</h1>';

test('a good page has no fault', () => {
  const page = readPage(
    '/',
    `${GOOD_HEAD}<a href="/">Home</a><a href="/doc/a.pdf">A</a><a href="https://x.example">X</a>`,
  );
  expect(findFaults([page], ['/doc/a.pdf'])).toEqual([]);
});

test.each([
  ['<a href="/gone?x=1#y">Gone</a>', '/ links to /gone, where there is nothing.'],
  ['<img src="/a.png">', '/ has a picture without an alternative: /a.png.'],
  ['<svg role="img"></svg>', '/ has a drawing without a name.'],
  ['<h1>Second</h1>', '/ has 2 main headings.'],
])('%s is a fault', (markup, fault) => {
  expect(findFaults([readPage('/', `${GOOD_HEAD}${markup}`)], [])).toEqual([fault]);
});

test('a page without title, description and heading is told all three', () => {
  expect(findFaults([readPage('/x', '<p>Hello</p>')], [])).toEqual([
    '/x has no title.',
    '/x has no description.',
    '/x has 0 main headings.',
  ]);
});
