import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { OtherNumber, type DemoLink } from './other-number.tsx';

const WORDS = {
  question: 'No ten-digit number?',
  demo: 'Book a demo',
  or: 'or',
  write: 'write to us',
  writeAlone: 'Write to us',
};

function renderLine(demo: DemoLink | null): string {
  return renderToStaticMarkup(
    createElement(OtherNumber, {
      id: 'other',
      words: WORDS,
      supportEmail: 'hi@shop.example',
      demo,
    }),
  );
}

function linksIn(html: string): string[] {
  return [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => href);
}

test('beside the phone are a demo and a mail', () => {
  const html = renderLine({ open: () => undefined, address: 'https://calendar.example/' });
  expect(html).toContain('or <a href="mailto:hi@shop.example"');
  expect(linksIn(html)).toEqual(['https://calendar.example/', 'mailto:hi@shop.example']);
});

test('without a calendar a mail is the only way on', () => {
  const html = renderLine(null);
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe('No ten-digit number?Write to us');
  expect(linksIn(html)).toEqual(['mailto:hi@shop.example']);
});
