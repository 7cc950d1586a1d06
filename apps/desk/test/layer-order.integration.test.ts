import { readdir, readFile } from 'node:fs/promises';

import { expect, test } from 'vitest';

import { builtScreens } from './built-screens.ts';

const ASSETS = new URL('../build/client/assets/', import.meta.url);
const ORDER = ['properties', 'theme', 'base', 'components', 'desk', 'utilities'];

/** The layers of a stylesheet in the order in which it names them, each once. */
function readLayers(css: string): string[] {
  const named = css.matchAll(/@layer ([\w, ]+)[;{]/g);
  return [...new Set(Array.from(named, ([, names = '']) => names.split(/, ?/)).flat())];
}

test('layers of styles win in one order, whichever stylesheet a page meets first', async () => {
  await builtScreens();
  const files = (await readdir(ASSETS)).filter((name) => name.endsWith('.css'));
  expect(files.length).toBeGreaterThan(10);

  for (const name of files) {
    const layers = readLayers(await readFile(new URL(name, ASSETS), 'utf8'));
    expect([name, layers]).toEqual([name, ORDER.slice(0, layers.length)]);
    expect([name, layers]).toEqual([name, expect.arrayContaining(['components'])]);
  }
});
