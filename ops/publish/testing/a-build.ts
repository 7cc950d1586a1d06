import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

import { onTestFinished } from 'vitest';

/** A folder of the test's own. */
export async function aFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'hs-publish-'));
  onTestFinished(() => rm(path, { recursive: true, force: true }));
  return path;
}

/** Writes files, given by their names, into a folder. */
export async function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
}

const NGINX_RULES = { 'nginx-headers.conf': 'headers', 'nginx-site.conf': 'site' };

/** A finished build of these files; one with a start page has rules for nginx, too. */
export async function aBuild(files: Readonly<Record<string, string>>): Promise<string> {
  const build = await aFolder();
  if (files['index.html'] !== undefined) await writeFiles(build, NGINX_RULES);
  const inClient = Object.entries(files).map(([name, text]) => [`client/${name}`, text] as const);
  await writeFiles(build, { ...Object.fromEntries(inClient), finished: '' });
  return build;
}

/** Every file below a folder with its text, but for the record of what was published and the rules for nginx. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /^_(?:published|nginx-)/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    files[relative(folder, path)] = await readFile(path, 'utf8');
  }
  return files;
}
