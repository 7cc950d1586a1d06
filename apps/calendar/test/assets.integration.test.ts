import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readStaticFiles } from '@high-street/server/static';
import { makeTempFolder } from '@high-street/server/testing';
import { expect, onTestFinished, test } from 'vitest';

import { startTestApp } from './test-app.ts';

async function aFolderWith(asset: string): Promise<string> {
  const { path, remove } = await makeTempFolder();
  onTestFinished(remove);
  await mkdir(join(path, 'assets'));
  await writeFile(join(path, 'assets', asset), asset);
  return path;
}

test('pages of other builds that are open find their assets where all were published', async () => {
  const own = await readStaticFiles(await aFolderWith('client-own.js'));
  const published = await aFolderWith('client-earlier.js');
  const { app } = await startTestApp({ assets: own, env: { ASSETS_DIR: published } });
  await writeFile(join(published, 'assets/client-later.js'), 'client-later.js');

  for (const name of ['client-own.js', 'client-earlier.js', 'client-later.js']) {
    const answer = await app.inject(`/assets/${name}`);
    expect([answer.statusCode, answer.body]).toEqual([200, name]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
    });
  }
});

test('of what was published it sends assets alone, and without such a folder its own', async () => {
  const published = await aFolderWith('client-earlier.js');
  await writeFile(join(published, '_published'), '{}');
  const withFolder = await startTestApp({ env: { ASSETS_DIR: published } });
  const without = await startTestApp();

  for (const path of ['/_published', '/assets/../_published', '/assets/..%2f_published']) {
    expect((await withFolder.app.inject(path)).statusCode).toBe(404);
  }
  expect((await without.app.inject('/assets/client-earlier.js')).statusCode).toBe(404);
});
