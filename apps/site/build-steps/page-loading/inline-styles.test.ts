import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { serialize } from 'parse5';
import { expect, onTestFinished, test } from 'vitest';

import { readPage } from '../page.ts';

import { inlineStyles, removeFontFaces } from './inline-styles.ts';

const FACE = '@font-face{font-family:A;src:url(/a.woff2)format("woff2")}';
const FALLBACK_FACE = '@font-face{font-family:"A fallback";src:local("Georgia")}';
const RARE_FACE =
  '@font-face{font-family:"A more";src:url(/more.woff2)format("woff2");unicode-range:U+100-17F}';
const SHEETS = {
  'one.css': `${FACE}${RARE_FACE}${FALLBACK_FACE}.a{color:red}.b{color:red}.c{color:red}\n`,
  'two.css': '.d{color:red}.e{color:red}.gone{color:blue}\n',
};
const BODY =
  '<main><p class="a">A</p><div data-below-the-fold><div class="b"><p class="c">C</p></div></div></main><footer class="d"><p class="c"></p></footer><p class="e"></p>';

async function inline(body = BODY) {
  const folder = await mkdtemp(join(tmpdir(), 'inline-styles-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  for (const [name, css] of Object.entries(SHEETS)) await writeFile(join(folder, name), css);
  const links = ['/one.css', '/two.css'].map((href) => `<link rel="stylesheet" href="${href}">`);
  const page = readPage('/a', `<!doctype html><head>${links.join('')}</head><body>${body}</body>`);
  const files = await inlineStyles(page, folder);
  const html = serialize(page.document);
  const [fonts = ''] = /\/assets\/fonts-[\w-]+\.css/.exec(html) ?? [];
  return { page: html, files, fonts: await readFile(join(folder, fonts), 'utf8') };
}

test('a page brings the styles of what is above the fold', async () => {
  const { page } = await inline();
  const rules = '.a{color:red}.b{color:red}.d{color:red}.e{color:red}';
  expect(page).toContain(`<style>${FALLBACK_FACE}${rules}@media screen{[data-styles-pending]{`);
});

test('a menu has no styles before somebody opens it', async () => {
  const { page } = await inline('<p class="a"></p><nav class="b" popover><p class="c"></p></nav>');
  expect(page).toContain(`<style>${FALLBACK_FACE}.a{color:red}@media`);
});

test('each of its stylesheets is fetched once after the first paint, and no link before', async () => {
  const { page } = await inline();
  expect(page.match(/<link [^>]*disabled=""/g)).toHaveLength(2);
  const deferred = [...page.matchAll(/href="([^"]+)" disabled="" data-deferred-styles=""/g)];
  expect(deferred.map(([, href]) => href)).toEqual(['/one.css', '/two.css']);
});

test('its fonts wait for the starter', async () => {
  const { page } = await inline();
  expect(page).toContain(`<style id="deferred-fonts" media="not all">${FACE}</style>`);
});

test('without scripts all of it is there at once', async () => {
  const { page, fonts } = await inline();
  expect(page).toContain(
    `<noscript data-noscript-fallback=""><link rel="stylesheet" href="/one.css"><link rel="stylesheet" href="/two.css"><link rel="stylesheet" href="/assets/fonts-`,
  );
  expect(fonts).toBe(`${FACE}${FALLBACK_FACE}`);
});

test('a stylesheet, which a page fetches besides, does not say its fonts again', async () => {
  const { files } = await inline();
  await removeFontFaces(files);
  expect(await Promise.all(files.map(async (file) => readFile(file, 'utf8')))).toEqual([
    `${RARE_FACE}.a{color:red}.b{color:red}.c{color:red}\n`,
    SHEETS['two.css'],
  ]);
});

test('fonts of rarer letters are in the stylesheet alone, as only what somebody types has such letters', async () => {
  const { page } = await inline();
  expect(page).not.toContain('more.woff2');
});

test('a page without a stylesheet is refused by name', async () => {
  await expect(inlineStyles(readPage('/a', '<p>A</p>'), tmpdir())).rejects.toThrow(
    'The page /a has no stylesheet.',
  );
});
