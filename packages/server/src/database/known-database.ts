import { resolve } from 'node:path';

import { CommandError } from '#/command/command-error.ts';
import { findDataFolder } from '#/database/embedded/data-place.ts';
import { errorCode } from '#/error/error-code.ts';
import { readDisk, fullDisk, LEAST_FREE_BYTES } from '#/error/full-disk.ts';
import { StartupError } from '#/error/startup-error.ts';

/** PostgreSQL's disk_full. */
const DISK_FULL = '53100';
/** A file of PostgreSQL's write-ahead log has 16 MiB. */
const LEAST_FOR_LOG_MB = 17;

/** Which database a program opens: the one at `databaseUrl`, otherwise the product's own in `dataDir`. */
export type DatabasePlace = { readonly databaseUrl?: string | undefined; readonly dataDir: string };

/**
 * Throws a StartupError where there is no database yet. For programs that read one: opening it would make an empty one,
 * which passes for the real one when the settings of the services are missing.
 */
export function requireDatabase({ databaseUrl, dataDir }: DatabasePlace): void {
  if (databaseUrl !== undefined || findDataFolder(dataDir) !== undefined) return;
  throw new StartupError(
    'DATABASE_MISSING',
    `There is no database: DATABASE_URL is not set, and ${dataDir} holds none that this account can open; run this with the settings of the services, or start the product first.`,
  );
}

/** What people call the database, without its password. */
export function nameDatabase({ databaseUrl, dataDir }: DatabasePlace): string {
  const url = URL.parse(databaseUrl ?? '');
  if (url === null)
    return `the product's own database in ${findDataFolder(dataDir) ?? resolve(dataDir)}`;
  // A socket is named by a parameter, and the name of the database falls back to that of the role.
  const host = url.host || (url.searchParams.get('host') ?? 'this machine');
  return `the database ${url.pathname.slice(1) || url.username} on ${host}`;
}

/**
 * A StartupError that names the disk where a database failed for want of room; anything else as it is. The product's own
 * PostgreSQL ends when it cannot write its log, so that connections to it break for no reason of their own.
 */
export function explainFullDatabase(error: unknown, place: DatabasePlace): unknown {
  const isToldFull = errorCode(error) === DISK_FULL;
  if (place.databaseUrl !== undefined) {
    if (!isToldFull) return error;
    return new StartupError(
      'DISK_FULL',
      `There is too little room on the disk of ${nameDatabase(place)}, which refuses to write; make room there and try again.`,
      { cause: error },
    );
  }
  const isExplained = error instanceof StartupError || error instanceof CommandError;
  const hasRoom = readDisk(place.dataDir).freeMegabytes >= LEAST_FOR_LOG_MB;
  if (isExplained || (hasRoom && !isToldFull)) return error;
  return fullDisk(place.dataDir, LEAST_FREE_BYTES, error);
}
