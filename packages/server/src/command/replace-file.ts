import { randomUUID } from 'node:crypto';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { errorCode, unlessMissing } from '#/error/error-code.ts';
import { readDisk, isDiskFull } from '#/error/full-disk.ts';

import { CommandError } from './command-error.ts';

/** What is written is personal data: the file is its owner's alone. */
const PRIVATE = 0o600;
/** So that what is put behind it stays within the length of a name. */
const MOST_OF_NAME = 100;
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EISDIR: 'it is a folder',
  ELOOP: 'the links of its folder lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'its folder does not exist',
  ENOTDIR: 'a part of its path is not a folder',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
};

/**
 * Writes the pieces to a file that appears complete or not at all, in place of an earlier one, and that its owner alone may
 * read, whoever might read the earlier one. Nothing is written through a link. Throws CommandError.
 */
export async function replaceFile(
  file: string,
  pieces: AsyncIterable<string | Uint8Array>,
): Promise<void> {
  try {
    const path = resolve(file);
    await refuseOthers(path);
    await writeWhole(path, pieces);
  } catch (error) {
    if (isDiskFull(error)) throw unwritable(file, describeDisk(dirname(resolve(file))), error);
    const reason = REASONS[errorCode(error) ?? ''];
    // A database that is gone has some of these codes too.
    const isConnection =
      error instanceof Error && 'syscall' in error && error.syscall === 'connect';
    if (reason === undefined || isConnection) throw error;
    throw unwritable(file, reason, error);
  }
}

function describeDisk(folder: string): string {
  const { mount, freeMegabytes } = readDisk(folder);
  return `the disk mounted at ${mount} is full, with ${freeMegabytes} MB free`;
}

/** Throws where something other than a file has the name: it would be replaced, a device such as /dev/null as well. */
async function refuseOthers(path: string): Promise<void> {
  const found = await unlessMissing(lstat(path));
  if (found === undefined || found.isFile()) return;
  if (found.isDirectory()) throw unwritable(path, 'it is a folder');
  throw unwritable(path, found.isSymbolicLink() ? 'it is a link' : 'it is no ordinary file');
}

async function writeWhole(path: string, pieces: AsyncIterable<string | Uint8Array>): Promise<void> {
  // A name that nobody can guess: somebody else could put a file of theirs there.
  const name = basename(path).slice(0, MOST_OF_NAME);
  const unfinished = join(dirname(path), `${name}.${randomUUID()}.unfinished`);
  const handle = await open(unfinished, 'wx', PRIVATE);
  try {
    await handle.writeFile(pieces);
    await handle.sync();
    await handle.close();
    await rename(unfinished, path);
  } catch (error) {
    await handle.close().catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

function unwritable(file: string, reason: string, cause?: unknown): CommandError {
  return new CommandError(
    `Cannot write ${file}: ${reason}. Name another file, in a folder that this user may write to.`,
    { isMisuse: false, cause },
  );
}
