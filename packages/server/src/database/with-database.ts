import { explainFullDatabase } from '#/database/known-database.ts';
import { migrate } from '#/database/migrate.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '#/database/open-database.ts';
import { createLog } from '#/log/create-log.ts';

/** What a command works with. */
type Tools = Pick<OpenDatabase, 'db' | 'pool'> & { readonly log: ReturnType<typeof createLog> };

/**
 * Lets a command work on the database, brought up to date, whether the services run or not. Throws a StartupError that
 * names the disk where there is too little room.
 */
export async function withDatabase<Result>(
  options: Omit<DatabaseOptions, 'log'>,
  work: (tools: Tools) => Promise<Result>,
): Promise<Result> {
  // What breaks ends the command, with an error that says why.
  const log = createLog('fatal', process.stderr);
  try {
    const { db, pool, close } = await openDatabase({ ...options, log });
    try {
      await migrate(db, log);
      return await work({ db, pool, log });
    } finally {
      // The embedded server stops here unless somebody else uses it.
      await close();
    }
  } catch (error) {
    throw explainFullDatabase(error, options);
  }
}
