import { randomUUID } from 'node:crypto';
import { open, realpath, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

import { errorCode } from '#/error/error-code.ts';

import { CommandError } from './command-error.ts';

/** What is written is personal data: a new file is its owner's alone. */
const PRIVATE = 0o600;
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EDQUOT: 'the disk quota is used up',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'its folder does not exist',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a part of its path is not a folder',
  EPERM: 'this user may not write there',
  EROFS: 'the disk is read-only',
};

/** Writes the pieces to a file that appears whole or not at all, in place of an earlier one; throws CommandError. */
export async function replaceFile(file: string, pieces: AsyncIterable<string>): Promise<void> {
  try {
    const path = await realpath(file).catch(() => resolve(file));
    await writeWhole(path, await modeFor(path), pieces);
  } catch (error) {
    const reason = REASONS[errorCode(error) ?? ''];
    // A database that is gone has some of these codes too.
    const isConnection =
      error instanceof Error && 'syscall' in error && error.syscall === 'connect';
    if (reason === undefined || isConnection) throw error;
    throw unwritable(file, reason, error);
  }
}

async function modeFor(path: string): Promise<number> {
  const found = await stat(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (found === null) return PRIVATE;
  if (found.isDirectory()) throw unwritable(path, 'it is a folder');
  // Renaming onto a device such as /dev/null would replace it.
  if (!found.isFile()) throw unwritable(path, 'it is no ordinary file');
  return found.mode & 0o777;
}

async function writeWhole(path: string, mode: number, pieces: AsyncIterable<string>) {
  const unfinished = join(dirname(path), `.${basename(path).slice(0, 100)}.${randomUUID()}`);
  const handle = await open(unfinished, 'wx', mode);
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
    `Cannot write ${file}: ${reason}. Name a file in a folder that this user may write to, or - for standard output.`,
    { isMisuse: false, cause },
  );
}
