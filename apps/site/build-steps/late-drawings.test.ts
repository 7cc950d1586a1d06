import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { fetchDrawingsLate } from './late-drawings.ts';

async function change(body: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'late-drawings-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'assets'));
  for (const file of ['a.svg', 'b.svg'])
    await writeFile(join(folder, 'assets', file), '<svg><g id="drawing"></g></svg>');
  await writeFile(join(folder, 'index.html'), `<!doctype html><body>${body}</body>`);
  await fetchDrawingsLate(folder);
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  return page.slice(page.indexOf('<body>') + 6, page.indexOf('</body>'));
}

test('a drawing in a file of its own waits, with a stand-in for browsers without scripts', async () => {
  expect(
    await change('<p><svg class="shop"><use href="/assets/a.svg#drawing"></use></svg></p>'),
  ).toBe(
    '<p><noscript data-stand-in=""><svg class="shop"><use href="/assets/a.svg#drawing"></use></svg></noscript><svg class="shop"><use data-late-href="/assets/a.svg#drawing"></use></svg></p>',
  );
});

test('of pictures within each other the outermost has the one stand-in', async () => {
  const page = await change(
    '<svg id="out"><svg><use href="/assets/a.svg#drawing"></use></svg><use href="/assets/b.svg#drawing"></use></svg>',
  );
  expect(page.match(/<noscript/g)).toHaveLength(1);
  expect(page.match(/data-late-href="\/assets\/[ab]\.svg#drawing"/g)).toHaveLength(2);
});

test('what a page draws itself stays as it is', async () => {
  const body = '<svg><path id="x" d="M0 0"></path><use href="#x"></use></svg>';
  expect(await change(body)).toBe(body);
});

test('a picture of what its file does not hold breaks the build, which names both', async () => {
  await expect(change('<svg><use href="/assets/a.svg#part-7"></use></svg>')).rejects.toThrow(
    'index.html shows /assets/a.svg#part-7',
  );
});
