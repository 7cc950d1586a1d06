import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { RotationButton } from './rotation-button.tsx';

const words = {
  pause: { text: 'Pause', label: 'Pause the rotating tabs' },
  play: { text: 'Play', label: 'Play the rotating tabs' },
};

function markupOf(isPaused: boolean): string {
  return renderToStaticMarkup(
    createElement(RotationButton, { words, isPaused, onToggle: () => undefined }),
  );
}

test.each([
  [false, words.pause],
  [true, words.play],
])('when isPaused is %s, text and name say what a press does', (isPaused, { text, label }) => {
  const markup = markupOf(isPaused);
  expect(markup).toContain(`aria-label="${label}"`);
  expect(markup).toContain(`${text}</button>`);
});

test('carries no inline style', () => {
  expect(markupOf(false)).not.toContain('style=');
});
