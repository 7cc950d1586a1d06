import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { formLines } from '#/content/lead-form.ts';

import { PrivacyLine } from './privacy-line.tsx';

test('the link to the privacy document says in its name that it opens a PDF in a new tab', () => {
  const line = renderToStaticMarkup(createElement(PrivacyLine, formLines.privacy));

  expect(line).toMatch(/<a [^>]*target="_blank" rel="noopener"/);
  expect(line.replaceAll(/<[^>]+>/g, '')).toMatch(/ Privacy Policy \(PDF, opens in a new tab\)$/);
});
