import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { hastenFirstPaint } from './first-paint.ts';

const FACE = '@font-face{font-family:A;src:url(/assets/a.woff2)format("woff2")}';
const STAND_IN_FACE = '@font-face{font-family:"A stand-in";src:local("Georgia")}';

async function hasten(body: string, file = 'index.html'): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'first-paint-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'one.css'), `${FACE}${STAND_IN_FACE}.one{color:red}\n`);
  await writeFile(join(folder, 'two.css'), '.two{color:blue}\n');
  const links = ['/one.css', '/two.css', '/two.css#'].map(
    (href) => `<link rel="stylesheet" href="${href}">`,
  );
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><head>${links.join('')}</head><body>${body}</body>`,
  );
  await hastenFirstPaint(folder);
  return readFile(join(folder, file), 'utf8');
}

test('a page brings each of its stylesheets once, and their links fetch nothing', async () => {
  const page = await hasten('<main><section></section></main><footer></footer>');
  expect(page).toContain(`<style>${STAND_IN_FACE}.one{color:red}.two{color:blue}</style>`);
  expect(page).toContain('<link rel="stylesheet" href="/one.css" disabled="">');
  expect(page.match(/<link [^>]*disabled=""/g)).toHaveLength(3);
});

test('its fonts wait for the starter', async () => {
  const page = await hasten('<main><section></section></main><footer></footer>');
  expect(page).toContain(`<style id="late-fonts" media="not all">${FACE}</style>`);
});

test('without scripts its fonts are there at once', async () => {
  const page = await hasten('<main><section></section></main><footer></footer>');
  expect(page).toContain(`<noscript><style>${FACE}`);
});

test('a stylesheet, which a page may fetch besides, does not say its faces again', async () => {
  const page = '<main><section></section></main><footer></footer>';
  expect(await hasten(page, 'one.css')).toBe('.one{color:red}\n');
});

test.each([
  [
    '<main><p>A</p><p>B</p><p>C</p><p>D</p></main><footer></footer>',
    '<p id="after-first-screen">C',
  ],
  [
    '<main><div><p>A</p><p>B</p><i>C</i></div></main><footer></footer>',
    '<i id="after-first-screen">C',
  ],
  ['<main><div>A</div><p>B</p></main><footer>F</footer>', '<footer id="after-first-screen">F'],
  ['<main><p>A</p></main><footer>F</footer>', '<footer id="after-first-screen">F'],
  [
    '<main><p>A<i id="after-first-screen">B</i></p><p></p><p>C</p></main><footer>F</footer>',
    '</p><p></p><p>C</p></main><footer>F',
  ],
])('the first paint waits for what follows the first screen of %s', async (body, marked) => {
  expect(await hasten(body)).toContain(marked);
});

test.each(['<main><p></p></main>', '<main><p></p></main><footer id="end"></footer>'])(
  'a page where that cannot be marked is refused by name: %s',
  async (body) => {
    await expect(hasten(body)).rejects.toThrow('What follows the first screen of index.html');
  },
);
