import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { definePage } from './define-page.ts';

test('a page reads what it shows by hooks', () => {
  expect(renderToStaticMarkup(createElement(definePage(() => 'Words')))).toBe('Words');
});

test('the types refuse a component that would show the first data it got for ever', () => {
  const Stale = ({ loaderData }: { loaderData: string }): ReactNode => loaderData;
  // @ts-expect-error A page takes no parameters.
  expect(definePage(Stale)).toBeDefined();
});
