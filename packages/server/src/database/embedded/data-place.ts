import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { access, chmod, chown, constants, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

import { chooseAccount, type ServerAccount } from '#/database/embedded/server-account.ts';
import { isTraversableByOthers } from '#/database/embedded/traversable.ts';

/** Root's readable place for data and programs that lie below folders only root may enter. */
export const READABLE_HOME = '/var/lib/high-street';

/** The folder is its owner's; where root owns it, the group of the server's account may go through it and see no names. */
const PRIVATE = 0o700;
const PRIVATE_WITH_PASSAGE = 0o710;
/** What the product and its database keep in a data folder, and what a file system puts into its own root. */
const OWN_NAMES =
  /^(?:inbox|lost\+found|postgres|postgres\.new|postgres-password(?:\.new)?|postgres\.log(?:\.1)?|socket|start\.lock.*|\.doctor-.*)$/;

/** The folder that holds the server's files, and the account that owns the data in it. */
export type DataPlace = { dataFolder: string; account: ServerAccount };

/** Makes the data folder and decides who owns it; a place once chosen is kept, so that a changed permission never shows an empty database. */
export async function prepareDataPlace(dataDir: string): Promise<DataPlace> {
  const isRoot = process.getuid?.() === 0;
  const wanted = await makeFolder(resolve(dataDir));
  if (!isRoot) {
    await access(wanted, constants.R_OK | constants.W_OK | constants.X_OK);
    if (await isOurs(wanted)) await chmod(wanted, PRIVATE);
    return { dataFolder: wanted, account: {} };
  }
  const dataFolder = await chooseFolder(wanted, join(READABLE_HOME, shortHash(wanted)));
  const account = await chooseAccount(clusterFolder(dataFolder));
  if (await isOurs(dataFolder)) {
    await chown(dataFolder, 0, account.gid ?? 0);
    await chmod(dataFolder, PRIVATE_WITH_PASSAGE);
  }
  return { dataFolder, account };
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
  if (hasCluster(wanted) || (await canBeEntered(wanted))) return wanted;
  await mkdir(READABLE_HOME, { recursive: true });
  // mkdir's own mode is cut by root's umask.
  await chmod(READABLE_HOME, 0o755);
  return makeFolder(home);
}

/** Whether the server's account gets into the folder, once it is opened to that where it is ours. */
async function canBeEntered(folder: string): Promise<boolean> {
  return (await isOurs(folder))
    ? isTraversableByOthers(dirname(folder))
    : isTraversableByOthers(folder);
}

async function makeFolder(path: string): Promise<string> {
  // The mode is that of every folder that is made, and those above are not ours alone.
  await mkdir(dirname(path), { recursive: true });
  await mkdir(path, { recursive: true, mode: PRIVATE });
  return realpath(path);
}

/** Whether nothing but ours is in a folder of this account: one that holds more keeps the permissions its owner gave it. */
async function isOurs(folder: string): Promise<boolean> {
  const { uid } = await stat(folder);
  return (
    uid === process.getuid?.() && (await readdir(folder)).every((name) => OWN_NAMES.test(name))
  );
}
