import { chown, lstat, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type DataPlace, shortHash } from '#/database/embedded/data-place.ts';
import { isTraversableByOthers } from '#/database/embedded/traversable.ts';
import { errorCode } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** Only names the socket file: the server listens on no TCP port. */
export const SOCKET_PORT = 5432;

// Linux ends a socket's path at 107 bytes, macOS at 103.
const MAX_SOCKET_PATH_BYTES = 100;

/** Makes the private folder of the server's socket; throws StartupError when somebody else holds its name. */
export async function makeSocketFolder(place: DataPlace): Promise<string> {
  const folder = await findSocketFolder(place);
  const uid = place.account.uid ?? process.getuid?.() ?? 0;
  await mkdir(folder, { mode: 0o700 }).catch(ignoreExisting);
  const found = await lstat(folder);
  if (found.isDirectory() && found.uid === process.getuid?.() && found.uid !== uid) {
    await chown(folder, uid, place.account.gid ?? found.gid);
  }
  const { uid: owner, mode } = await lstat(folder);
  if (!found.isDirectory() || owner !== uid || (mode & 0o077) !== 0) {
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `${folder} must be a private folder of the database's account and is not. Remove it and start again.`,
    );
  }
  return folder;
}

/** Where the socket of a data folder is. */
export async function findSocketFolder({ dataFolder }: DataPlace): Promise<string> {
  const beside = join(dataFolder, 'socket');
  if (fits(beside)) return beside;
  const name = `high-street-${shortHash(dataFolder)}`;
  const temporary = join(tmpdir(), name);
  const usable = fits(temporary) && (await isUsableTemp());
  return usable ? temporary : join('/tmp', name);
}

function fits(folder: string): boolean {
  const path = join(folder, `.s.PGSQL.${SOCKET_PORT}`);
  return Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES;
}

async function isUsableTemp(): Promise<boolean> {
  return process.getuid?.() !== 0 || isTraversableByOthers(tmpdir());
}

function ignoreExisting(error: unknown): void {
  if (errorCode(error) !== 'EEXIST') throw error;
}
