import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readStaticFiles } from '@high-street/server/static';
import { expect, test } from 'vitest';

import { aFolderWith } from './temp-folder.ts';
import { startTestApp } from './test-app.ts';

const OLD = { 'index.html': 'old', '404/index.html': 'not here', 'assets/app-old.js': 'old app' };

test('a copy of the service that started earlier has the assets that were published since, and not the pages', async () => {
  const folder = await aFolderWith(OLD);
  const { app } = await startTestApp({
    site: await readStaticFiles(folder),
    env: { SITE_DIR: folder },
  });
  expect((await app.inject('/assets/app-new.js')).statusCode).toBe(404);

  await writeFile(join(folder, 'assets/app-new.js'), 'new app');
  await writeFile(join(folder, 'index.html'), 'new');

  for (const [url, body] of [
    ['/assets/app-new.js', 'new app'],
    ['/assets/app-new.js', 'new app'],
    ['/assets/app-old.js', 'old app'],
    ['/', 'old'],
  ] as const) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, body]);
  }
  const { headers } = await app.inject('/assets/app-new.js');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
  });
});

test('nothing but assets can be asked for so', async () => {
  const folder = await aFolderWith({ ...OLD, 'secret.txt': 'x', 'late/secret.txt': 'x' });
  const site = new Map([...(await readStaticFiles(folder))].filter(([path]) => path === '/404'));
  const { app } = await startTestApp({ site, env: { SITE_DIR: folder } });
  await writeFile(join(folder, 'assets/app-old.js.br'), 'packed');

  for (const url of [
    '/secret.txt',
    '/assets/../secret.txt',
    '/assets/..%2fsecret.txt',
    '/assets/%2e%2e/secret.txt',
    '/assets/.../secret.txt',
    '/late/secret.txt',
    '/assets/app-old.js.br',
    `/assets/${'a'.repeat(5_000)}.js`,
  ]) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'not here']);
  }
  expect((await app.inject('/assets/app-old.js')).body).toBe('old app');
});
