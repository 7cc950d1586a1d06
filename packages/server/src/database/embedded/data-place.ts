import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { access, chmod, constants, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { chooseAccount, type ServerAccount } from '#/database/embedded/server-account.ts';
import { isTraversableByOthers } from '#/database/embedded/traversable.ts';

/** Root's readable place for data and programs that lie below folders only root may enter. */
export const READABLE_HOME = '/var/lib/high-street';

/** The folder that holds the server's files, and the account that owns the data in it. */
export type DataPlace = { dataFolder: string; account: ServerAccount };

/** Makes the data folder and decides who owns it; a place once chosen is kept, so that a changed permission never shows an empty database. */
export async function prepareDataPlace(dataDir: string): Promise<DataPlace> {
  const isRoot = process.getuid?.() === 0;
  const wanted = await makeFolder(resolve(dataDir), isRoot ? 0o711 : 0o700);
  if (!isRoot) {
    await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    return { dataFolder: wanted, account: {} };
  }
  const dataFolder = await chooseFolder(wanted, join(READABLE_HOME, shortHash(wanted)));
  return { dataFolder, account: await chooseAccount(clusterFolder(dataFolder)) };
}

/** Where PostgreSQL's own files are within a data folder. */
export function clusterFolder(dataFolder: string): string {
  return join(dataFolder, 'postgres');
}

/** The folder that holds the database of a data folder; undefined when there is none yet. Makes nothing. */
export function findDataFolder(dataDir: string): string | undefined {
  if (!existsSync(dataDir)) return undefined;
  const wanted = realpathSync(dataDir);
  return [join(READABLE_HOME, shortHash(wanted)), wanted].find(hasCluster);
}

/** Says whether the data folder holds a finished PostgreSQL. */
export function hasCluster(dataFolder: string): boolean {
  return existsSync(join(clusterFolder(dataFolder), 'PG_VERSION'));
}

/** Twelve characters that tell one folder from another in short names. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

async function chooseFolder(wanted: string, home: string): Promise<string> {
  if (hasCluster(home)) return home;
  if (hasCluster(wanted) || (await isTraversableByOthers(wanted))) return wanted;
  await mkdir(READABLE_HOME, { recursive: true });
  // mkdir's own mode is cut by root's umask.
  await chmod(READABLE_HOME, 0o755);
  return makeFolder(home, 0o711);
}

async function makeFolder(path: string, mode: number): Promise<string> {
  const created = await mkdir(path, { recursive: true, mode });
  if (created !== undefined) await chmod(path, mode);
  else await admitToEmpty(path, mode);
  return realpath(path);
}

// An empty folder has nothing to hide; one with content keeps the permissions its owner gave it.
async function admitToEmpty(path: string, mode: number): Promise<void> {
  const found = await stat(path);
  const isOurs = found.uid === process.getuid?.();
  if (isOurs && (found.mode & mode) !== mode && (await readdir(path)).length === 0) {
    await chmod(path, (found.mode & 0o777) | mode);
  }
}
