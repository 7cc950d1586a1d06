import { expect, test } from 'vitest';

import { WORDS } from './words.ts';

test('no words of the page name a colour, which not everybody sees and another brand may not have', () => {
  const words = JSON.stringify(WORDS, (_key, word: unknown) =>
    typeof word === 'function' ? String(word) : word,
  );
  expect(words).not.toMatch(/\b(green|red|blue|yellow|amber|gold|grey|white)\b/i);
});
