import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { fetchStylesLate } from './late-styles.ts';

const BODY =
  '<main><p class="a">A</p><div class="b" id="after-first-screen"><p class="c">C</p></div></main><footer class="d"><p class="c"></p></footer><p class="e"></p>';

async function readBack(name: string, body = BODY): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'late-styles-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const links = ['/a.css', '/a.css#', '/b.css#'].map(
    (href) => `<link rel="stylesheet" href="${href}" disabled="">`,
  );
  await writeFile(
    join(folder, name),
    `<!DOCTYPE html><html><head><style>${CSS}</style><style id="late-fonts"></style>${links.join('')}</head><body>${body}</body></html>`,
  );
  await fetchStylesLate(folder);
  return readFile(join(folder, name), 'utf8');
}

const CSS = '.a{color:red}.b{color:red}.c{color:red}.d{color:red}.e{color:red}.gone{color:blue}';

test('a page brings the styles that its first screen uses, and each of its stylesheets once after the first paint', async () => {
  const page = await readBack('team.html');
  expect(page).toContain(
    '<style>.a{color:red}.b{color:red}.d{color:red}.e{color:red}@media screen{[data-bare]{',
  );
  expect(page).toContain(
    '<noscript data-stand-in=""><link rel="stylesheet" href="/a.css#"><link rel="stylesheet" href="/b.css#"></noscript><style id="late-fonts">',
  );
  const late = [...page.matchAll(/href="([^"]+)" disabled="" data-late-styles=""/g)];
  expect(late.map(([, href]) => href)).toEqual(['/a.css#', '/b.css#']);
});

test('what follows the box that the first screen ends in is left out as well', async () => {
  const page = await readBack(
    'faqs.html',
    '<main><div><p class="a"></p><i id="after-first-screen"></i><p><b class="c"></b></p></div><div class="d"><b class="gone"></b></div></main><footer></footer>',
  );
  expect(page).toContain('<style>.a{color:red}.d{color:red}@media');
  expect(page).toContain(
    '<i id="after-first-screen" data-later-part=""></i><p data-later-part=""><b class="c"></b></p></div><div class="d" data-later-part=""><b class="gone"></b></div></main><footer data-later-part="">',
  );
});

test('menus have no styles before somebody opens them', async () => {
  const page = await readBack(
    'team.html',
    '<p class="a"><b class="d">D</b></p><nav class="b" popover><p class="c"></p></nav><main></main><footer></footer>',
  );
  expect(page).toContain('<style>.a{color:red}.d{color:red}@media');
});
