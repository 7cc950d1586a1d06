import { userInfo } from 'node:os';

import { errorCode, errorText } from '#/error/error-code.ts';
import { fullDisk, isDiskFull, LEAST_FREE_BYTES } from '#/error/full-disk.ts';
import { StartupError } from '#/error/startup-error.ts';

const FILE_ERRORS = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'];

/** Turns what the system says about unusable folders and full disks into a StartupError that names the folder and what to do. */
export async function explainFileErrors<Result>(
  dataDir: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDiskFull(error)) throw fullDisk(dataDir, LEAST_FREE_BYTES, error);
    const code = errorCode(error) ?? '';
    if (!FILE_ERRORS.includes(code) && code !== 'ERR_SQLITE_ERROR') throw error;
    throw new StartupError(
      'DATA_FOLDER_UNUSABLE',
      `The data folder ${dataDir} cannot be used by ${accountName()}: ${errorText(error)}. Give that account write access, or set DATA_DIR to a folder it owns.`,
      { cause: error },
    );
  }
}

function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    // Containers may run with a number that has no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
