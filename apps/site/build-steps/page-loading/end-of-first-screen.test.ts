import { serialize } from 'parse5';
import { expect, test } from 'vitest';

import { readPage } from '../page.ts';

import { markEndOfFirstScreen } from './end-of-first-screen.ts';

function mark(body: string): string {
  const page = readPage('/a', `<!doctype html><body>${body}</body>`);
  markEndOfFirstScreen(page);
  return serialize(page.document);
}

test.each([
  [
    '<main><p>A</p><p>B</p><p>C</p><p>D</p></main><footer></footer>',
    '<p id="end-of-first-screen" data-below-the-fold="">C',
  ],
  [
    '<main><div><p>A</p><p>B</p><i>C</i></div></main><footer></footer>',
    '<i id="end-of-first-screen" data-below-the-fold="">C',
  ],
  [
    '<main><div>A</div><p>B</p></main><footer>F</footer>',
    '<footer id="end-of-first-screen" data-below-the-fold="">F',
  ],
  [
    '<main><p>A<i id="end-of-first-screen">B</i></p><p></p><p>C</p></main><footer>F</footer>',
    '</p><p data-below-the-fold=""></p><p data-below-the-fold="">C</p></main><footer data-below-the-fold="">F',
  ],
])('the first paint waits for what follows the first screen of %s', (body, marked) => {
  expect(mark(body)).toContain(marked);
});

test.each(['<main><p></p></main>', '<main><p></p></main><footer id="end"></footer>'])(
  'a page where that cannot be marked is refused by name: %s',
  (body) => {
    expect(() => mark(body)).toThrow('What follows the first screen of /a');
  },
);
