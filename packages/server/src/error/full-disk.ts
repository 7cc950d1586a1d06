import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

import { errorCode, errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

const MEGABYTE = 1_000_000;
const FULL_CODES = ['ENOSPC', 'EDQUOT'];
const SQLITE_FULL = 13;

/** The least that the disk of a data folder should have free: a start writes some tens of megabytes, and leads come on top. */
export const LEAST_FREE_BYTES = 256 * MEGABYTE;

/** Says whether an error means that a disk of this machine is full; PostgreSQL's own programs tell it in words. */
export function isDiskFull(error: unknown): boolean {
  if (FULL_CODES.includes(errorCode(error) ?? '')) return true;
  if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_FULL) return true;
  return /No space left on device|Check free disk space/.test(errorText(error));
}

/** The disk of a folder, which need not be there yet: where it is mounted, and the whole megabytes that it has free. */
export function readDisk(folder: string): {
  readonly mount: string;
  readonly freeMegabytes: number;
} {
  const there = nearestFolder(resolve(folder));
  const { bavail, bsize } = statfsSync(there);
  return { mount: mountOf(there), freeMegabytes: Math.floor((bavail * bsize) / MEGABYTE) };
}

/** The error that names the disk of a folder without room, what it has free, and what is needed. */
export function fullDisk(folder: string, neededBytes: number, cause?: unknown): StartupError {
  const { mount, freeMegabytes } = readDisk(folder);
  const needed = Math.ceil(neededBytes / MEGABYTE);
  return new StartupError(
    'DISK_FULL',
    `There is too little room on the disk of ${folder}, mounted at ${mount}: ${freeMegabytes} MB are free and ${needed} MB are needed, so make room there and try again.`,
    { cause },
  );
}

/** The folder, or the nearest one above it that is there. */
function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path));
}

/** Where the disk of a folder is mounted: the uppermost folder on it. */
function mountOf(folder: string): string {
  const above = dirname(folder);
  const isOnSame = above !== folder && statSync(above).dev === statSync(folder).dev;
  return isOnSame ? mountOf(above) : folder;
}
