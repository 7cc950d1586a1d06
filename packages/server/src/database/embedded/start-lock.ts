import { truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Clock } from '#/clock/clock.ts';
import { keepPrivate } from '#/database/embedded/private-file.ts';
import { StartupError } from '#/error/startup-error.ts';

const LOCK_TIMEOUT_MS = 40_000;
const LOCK_RETRY_MS = 10;
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;
const SQLITE_NOTADB = 26;

/** Runs the work while no other process starts or stops the server of this folder; throws StartupError after 40 s of waiting. */
export async function withStartLock<Result>(
  dataFolder: string,
  clock: Clock,
  work: () => Promise<Result>,
): Promise<Result> {
  // Whoever could open the file could hold its lock, and with that the product and its commands.
  await keepPrivate(join(dataFolder, 'start.lock'));
  // Node has no flock; SQLite takes one for us, and the kernel frees it with the process, so it never goes stale.
  const file = join(dataFolder, 'start.lock');
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    const deadline = clock.now().getTime() + LOCK_TIMEOUT_MS;
    while (!(await tryLock(lock, file))) {
      if (clock.now().getTime() > deadline) throw heldTooLong(dataFolder);
      await clock.sleep(LOCK_RETRY_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

async function tryLock(lock: DatabaseSync, file: string): Promise<boolean> {
  try {
    // With its journal in memory nothing is ever written, so that a full disk is no hindrance and a power loss tears nothing.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined;
    // Nobody holds a lock on a file that SQLite cannot read, and to empty one twice does no harm.
    if (code === SQLITE_CORRUPT || code === SQLITE_NOTADB) await truncate(file);
    else if (code !== SQLITE_BUSY) throw error;
    return false;
  }
}

function heldTooLong(dataFolder: string): StartupError {
  return new StartupError(
    'POSTGRES_NOT_STARTED',
    `Another process has been starting or stopping the database in ${dataFolder} for ${LOCK_TIMEOUT_MS / 1000} s. See postgres.log there; stop that process and start again.`,
  );
}
