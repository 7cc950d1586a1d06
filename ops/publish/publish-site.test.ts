import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { readStaticFiles } from '@high-street/server/static';
import { expect, onTestFinished, test } from 'vitest';

import { PROJECT_ROOT } from '../project-root.ts';

import { aBuild, aFolder, readFiles, writeFiles } from './testing/a-build.ts';
import { publishSite } from './publish-site.ts';

const FIRST = {
  '.well-known/security.txt': 'whom to tell',
  'index.html': '<script src="/assets/app-1.js">',
  'index.html.br': 'packed 1',
  'offer/index.html': 'an offer',
  _headers: 'rules 1',
  'assets/app-1.js': 'app 1',
  'assets/look.css': 'look',
};
const SECOND = {
  'index.html': '<script src="/assets/app-2.js">',
  _headers: 'rules 2',
  'assets/app-2.js': 'app 2',
  'assets/look.css': 'look',
};

function onDay(day: number) {
  return { now: () => new Date(Date.UTC(2026, 0, 1 + day)) };
}

async function publish(folder: string, files: Readonly<Record<string, string>>, day: number) {
  return publishSite({ build: await aBuild(files), folder, clock: onDay(day) });
}

test('makes a folder that is not there yet, with every file of the build', async () => {
  const folder = join(await aFolder(), 'served');

  expect(await publish(folder, FIRST, 0)).toEqual({ written: 9, removed: 0 });

  expect(await readFiles(folder)).toEqual(FIRST);
});

test('takes pages that are no more away at once, and keeps their assets', async () => {
  const folder = await aFolder();
  await publish(folder, FIRST, 0);

  await publish(folder, SECOND, 100);

  expect(await readFiles(folder)).toEqual({ ...SECOND, 'assets/app-1.js': 'app 1' });
  expect(existsSync(join(folder, 'offer'))).toBe(false);
});

test('removes an asset thirty days after the last build that had it was replaced', async () => {
  const folder = await aFolder();
  await publish(folder, FIRST, 0);
  await publish(folder, SECOND, 100);

  await publish(folder, SECOND, 129);
  expect(existsSync(join(folder, 'assets/app-1.js'))).toBe(true);

  expect(await publish(folder, SECOND, 130)).toEqual({ written: 0, removed: 1 });
  expect(await readFiles(folder)).toEqual(SECOND);
});

test('counts anew for an asset that a rollback brought back', async () => {
  const folder = await aFolder();
  await publish(folder, FIRST, 0);
  await publish(folder, SECOND, 10);
  await publish(folder, FIRST, 20);
  await publish(folder, SECOND, 45);

  expect(await readFiles(folder)).toEqual({ ...SECOND, 'assets/app-1.js': 'app 1' });
});

test('changes nothing when it is run again', async () => {
  const folder = await aFolder();
  await publish(folder, FIRST, 0);
  await publish(folder, SECOND, 1);
  const before = await changeTimes(folder);

  expect(await publish(folder, SECOND, 2)).toEqual({ written: 0, removed: 0 });

  expect(await changeTimes(folder)).toEqual(before);
});

test('lets the API service serve the assets of both builds, and nothing but the site', async () => {
  const folder = await aFolder();
  await publish(folder, FIRST, 0);
  await publish(folder, SECOND, 1);

  const served = await readStaticFiles(folder);

  for (const name of ['/', '/assets/app-1.js', '/assets/app-2.js', '/assets/look.css']) {
    expect([...served.keys()]).toContain(name);
  }
  expect([...served.keys()].filter((name) => name.startsWith('/_'))).toEqual([]);
});

test('has the rules for nginx that belong to its pages, whatever is built later', async () => {
  const folder = await aFolder();
  const build = await aBuild(FIRST);
  const write = async (version: string) =>
    writeFiles(build, { 'nginx-headers.conf': `headers ${version}`, 'nginx-site.conf': 'site' });
  await write('1');
  await publishSite({ build, folder, clock: onDay(0) });
  await write('2');

  expect(await readFile(join(folder, '_nginx-headers'), 'utf8')).toBe('headers 1');
  expect(await readFile(join(folder, '_nginx-site'), 'utf8')).toBe('site');
  expect([...(await readStaticFiles(folder)).keys()].join()).not.toContain('nginx');
  const readme = await readFile(join(PROJECT_ROOT, 'README.md'), 'utf8');
  expect(readme.match(/(?<=include \/srv\/site\/)[\w-]+(?=;)/g)).toEqual([
    '_nginx-headers',
    '_nginx-site',
  ]);
});

