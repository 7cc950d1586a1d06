import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { errorText, isDiskFull, LEAST_FREE_BYTES } from '@high-street/server';

import { reportOn, type Finding } from './finding.ts';

const { fault, ok, warning } = reportOn('disk');

const MEGABYTE = 1_000_000;
const TIGHT_MEGABYTES = 2_000;
const REMEDY = 'Make room, or move DATA_DIR to a larger disk while the services are stopped.';

/** Checks whether a folder can be written to and has room. */
export async function checkDisk(
  folder: string,
  read: (folder: string) => { readonly freeMegabytes: number },
): Promise<Finding> {
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
  const { freeMegabytes } = read(folder);
  const text = `${folder} has ${freeMegabytes} MB free.`;
  if (freeMegabytes * MEGABYTE < LEAST_FREE_BYTES) return fault(text, REMEDY);
  return freeMegabytes < TIGHT_MEGABYTES ? warning(text, REMEDY) : ok(text);
}
