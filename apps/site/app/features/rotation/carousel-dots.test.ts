import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { CarouselDots } from './carousel-dots.tsx';

const dots = ['1', '2', '3', '4', '5', '6'].map((id) => ({ id, label: `Story ${id} of 6` }));

test('shows a named dot for each item, and the bar in the active one only', () => {
  const carousel = { activeId: '2', isRunning: false, round: 0 };
  const markup = renderToStaticMarkup(
    createElement(CarouselDots<string>, { dots, carousel, onJump: () => undefined }),
  );
  expect(markup.match(/<button/g)).toHaveLength(6);
  expect(markup.match(/class="rotation-bar"/g)).toHaveLength(1);
  expect(markup).toContain('aria-label="Story 2 of 6" aria-current="true"');
  expect(markup).not.toContain('style=');
});
