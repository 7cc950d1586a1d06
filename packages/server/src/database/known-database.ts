import { resolve } from 'node:path';

import { findDataFolder } from '#/database/embedded/data-place.ts';
import { StartupError } from '#/error/startup-error.ts';

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
