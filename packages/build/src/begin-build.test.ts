import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { beginBuild } from './begin-build.ts';

test('a build that is broken off does not pass for the finished one before it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hs-build-'));
  onTestFinished(() => rm(folder, { recursive: true }));

  const finish = await beginBuild(folder);
  await finish(['none', '']);
  expect(await readFile(join(folder, 'finished'), 'utf8')).toBe('none\n\n');

  await beginBuild(folder);
  expect(await readdir(folder)).toEqual([]);
});
