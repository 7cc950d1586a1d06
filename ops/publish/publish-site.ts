import { mkdir, readdir, readFile, rmdir, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { errorCode, type Clock } from '@high-street/server';

import { PublishError } from './publish-error.ts';
import { readRecord, writeRecord, type PublishRecord } from './publish-record.ts';
import { removeFile, removeUnfinished, replaceFile } from './replace-file.ts';

/** Their names change with their content, so those of several builds can be side by side. */
const ASSETS = 'assets/';
const START_PAGE = 'index.html';
/**
 * The rules for nginx, which a build of the site has beside its files: they have to change with the pages, not with the
 * next build. Neither nginx nor our own server sends them, as their names begin with an underscore and have no dot.
 */
const NGINX_RULES = {
  '_nginx-headers': 'nginx-headers.conf',
  '_nginx-site': 'nginx-site.conf',
};
/** How long a page that is open may still ask for the assets of its build. */
export const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

type Options = {
  /** The folder of a finished build: its files are in `client` there. */
  readonly build: string;
  readonly folder: string;
  readonly clock: Pick<Clock, 'now'>;
};

/** How many files a run wrote and removed. */
export type PublishTally = { readonly written: number; readonly removed: number };

/** Assets first, since pages name them; then pages and pictures; last the rules that the pages are sent under. */
function turnOf(name: string): number {
  if (name.startsWith(ASSETS)) return 0;
  return name.startsWith('_') ? 2 : 1;
}

/** A file that is published: its name there, and its path in the build. */
type Source = readonly [name: string, path: string];

async function listRules(build: string): Promise<Source[]> {
  const there = await readdir(build);
  const missing = Object.values(NGINX_RULES).filter((file) => !there.includes(file));
  if (missing.length > 0) {
    throw new PublishError(
      `The build in ${build} has no ${missing.join(' and no ')}, so nginx would lose its rules. Run npm run build, and publish again.`,
    );
  }
  return Object.entries(NGINX_RULES).map(([name, file]) => [name, join(build, file)] as const);
}

async function listBuild(build: string): Promise<Source[]> {
  const isFinished = await stat(join(build, 'finished')).then(
    () => true,
    () => false,
  );
  if (!isFinished) {
    throw new PublishError(
      `There is no finished build in ${build}, and half a site is never published. Run npm run build, and publish again.`,
    );
  }
  const files = join(build, 'client');
  const entries = await readdir(files, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(files, join(parentPath, name)).replaceAll('\\', '/'));
  const sources = names.map((name) => [name, join(files, name)] as const);
  // The booking page's build has no rules.
  if (names.includes(START_PAGE)) sources.push(...(await listRules(build)));
  return sources.toSorted(([a], [b]) => turnOf(a) - turnOf(b));
}

/** The booking page's build holds no page, so each would take the files of the other for old ones. */
function refuseOther(folder: string, names: readonly string[], record: PublishRecord): void {
  const before = Object.keys(record);
  if (before.length === 0 || before.includes(START_PAGE) === names.includes(START_PAGE)) return;
  const [other, here] = before.includes(START_PAGE)
    ? ['the site', 'the booking page']
    : ['the booking page', 'the site'];
  throw new PublishError(
    `${folder} is where ${other} was published, so it is no folder for ${here}. Name the folder of the site first, then that of the booking page.`,
  );
}

/** The record once this build is the current one: what has had its time is out of it. */
function retire(record: PublishRecord, names: readonly string[], now: Date): PublishRecord {
  const current = new Set(names);
  const kept: Record<string, string | null> = {};
  for (const [name, since] of Object.entries(record)) {
    const retiredAt = since ?? now.toISOString();
    const age = now.getTime() - Date.parse(retiredAt);
    if (current.has(name)) kept[name] = null;
    else if (name.startsWith(ASSETS) && age < KEPT_DAYS * DAY_MS) kept[name] = retiredAt;
  }
  return kept;
}

async function removeEmptyFolders(folder: string, name: string): Promise<void> {
  const parent = dirname(name);
  if (parent === '.') return;
  try {
    await rmdir(join(folder, parent));
  } catch (error) {
    const code = errorCode(error) ?? '';
    if (code === 'ENOTEMPTY' || code === 'EEXIST') return;
    if (code !== 'ENOENT') throw error;
  }
  await removeEmptyFolders(folder, parent);
}

/**
 * Makes the folder serve a finished build, each file replaced in one step, and keeps the assets of earlier builds for
 * KEPT_DAYS. A run that was killed is made good by the next one. Only one may run on a folder at a time. Throws a
 * PublishError.
 */
export async function publishSite({ build, folder, clock }: Options): Promise<PublishTally> {
  const sources = await listBuild(build);
  const names = sources.map(([name]) => name);
  await mkdir(folder, { recursive: true });
  const before = await readRecord(folder);
  refuseOther(folder, names, before);
  // Said before it is done: whatever a killed run has put there is known to the next one.
  const added = Object.fromEntries(names.map((name) => [name, null]));
  const during: PublishRecord = { ...before, ...added };
  await writeRecord(folder, during);
  let written = 0;
  for (const [name, path] of sources) {
    if (await replaceFile(join(folder, name), await readFile(path))) written += 1;
  }
  const after = retire(during, names, clock.now());
  const gone = Object.keys(during).filter((name) => !Object.hasOwn(after, name));
  for (const name of Object.keys(after)) await removeUnfinished(join(folder, name));
  for (const name of gone) {
    await removeFile(join(folder, name));
    await removeEmptyFolders(folder, name);
  }
  await writeRecord(folder, after);
  return { written, removed: gone.length };
}
