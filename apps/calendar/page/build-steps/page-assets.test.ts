import { basename } from 'node:path';

import { brandCss } from '@high-street/build';
import { chooseBrand } from '@high-street/owner';
import { expect, test } from 'vitest';

import { readAssets } from './page-assets.ts';

/** Where Vite puts a file of that path. */
function toAsset(path: string): string {
  return `assets/${basename(path, '.woff2')}-D4x_9-ab.woff2`;
}

test('the page fetches no font ahead of its styles that is for rarer letters', async () => {
  const css = await brandCss(chooseBrand('kerbside'));
  const faces = [...css.matchAll(/@font-face\{[^}]*url\('([^']+)'\)[^}]*\}/g)];
  const everyday = faces.filter(([face]) => !face.includes('unicode-range'));
  expect(everyday.length).toBeLessThan(faces.length);

  const assets = readAssets({
    'page/client.tsx': {
      file: 'assets/client.js',
      isEntry: true,
      css: ['assets/client.css'],
      assets: [...faces.map(([, path = '']) => toAsset(path)), 'assets/paper.png'],
    },
  });

  expect(assets).toEqual({
    script: '/assets/client.js',
    styles: ['/assets/client.css'],
    fonts: everyday.map(([, path = '']) => `/${toAsset(path)}`),
  });
});
