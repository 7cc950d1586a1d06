import { expect, test } from 'vitest';

import { WORDS } from './words.ts';

test('no words of the page name a colour, which not everybody sees and another brand may not have', () => {
  expect(JSON.stringify(WORDS)).not.toMatch(/\b(green|red|blue|yellow|amber|gold|grey|white)\b/i);
});
