import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';

import { checkServer } from '#/database/check-server.ts';
import { openEmbeddedPostgres } from '#/database/embedded/open-embedded-postgres.ts';
import { prepareStatements } from '#/database/prepared-statements.ts';
import type { Database } from '#/database/schema.ts';

const STATEMENT_TIMEOUT_MS = 10_000;
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** Networks forget connections that are silent for some minutes, as that of a worker's session is; neither end would notice. */
const KEEP_ALIVE_MS = 30_000;
const DEFAULT_MAX_CONNECTIONS = 10;

/** Which database to open: the one at `databaseUrl`, otherwise the product's own in `dataDir`. */
export type DatabaseOptions = {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Logger;
  maxConnections?: number;
};

/** An open database; `close` waits for running queries and may be called twice. */
export type OpenDatabase = { db: Kysely<Database>; pool: pg.Pool; close(): Promise<void> };

/** Opens the database and checks that it answers and keeps what it accepts; throws StartupError. */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { connection, leave } = await findServer(options);
  const pool = createPool(connection, options);
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: prepareStatements(pool) }),
  });
  let closed: Promise<void> | undefined;
  async function closeAll(): Promise<void> {
    try {
      await db.destroy();
      // destroy() leaves alone a pool that Kysely has not used yet.
      if (!pool.ending) await pool.end();
    } finally {
      await leave();
    }
  }
  const close = () => (closed ??= closeAll());
  try {
    await checkServer(pool, options.databaseUrl);
  } catch (error) {
    await close();
    throw error;
  }
  return { db, pool, close };
}

async function findServer({ databaseUrl, dataDir, log }: DatabaseOptions) {
  if (databaseUrl !== undefined) {
    return { connection: { connectionString: databaseUrl }, leave: async () => undefined };
  }
  const embedded = await openEmbeddedPostgres({ dataDir, log });
  return { connection: embedded.connection, leave: embedded.close };
}

function createPool(connection: pg.ClientConfig, options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: options.maxConnections ?? DEFAULT_MAX_CONNECTIONS,
    application_name: 'high-street',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  });
  pool.on('error', (error) => {
    // The pool makes another one when it is needed, and a server that stops ends connections that are on their way out.
    if (!pool.ending) options.log.warn({ err: error }, 'lost an idle connection');
  });
  // pg takes its own listener away while a connection is in use; an unheard error would end the process.
  pool.on('connect', (client) => {
    client.on('error', (error) => options.log.warn({ err: error }, 'a connection broke'));
  });
  return pool;
}
