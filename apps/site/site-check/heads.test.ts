import { expect, test } from 'vitest';

import { findPoorHeads } from './heads.ts';
import { readPage, type Page } from '../build-steps/page.ts';

const LONG_ENOUGH = 'A web and mobile store under your own name for restaurants, shops and farms.';

type Head = { title?: string; description?: string; canonical?: string; body?: string };

function aPage(address: string, head: Head = {}): Page {
  const { title = 'Pricing', description = LONG_ENOUGH, canonical = address, body = '' } = head;
  return readPage(
    address,
    `<title>${title}</title><meta name="description" content="${description}">
     <link rel="canonical" href="${canonical}"><h1>H</h1>${body}`,
  );
}

test('a good page has no fault, and may go up any number of levels', () => {
  const body = '<h2>A</h2><h3>B</h3><h4>C</h4><h2>D</h2><h3>E</h3>';
  expect(findPoorHeads([aPage('/', { body })])).toEqual([]);
});

test.each<[what: string, head: Head, fault: string]>([
  ['a long title', { title: 't'.repeat(66) }, '/ has a title of 66 characters.'],
  ['a short description', { description: 'Words.' }, '/ has a description of 6 characters.'],
  ['a long one', { description: 'd'.repeat(161) }, '/ has a description of 161 characters.'],
  ['two main headings', { body: '<h1>Second</h1>' }, '/ has 2 main headings.'],
  ['a skipped level', { body: '<h2>A</h2><h4>B</h4>' }, '/ has a heading that skips a level.'],
])('%s is a fault', (_, head, fault) => {
  expect(findPoorHeads([aPage('/', head)])).toEqual([fault]);
});

test('a page without title, description and heading is told all three', () => {
  expect(findPoorHeads([readPage('/x', '<p>Hello</p>')])).toEqual([
    '/x has no title.',
    '/x has no description.',
    '/x has 0 main headings.',
  ]);
});

test('no two pages have one title or one description, but one page may be at two addresses', () => {
  expect(findPoorHeads([aPage('/a'), aPage('/b')])).toEqual([
    '/a and /b have one title.',
    '/a and /b have one description.',
  ]);
  expect(findPoorHeads([aPage('/'), aPage('/home', { canonical: '/' })])).toEqual([]);
});
