import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type DataPlace, hasCluster } from '#/database/embedded/data-place.ts';
import { writeDurably } from '#/database/embedded/durable-files.ts';
import { unlessMissing } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** Where the server's password is kept. */
export function passwordFile(dataFolder: string): string {
  return join(dataFolder, 'postgres-password');
}

/** Gives the server's password, making one before the first start; throws StartupError when data has lost its password. */
export async function readPassword({ dataFolder, account }: DataPlace): Promise<string> {
  const file = passwordFile(dataFolder);
  const known = (await unlessMissing(readFile(file, 'utf8')))?.trim() ?? '';
  if (known !== '') return known;
  if (hasCluster(dataFolder)) {
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `${file} is missing, so the database beside it cannot be opened. Restore that file from the backup.`,
    );
  }
  const password = randomBytes(24).toString('base64url');
  // Before the database, so that a power loss never leaves one that nobody can open.
  await writeDurably(file, password, account);
  return password;
}
