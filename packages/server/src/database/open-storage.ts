import type { Logger } from 'pino';

import { claimService } from '#/database/claim-service.ts';
import { migrate } from '#/database/migrate.ts';
import { openDatabase, type OpenDatabase } from '#/database/open-database.ts';

type Options = {
  readonly config: { readonly DATABASE_URL?: string | undefined; readonly DATA_DIR: string };
  readonly log: Logger;
  /** Closes what is opened. */
  readonly stack: AsyncDisposableStack;
  /** The name under which a service claims its data folder; null for a part of one that has, and that has migrated. */
  readonly claim: string | null;
  readonly maxConnections?: number;
};

/** Opens the database of a service, brought up to date; throws StartupError. */
export async function openStorage(options: Options): Promise<Pick<OpenDatabase, 'db' | 'pool'>> {
  const { config, log, stack, claim, ...rest } = options;
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } = config;
  const { db, pool, close } = await openDatabase({ databaseUrl, dataDir, log, ...rest });
  stack.defer(close);
  if (claim === null) return { db, pool };
  // Several copies may share a server that DATABASE_URL names, and never a data folder.
  if (databaseUrl === undefined) stack.defer(await claimService(pool, { name: claim, dataDir }));
  await migrate(db, log);
  return { db, pool };
}
