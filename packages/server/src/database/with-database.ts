import { explainFullDatabase } from '#/database/known-database.ts';
import { migrate } from '#/database/migrate.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '#/database/open-database.ts';
import { createLog } from '#/log/create-log.ts';

/** What a command works with. */
type Tools = Pick<OpenDatabase, 'db' | 'pool'> & { readonly log: ReturnType<typeof createLog> };

type Options = Omit<DatabaseOptions, 'log'> & {
  /** Looks at the database before it is brought up to date; what it throws leaves it as it is. */
  readonly beforeMigrating?: (db: OpenDatabase['db']) => Promise<void>;
};

/**
 * Lets a command work on the database, brought up to date, whether the services run or not. Throws a StartupError that
 * names the disk where there is too little room.
 */
export async function withDatabase<Result>(
  options: Options,
  work: (tools: Tools) => Promise<Result>,
): Promise<Result> {
  // What breaks ends the command, with an error that says why.
  const log = createLog('fatal', process.stderr);
  try {
    const { db, pool, close } = await openDatabase({ ...options, log });
    try {
      await options.beforeMigrating?.(db);
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
