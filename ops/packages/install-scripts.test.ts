import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '#/project-root.ts';

import { readLockfile } from './lockfile.ts';
import { readProduct } from './product.ts';

test('allowScripts decides about every package with an install script, and about no other', () => {
  const scripted = readLockfile().filter(({ hasInstallScript }) => hasInstallScript);

  expect(Object.keys(readProduct().allowScripts).toSorted()).toEqual(
    [...new Set(scripted.map(({ name }) => name))].toSorted(),
  );
});

test.for(['.npmrc', 'bench/lighthouse/.npmrc'])(
  'with %s npm installs nothing whose install script allowScripts does not decide about',
  async (file) => {
    const settings = (await readFile(join(PROJECT_ROOT, file), 'utf8')).trim().split('\n');

    expect(settings).toContain('strict-allow-scripts=true');
    expect(settings.join()).not.toMatch(/dangerously|allow-scripts=(?!true)/);
  },
);

// asvs 15.1.2
test('every package is downloaded under the hash that the lockfile has of it', () => {
  const unchecked = readLockfile().filter(
    ({ integrity }) => integrity?.startsWith('sha512-') !== true,
  );

  expect(unchecked.map(({ place }) => place)).toEqual([]);
});
