import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { fitFirstFlight } from './first-flight.ts';

/** Text that does not pack. */
function noise(bytes: number): string {
  return Array.from({ length: bytes }, (_, index) => ((index * 7919) % 9973).toString(36))
    .join('')
    .slice(0, bytes);
}

async function fit(css: string, text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'first-flight-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  const file = join(folder, 'index.html');
  const links = ['/a.css', '/a.css#', '/b.css#'].map(
    (href) => `<link rel="stylesheet" href="${href}" disabled="">`,
  );
  await writeFile(
    file,
    `<!DOCTYPE html><html><head><style>${css}</style>${links.join('')}</head><body><p class="a">${text}</p></body></html>`,
  );
  await fitFirstFlight(folder);
  return readFile(file, 'utf8');
}

const UNUSED = `.gone{--noise:${noise(40_000)}}`;

test('a page that fits without what it does not use brings the rest after the first paint', async () => {
  const page = await fit(`.a{color:red}${UNUSED}`, 'Short.');
  expect(page).toContain('<style>.a{color:red}</style>');
  const late = [...page.matchAll(/href="([^"]+)" disabled="" data-late-styles=""/g)];
  expect(late.map(([, href]) => href)).toEqual(['/a.css#', '/b.css#']);
});

test.each([
  ['fits as it is', '.a{color:red}.gone{color:red}', 'Short.'],
  ['would not fit either way', `.a{color:red}${UNUSED}`, noise(60_000)],
])('a page that %s keeps all its styles', async (_, css, text) => {
  const page = await fit(css, text);
  expect(page).toContain(`<style>${css}</style>`);
  expect(page).not.toContain('data-late-styles');
});
