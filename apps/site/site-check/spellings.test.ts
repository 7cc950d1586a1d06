import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../app/', import.meta.url));

/** A published version of a document keeps its words. */
const PUBLISHED = /privacy-policy\/version-[12]\.ts$/;

test('what pages name has one spelling', () => {
  const files = globSync(
    ['content/**/!(*.test).ts', 'pages/*/content.ts', 'pages/*/content/*.ts'],
    {
      cwd: APP,
    },
  ).filter((file) => !PUBLISHED.test(file));
  const found = files.filter((file) => /e-mail|café/i.test(readFileSync(`${APP}${file}`, 'utf8')));

  expect(files.length).toBeGreaterThan(30);
  expect(found).toEqual([]);
});