test('publishes no site whose build lacks the rules for nginx', async () => {
  const folder = await aFolder();
  await publish(folder, FIRST, 0);
  const build = await aBuild(SECOND);
  await rm(join(build, 'nginx-site.conf'));

  const publishing = publishSite({ build, folder, clock: onDay(1) });

  await expect(publishing).rejects.toThrow(/has no nginx-site\.conf.*npm run build/);
  expect(await readFiles(folder)).toEqual(FIRST);
  expect(existsSync(join(folder, '_nginx-site'))).toBe(true);
});

test('leaves files of others alone, and will not begin in a folder that has some', async () => {
  const folder = await aFolder();
  await publish(folder, FIRST, 0);
  await writeFiles(folder, { 'assets/theirs.js': 'theirs', '.well-known/proof': 'theirs' });
  await publish(folder, SECOND, 50);
  expect(await readFiles(folder)).toMatchObject({
    'assets/theirs.js': 'theirs',
    '.well-known/proof': 'theirs',
  });

  const home = await aFolder();
  await writeFiles(home, { 'thesis.txt': 'mine' });

  await expect(publish(home, FIRST, 0)).rejects.toThrow(/thesis\.txt.*Name a folder/);
  expect(await readFiles(home)).toEqual({ 'thesis.txt': 'mine' });
});

test('takes no folder of the site for one of the booking page, nor the other way round', async () => {
  const [site, booking] = [await aFolder(), await aFolder()];
  const page = { 'assets/page-1.js': 'page 1' };
  await publish(site, FIRST, 0);
  await publish(booking, page, 0);

  await expect(publish(site, page, 1)).rejects.toThrow(/where the site was published.*Name/);
  await expect(publish(booking, FIRST, 1)).rejects.toThrow(/where the booking page was.*Name/);

  expect([await readFiles(site), await readFiles(booking)]).toEqual([FIRST, page]);
});

test('publishes no build that is unfinished, and does not guess at a damaged record', async () => {
  const folder = await aFolder();
  const build = await aBuild(FIRST);
  await rm(join(build, 'finished'));
  const unfinished = publishSite({ build, folder, clock: onDay(0) });
  await expect(unfinished).rejects.toThrow(/no finished build.*npm run build/);
  expect(await readdir(folder)).toEqual([]);

  await publish(folder, FIRST, 0);
  await writeFile(join(folder, '_published'), '{');
  await expect(publish(folder, SECOND, 1)).rejects.toThrow(/cannot be read/);
});

/** Many pages, which come before their assets in the alphabet. */
function manyFiles(version: string): Record<string, string> {
  const numbers = Array.from({ length: 20 }, (_, number) => number);
  return Object.fromEntries(
    numbers.flatMap((number) => [
      [`a-page-${number}/index.html`, `/assets/a-${number}-${version}.js`],
      [`assets/a-${number}-${version}.js`, version],
    ]),
  );
}

test.for([1, 20])('is whole at every moment, killed after %i assets too', async (count) => {
  const folder = await aFolder();
  await publish(folder, manyFiles('old'), 0);
  const build = await aBuild(manyFiles('new'));

  await killAfter(count, build, folder);

  const left = await readFiles(folder);
  for (const [name, text] of Object.entries(left)) {
    if (name.endsWith('index.html')) expect(left).toHaveProperty([text.slice(1)]);
  }
  await publishSite({ build, folder, clock: onDay(1) });
  await publishSite({ build, folder, clock: onDay(31) });
  expect(await readFiles(folder)).toEqual(manyFiles('new'));
});

/** Publishes in a process of its own, which is killed once it has written so many assets. */
async function killAfter(count: number, build: string, folder: string): Promise<void> {
  const module = new URL('publish-site.ts', import.meta.url).href;
  const code = `
    import { publishSite } from ${JSON.stringify(module)};
    const [build, folder] = process.argv.slice(-2);
    await publishSite({ build, folder, clock: { now: () => new Date(0) } });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, '--', build, folder]);
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  while ((await newAssets(folder)).length < count) {
    if (child.exitCode !== null) throw new Error('it ended by itself');
  }
  child.kill('SIGKILL');
  await ended;
}

async function newAssets(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'assets')).catch(() => []);
  return names.filter((name) => name.endsWith('-new.js'));
}

async function changeTimes(folder: string): Promise<Record<string, number>> {
  const names = [...Object.keys(await readFiles(folder)), '_published'];
  const stats = names.map(async (name) => [name, (await stat(join(folder, name))).mtimeMs]);
  return Object.fromEntries(await Promise.all(stats));
}

test('records each file before it is written, so that none is forgotten', async () => {
  const folder = await aFolder();
  await killAfter(1, await aBuild(manyFiles('new')), folder);

  const record: unknown = JSON.parse(await readFile(join(folder, '_published'), 'utf8'));

  expect(record).toEqual(
    Object.fromEntries(Object.keys(manyFiles('new')).map((name) => [name, null])),
  );
});
