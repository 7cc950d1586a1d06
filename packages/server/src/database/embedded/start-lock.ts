import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import type { Clock } from '#/clock/clock.ts';
import { keepPrivate } from '#/database/embedded/private-file.ts';
import { StartupError } from '#/error/startup-error.ts';

const LOCK_TIMEOUT_MS = 40_000;
const LOCK_RETRY_MS = 10;
const SQLITE_BUSY = 5;

/** Runs the work while no other process starts or stops the server of this folder; throws StartupError after 40 s of waiting. */
export async function withStartLock<Result>(
  dataFolder: string,
  clock: Clock,
  work: () => Promise<Result>,
): Promise<Result> {
  // Whoever could open the file could hold its lock, and with that the product and its commands.
  await keepPrivate(join(dataFolder, 'start.lock'));
  // Node has no flock; SQLite takes one for us, and the kernel frees it with the process, so it never goes stale.
  const lock = new DatabaseSync(join(dataFolder, 'start.lock'), { timeout: 0 });
  try {
    const deadline = clock.now().getTime() + LOCK_TIMEOUT_MS;
    while (!tryLock(lock)) {
      if (clock.now().getTime() > deadline) throw heldTooLong(dataFolder);
      await clock.sleep(LOCK_RETRY_MS);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(lock: DatabaseSync): boolean {
  try {
    // Nothing is ever written: a lock that keeps a journal could not be had on a full disk.
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    return true;
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return false;
    throw error;
  }
}

function heldTooLong(dataFolder: string): StartupError {
  return new StartupError(
    'POSTGRES_NOT_STARTED',
    `Another process has been starting or stopping the database in ${dataFolder} for ${LOCK_TIMEOUT_MS / 1000} s. See postgres.log there; stop that process and start again.`,
  );
}
