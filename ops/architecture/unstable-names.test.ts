import { execFileSync } from 'node:child_process';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '#/project-root.ts';

/** How libraries call what may change in any release. */
const UNSTABLE = /\b(UNSAFE|unstable)_\w+/;
/** The only file that may take such names; a test beside it holds them against the installed package. */
const ALLOWED = 'apps/site/app/navigation/router-internals.ts';

test('one file alone takes unstable names of a library', () => {
  const search = ['grep', '--files-with-matches', '--untracked', '-E', UNSTABLE.source];
  const takers = execFileSync('git', [...search, '--', 'apps/*.ts*', 'packages/*.ts*'], {
    cwd: PROJECT_ROOT,
    encoding: 'utf8',
  });
  expect(takers.trim().split('\n')).toEqual([ALLOWED]);
});

test.each([
  ["import { UNSAFE_FrameworkContext as Context } from 'react-router';", true],
  ["import { unstable_useRoute } from 'react-router';", true],
  ["import { useNavigate } from 'react-router';", false],
])('an unstable name is still found: %s is one: %s', (line, isUnstable) => {
  expect(UNSTABLE.test(line)).toBe(isUnstable);
});
