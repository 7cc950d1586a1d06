import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serialize } from 'parse5';
import { expect, onTestFinished, test } from 'vitest';

import { readPage } from '../page.ts';

import { loadDrawingsLazily } from './lazy-drawings.ts';

async function change(body: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lazy-drawings-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const file of ['a.svg', 'b.svg'])
    await writeFile(join(folder, 'assets', file), '<svg><g id="drawing"></g></svg>');
  const page = readPage('/a', `<!doctype html><body>${body}</body>`);
  await loadDrawingsLazily(page, folder);
  const text = serialize(page.document);
  return text.slice(text.indexOf('<body>') + 6, text.indexOf('</body>'));
}

test('a drawing in a file of its own waits, with a copy for browsers without scripts', async () => {
  expect(
    await change('<p><svg class="shop"><use href="/assets/a.svg#drawing"></use></svg></p>'),
  ).toBe(
    '<p><noscript data-noscript-fallback=""><svg class="shop"><use href="/assets/a.svg#drawing"></use></svg></noscript><svg class="shop"><use data-lazy-href="/assets/a.svg#drawing"></use></svg></p>',
  );
});

test('of pictures within each other the outermost has the one copy', async () => {
  const page = await change(
    '<svg id="out"><svg><use href="/assets/a.svg#drawing"></use></svg><use href="/assets/b.svg#drawing"></use></svg>',
  );
  expect(page.match(/<noscript/g)).toHaveLength(1);
  expect(page.match(/data-lazy-href="\/assets\/[ab]\.svg#drawing"/g)).toHaveLength(2);
});

test('what a page draws itself stays as it is', async () => {
  const body = '<svg><path id="x" d="M0 0"></path><use href="#x"></use></svg>';
  expect(await change(body)).toBe(body);
});

test('a picture of what its file does not hold breaks the build, which names both', async () => {
  await expect(change('<svg><use href="/assets/a.svg#part-7"></use></svg>')).rejects.toThrow(
    'The page /a shows /assets/a.svg#part-7',
  );
});
