import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { listLivePictures } from './live-pictures.ts';

const APP = fileURLToPath(new URL('../app', import.meta.url));

test('every picture that a source shows is in the list, once', () => {
  const sources = globSync(`${APP}/**/*.tsx`).map((file) => readFileSync(file, 'utf8'));
  const shown = sources.join('\n').match(/<LivePicture\b/g) ?? [];
  const names = listLivePictures().map(({ name }) => name);
  expect(names).not.toEqual([]);
  expect(names).toHaveLength(shown.length);
  expect(new Set(names).size).toBe(names.length);
});
