import pg from 'pg';

import { explainUnreachable } from '#/database/check-server.ts';
import { MIGRATIONS_FOLDER } from '#/database/migrate.ts';
import { readMigrationFiles } from '#/database/migration-file.ts';

const CONNECT_TIMEOUT_MS = 5_000;
const STATEMENT_TIMEOUT_MS = 5_000;

/** The state of a database, whether the services would accept it or not. */
export type DatabaseState = {
  /** What the server calls its version, and as a number: 180004 for 18.4. */
  readonly version: string;
  readonly versionNumber: number;
  /** How it keeps letters: UTF8, or something that knows fewer of them. */
  readonly encoding: string;
  readonly fsync: string;
  readonly fullPageWrites: string;
  readonly synchronousCommit: string;
  readonly synchronousStandbyNames: string;
  /** How many standby servers read along. */
  readonly standbys: number;
  readonly connections: { readonly used: number; readonly most: number };
  /** Migrations of this version of the product that the database does not have. */
  readonly pendingMigrations: readonly string[];
  /** Migrations of the database that come after all of this version: a newer version applied them. */
  readonly newerMigrations: readonly string[];
  /** Other migrations of the database that this version does not have, or has with other content. */
  readonly foreignMigrations: readonly string[];
  /** The names of keys that services made for themselves. */
  readonly keptKeys: readonly string[];
  /** Extensions by which leads are found faster and without their accents, and which the database does not have. */
  readonly missingExtensions: readonly string[];
  readonly now: Date;
};

type MigrationState = Pick<
  DatabaseState,
  'pendingMigrations' | 'newerMigrations' | 'foreignMigrations'
>;

type Row = Omit<DatabaseState, 'connections' | 'keptKeys' | keyof MigrationState> & {
  readonly used: number;
  readonly most: number;
  readonly hasMigrations: boolean;
  readonly hasKeys: boolean;
};

const STATE = `select
  current_setting('server_version') as version,
  current_setting('server_version_num')::int as "versionNumber",
  current_setting('server_encoding') as encoding,
  current_setting('fsync') as fsync,
  current_setting('full_page_writes') as "fullPageWrites",
  current_setting('synchronous_commit') as "synchronousCommit",
  current_setting('synchronous_standby_names') as "synchronousStandbyNames",
  (select count(*)::int from pg_stat_replication) as standbys,
  (select sum(numbackends)::int from pg_stat_database) as used,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
    - current_setting('reserved_connections')::int as most,
  to_regclass('migration_checksums') is not null as "hasMigrations",
  to_regclass('signing_keys') is not null as "hasKeys",
  array(select name from unnest(array['pg_trgm', 'unaccent']) as name
    where name not in (select extname from pg_extension)) as "missingExtensions",
  clock_timestamp() as now`;

async function readMigrations(client: pg.Client, hasMigrations: boolean): Promise<MigrationState> {
  const files = await readMigrationFiles(MIGRATIONS_FOLDER);
  const { rows: applied } = hasMigrations
    ? await client.query<{ name: string; checksum: string }>(
        'select name, checksum from migration_checksums order by name',
      )
    : { rows: [] };
  const names = new Set(applied.map(({ name }) => name));
  const checksums = new Map(files.map(({ name, checksum }) => [name, checksum]));
  const unknown = applied
    .filter(({ name, checksum }) => checksums.get(name) !== checksum)
    .map(({ name }) => name);
  const last = files.at(-1)?.name ?? '';
  return {
    pendingMigrations: files.map(({ name }) => name).filter((name) => !names.has(name)),
    newerMigrations: unknown.filter((name) => name > last),
    foreignMigrations: unknown.filter((name) => name <= last),
  };
}

async function readKeptKeys(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from signing_keys order by name',
  );
  return rows.map(({ name }) => name);
}

async function readState(client: pg.Client): Promise<DatabaseState> {
  const { rows } = await client.query<Row>(STATE);
  const [row] = rows;
  if (row === undefined) throw new Error('the server gave no answer');
  const { used, most, hasMigrations, hasKeys, ...state } = row;
  const migrations = await readMigrations(client, hasMigrations);
  const keptKeys = hasKeys ? await readKeptKeys(client) : [];
  return { ...state, connections: { used, most }, ...migrations, keptKeys };
}

/** Looks at a database and changes nothing; throws a StartupError without the password when it cannot be reached. */
export async function inspectDatabase(
  connection: pg.ClientConfig,
  databaseUrl?: string,
): Promise<DatabaseState> {
  const client = new pg.Client({
    ...connection,
    application_name: 'high-street doctor',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
  });
  // An error that nobody hears would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await readState(client);
  } catch (error) {
    throw explainUnreachable(error, databaseUrl);
  } finally {
    await client.end().catch(() => undefined);
  }
}
