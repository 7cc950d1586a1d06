import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { PrivacyLine } from './privacy-line.tsx';

test('the link to the privacy document says in its name that it opens in a new tab', () => {
  const words = {
    text: 'We answer you.',
    link: { label: 'Privacy Policy', to: '/doc/privacy.pdf' },
    newTab: 'PDF, opens in a new tab',
  };

  const line = renderToStaticMarkup(createElement(PrivacyLine, words));

  expect(line).toMatch(/<a [^>]*target="_blank" rel="noopener"/);
  expect(line.replaceAll(/<[^>]+>/g, '')).toBe(
    'We answer you. Privacy Policy (PDF, opens in a new tab)',
  );
});
