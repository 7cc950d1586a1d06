import { expect, test } from 'vitest';

import { findFaults } from './faults.ts';
import { readPage } from '../build-steps/page.ts';

test('a good page has no fault', () => {
  const page = readPage(
    '/',
    `<a href="/">Home</a><a href="/doc/a.pdf">A</a><a href="https://x.example">X</a>`,
  );
  expect(findFaults([page], ['/doc/a.pdf'])).toEqual([]);
});

test.each([
  ['<a href="/gone?x=1#y">Gone</a>', '/ links to /gone, where there is nothing.'],
  ['<img src="/a.png">', '/ has a picture without an alternative: /a.png.'],
  ['<svg role="img"></svg>', '/ has a drawing without a name.'],
])('%s is a fault', (markup, fault) => {
  expect(findFaults([readPage('/', markup)], [])).toEqual([fault]);
});
