import { mkdir, readlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { aDataDir } from '../../../test/embedded-folder.ts';
import { findNativeFolder, restoreSymlinks } from '#/database/embedded/native-folder.ts';
import { makeReadableNative } from '#/database/embedded/readable-native.ts';

test('says what to do on a platform without an embedded server', async () => {
  await expect(findNativeFolder('sunos-sparc')).rejects.toMatchObject({
    code: 'POSTGRES_NOT_INSTALLED',
    message: expect.stringContaining('Set DATABASE_URL'),
  });
});

test('makes the links that an install without scripts left out', async () => {
  const root = await aPackage();

  await restoreSymlinks(root, 'a-package');
  await restoreSymlinks(root, 'a-package');

  expect(await readlink(join(root, 'native/lib/libpq.so'))).toBe('libpq.so.5.18');
});

test('copies programs from a private folder to one that all may read, once', async () => {
  const root = await aPackage();
  const native = { folder: join(root, 'native'), version: '18.4' };
  const home = join(dirname(root), 'home');

  const [first, second] = await Promise.all([
    makeReadableNative(native, home),
    makeReadableNative(native, home),
  ]);

  expect(first).toBe(join(home, 'postgres-18.4'));
  expect(second).toBe(first);
});

async function aPackage(): Promise<string> {
  const root = await aDataDir('package');
  await mkdir(join(root, 'native/lib'), { recursive: true });
  await mkdir(join(root, 'native/bin'));
  await writeFile(join(root, 'native/bin/postgres'), '', { mode: 0o700 });
  await writeFile(join(root, 'native/lib/libpq.so.5.18'), '');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }];
  await writeFile(join(root, 'native/pg-symlinks.json'), JSON.stringify(links));
  return root;
}
