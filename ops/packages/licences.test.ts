import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '#/project-root.ts';

import { isLicenceAllowed, findLicence, listIdleExceptions } from './allowed-licences.ts';
import { listLicences } from './list-licences.ts';
import { readLockfile } from './lockfile.ts';

test('every package of the lockfile has an allowed licence', () => {
  const packages = readLockfile();
  const others = packages.filter((locked) => !isLicenceAllowed(locked));

  expect(others.map((locked) => `${locked.name}: ${findLicence(locked)}`)).toEqual([]);
  expect(packages.length).toBeGreaterThan(300);
  expect(listIdleExceptions(packages)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT OR EUPL-1.1+)', true],
  ['(MIT AND Zlib)', true],
  ['Apache-2.0 AND GPL-3.0-only', false],
  ['GPL-3.0-only', false],
  ['MPL-2.0', false],
  ['', false],
  [null, false],
])('a package under %s may be used: %s', (licence, isAllowed) => {
  expect(isLicenceAllowed({ name: 'a-package', licence })).toBe(isAllowed);
});

test('an exception is for its own packages alone', () => {
  const licence = 'MPL-2.0';

  expect(isLicenceAllowed({ name: 'lightningcss-linux-x64-gnu', licence })).toBe(true);
  expect(isLicenceAllowed({ name: 'lightning', licence })).toBe(false);
});

test('docs/licences.md lists every runtime package as it is; npm run licences writes it anew', async () => {
  const written = await readFile(join(PROJECT_ROOT, 'docs/licences.md'), 'utf8');

  expect(written).toBe(listLicences(readLockfile()));
});
