import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { MotionSwitch } from './motion-switch.tsx';
import { Orbit } from './orbit.tsx';
import { UsersCounter } from './users-counter.tsx';

function deliver(element: ReactNode): string {
  const markup = renderToStaticMarkup(element);
  expect(markup).not.toContain('style=');
  return markup;
}

test('the counter is delivered with its final number, drawn and read', () => {
  const markup = deliver(createElement(UsersCounter));
  expect(markup).toContain('<span aria-hidden="true">750+</span>');
  expect(markup).toContain('<span class="sr-only">750+</span>');
});

test('the orbit has a place for each of nine icons', () => {
  const icons = Array.from({ length: 9 }, (_, index) => createElement('i', { key: index }));
  const markup = deliver(createElement(Orbit, null, icons));
  expect(markup.match(/class="orbit-place"/g)).toHaveLength(9);
});

test('the switch is delivered as not pressed', () => {
  const markup = deliver(createElement(MotionSwitch, { words: { label: 'Pause motion' } }));
  expect(markup).toContain('aria-pressed="false"');
});
