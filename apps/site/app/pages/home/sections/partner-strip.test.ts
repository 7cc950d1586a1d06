import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PartnerStrip } from './partner-strip.tsx';

test('a partner is a link only where the owner gave an address', () => {
  const words = {
    note: ['Works with'],
    partners: [
      { kind: 'cloud', name: 'Cloud' },
      { kind: 'card', name: 'Card', url: 'https://card.example/' },
    ],
  } as const;
  const markup = renderToStaticMarkup(createElement(PartnerStrip, { words }));
  expect(markup.match(/<a [^>]*href="[^"]*"/g)).toEqual([
    expect.stringContaining('href="https://card.example/"'),
  ]);
  expect(markup).toContain('<span class="partner" data-kind="cloud">');
});
