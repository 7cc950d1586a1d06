import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { chmod, copyFile, cp, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';

import { PROJECT_ROOT } from '../../project-root.ts';
import { findStage, type CopyLine } from './read-dockerfile.ts';
import { isIgnoredByDocker, listTracked } from './read-project.ts';

/** The files of the image on this machine: the folder that its commands run in, and its Node. */
export type FileSet = {
  readonly folder: string;
  readonly node: string;
  /** A folder beside them that may be written to, as a volume is. */
  readonly volume: string;
  readonly remove: () => Promise<void>;
};

/** What the stage "build" would make: too slow to be made here, and no part of what is shown. */
const SAMPLE_SITE = {
  finished: '',
  'client/_headers': '/*\n  x-frame-options: DENY\n',
  'client/404/index.html': 'no such page',
  'client/assets/app-1.js': 'app',
  'client/index.html': 'the site',
  'nginx-headers.conf': '',
  'nginx-site.conf': '',
};

/** The desk's screens, as far as its service reads them before somebody opens one. */
const SAMPLE_SCREENS = {
  finished: '',
  'client/assets/desk-1.js': 'desk',
  'server/index.js': `const renderBusyPage = () => 'busy';
    export const entry = { module: { deskContext: {}, visitContext: {}, renderBusyPage } };
    export const routes = {};
    export const assets = { routes: {} };
    export const future = {};
    export const basename = '/';\n`,
};

/** Where COPY puts a file: under its own name where the destination is a folder or the source is one. */
function placeOf(name: string, source: string, destination: string): string {
  if (name !== source) return join(destination, relative(source, name));
  return destination.endsWith('/') ? join(destination, basename(name)) : destination;
}

/** As from a checkout that was made with umask 077. */
async function copyFromProject({ sources, destination }: CopyLine, folder: string): Promise<void> {
  for (const source of sources) {
    for (const name of listTracked(source).filter((each) => !isIgnoredByDocker(each))) {
      const place = join(folder, placeOf(name, source, destination));
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await copyFile(join(PROJECT_ROOT, name), place);
      await chmod(place, 0o600);
    }
  }
}

async function copyStage(name: string | undefined, folder: string): Promise<void> {
  const fromProject = findStage(name).copies.filter(({ from }) => from === null);
  for (const line of fromProject) await copyFromProject(line, folder);
}

function runLine(command: string, folder: string): void {
  // The tests' own installation has filled npm's store.
  const env = { ...process.env, npm_config_prefer_offline: 'true' };
  const options = { cwd: folder, env, shell: true, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(`umask 022; ${command}`, options);
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

function runStage(name: string, folder: string): void {
  for (const command of findStage(name).wordsOf('RUN')) runLine(command, folder);
}

async function writeSample(sample: Readonly<Record<string, string>>, folder: string) {
  for (const [name, text] of Object.entries(sample)) {
    const place = join(folder, name);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, text, { mode: 0o600 });
  }
}

async function makePlaceholders(folder: string): Promise<void> {
  await writeSample(SAMPLE_SITE, join(folder, 'apps/site/build'));
  await writeSample(SAMPLE_SCREENS, join(folder, 'apps/desk/build'));
  const page = join(PROJECT_ROOT, 'apps/calendar/test/placeholder-page');
  const calendar = join(folder, 'apps/calendar/build');
  await cp(page, calendar, { recursive: true });
  await mkdir(join(calendar, 'client/assets'), { recursive: true });
  await writeFile(join(calendar, 'client/assets/client-1.js'), 'page', { mode: 0o600 });
  await writeFile(join(calendar, 'finished'), '', { mode: 0o600 });
}

/** Makes the files of the image as the Dockerfile says, those that are built being placeholders; nobody may write to them. */
export async function makeFileSet(): Promise<FileSet> {
  const place = await mkdtemp(join(tmpdir(), 'hs-image-'));
  const [folder, node, volume] = [join(place, 'files'), join(place, 'node'), join(place, 'volume')];
  async function remove(): Promise<void> {
    spawnSync('chmod', ['-R', 'u+w', place]);
    await rm(place, { recursive: true, force: true });
  }
  try {
    await chmod(place, 0o755);
    await mkdir(folder);
    await mkdir(volume);
    await copyFile(process.execPath, node, constants.COPYFILE_FICLONE);
    await copyStage('manifests', folder);
    runStage('packages', folder);
    const packages = join(place, 'packages');
    await rename(join(folder, 'node_modules'), packages);
    await copyStage('files', folder);
    await makePlaceholders(folder);
    runStage('files', folder);
    await rename(packages, join(folder, 'node_modules'));
    spawnSync('chmod', ['-R', 'a-w', folder]);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, node, volume, remove };
}
