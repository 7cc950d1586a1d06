import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { errorText, isDiskFull, LEAST_FREE_BYTES } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

const { fault, ok, warning } = reportOn('disk');

const MEGABYTE = 1_000_000;
const TIGHT_BYTES = 2_000 * MEGABYTE;
const REMEDY = 'Make room, or move DATA_DIR to a larger disk while the services are stopped.';

/** The bytes that are left on the disk of a folder. */
export type ReadFree = (folder: string) => Promise<number>;

/** Asks the system. */
export async function readFree(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Checks whether a folder can be written to and has room. */
export async function checkDisk(folder: string, free: ReadFree): Promise<Finding> {
  const probe = join(folder, `.doctor-${randomUUID()}`);
  try {
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    if (isDiskFull(error)) return fault(`${folder} has no room left.`, REMEDY);
    return fault(
      `${folder} cannot be written to (${errorText(error)}).`,
      'Give the folder to the account of the services, or correct DATA_DIR.',
    );
  }
  const bytes = await free(folder);
  const text = `${folder} has ${Math.round(bytes / MEGABYTE)} MB free.`;
  if (bytes < LEAST_FREE_BYTES) return fault(text, REMEDY);
  return bytes < TIGHT_BYTES ? warning(text, REMEDY) : ok(text);
}
