import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '#/project-root.ts';

/** How libraries call what may change in any release. */
const UNSTABLE = /\b(?:UNSAFE|unstable)_\w+/;
/** The only file that may take such names; a test beside it holds them against the installed package. */
const ALLOWED = 'apps/site/app/navigation/router-internals.ts';
/** Fewer would mean that the sources are no longer found. */
const LEAST_FILES = 1_000;
const NOT_SOURCE = /(?:^|\/)(?:node_modules|drawn|\.react-router)$|^apps\/[^/]+\/build/;

test('one file alone takes unstable names of a library', async () => {
  const takers: string[] = [];
  let files = 0;
  const exclude = (path: string) => NOT_SOURCE.test(path);
  for await (const path of glob('{apps,packages}/**/*.{ts,tsx}', { cwd: PROJECT_ROOT, exclude })) {
    files += 1;
    if (UNSTABLE.test(await readFile(join(PROJECT_ROOT, path), 'utf8'))) takers.push(path);
  }
  expect(files).toBeGreaterThan(LEAST_FILES);
  expect(takers).toEqual([ALLOWED]);
});

test.each([
  ["import { UNSAFE_FrameworkContext as Context } from 'react-router';", true],
  ["import { unstable_useRoute } from 'react-router';", true],
  ["import { useNavigate } from 'react-router';", false],
])('an unstable name is still found: %s is one: %s', (line, isUnstable) => {
  expect(UNSTABLE.test(line)).toBe(isUnstable);
});
