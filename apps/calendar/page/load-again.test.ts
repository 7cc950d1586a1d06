import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { LoadAgain } from './load-again.tsx';

test('a page that has failed in the browser says so and has a link to its own address', () => {
  const page = new LoadAgain({ children: 'The page' });
  expect(page.render()).toBe('The page');
  page.state = LoadAgain.getDerivedStateFromError();
  const markup = renderToStaticMarkup(page.render());
  expect(markup).toContain('This page has stopped working.');
  expect(markup).toMatch(/<a [^>]*href=""/);
});
