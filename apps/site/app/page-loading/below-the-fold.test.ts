import { readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { PARTS_BELOW_THE_FOLD } from './markers.ts';

test('what is laid out lazily is what critical CSS leaves out', async () => {
  const css = await readFile(new URL('below-the-fold.css', import.meta.url), 'utf8');
  const [, selector = ''] = /:where\(([^)]+)\) \{\s+content-visibility: auto;/.exec(css) ?? [];
  expect(selector.replaceAll(/ ([>+]) |, /g, (match) => match.trim())).toBe(PARTS_BELOW_THE_FOLD);
});
