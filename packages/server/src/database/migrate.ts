import { fileURLToPath } from 'node:url';

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator, type MigrationResultSet } from 'kysely/migration';
import type { Logger } from 'pino';

import { type MigrationFile, readMigrationFiles } from '#/database/migration-file.ts';
import { readApplied, readNewerMigrations } from '#/database/migration-history.ts';
import { errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** The product's migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any fixed number: one process at a time reads the history of the database and adds to it. */
const HISTORY_LOCK = 7_730_244_118_905;

/** Who waits for a table keeps everybody waiting who comes after, so a migration would rather fail than hold up leads. */
const LOCK_PATIENCE_MS = 3_000;

/**
 * Applies the migrations the database does not have yet, all or none, and gives their names; safe in several processes at
 * once. Those that a newer version applied are left alone, and the log says so. Throws a StartupError that names the file.
 */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  log: Pick<Logger, 'warn'>,
  folder = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const files = await readMigrationFiles(folder);
  return db.connection().execute(async (connection) => {
    // Waiting for another process's migrations may take longer than a statement is allowed to.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(${HISTORY_LOCK}::bigint)`.execute(connection);
    await sql`select set_config('lock_timeout', ${String(LOCK_PATIENCE_MS)}, false)`.execute(
      connection,
    );
    try {
      const newer = await readNewerMigrations(connection, files);
      if (newer.length > 0) {
        log.warn({ newer }, 'a newer version has migrated the database; what it did is left alone');
      }
      return namesOf(await createMigrator(connection, files, newer).migrateToLatest());
    } finally {
      await sql`select pg_advisory_unlock(${HISTORY_LOCK}::bigint)`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** The migrations of newer versions that the database has; throws a StartupError where it does not fit this version. */
export async function listNewerMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  return readNewerMigrations(db, await readMigrationFiles(MIGRATIONS_FOLDER));
}

/** The migrations that a database has after this version migrated it; throws a StartupError for one that does not fit. */
export async function listMigrationsToBe<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const files = await readMigrationFiles(MIGRATIONS_FOLDER);
  return [...files.map(({ name }) => name), ...(await readNewerMigrations(db, files))];
}

/** The migrations of this version that the database does not have yet. */
export async function listPendingMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const applied = new Set((await readApplied(db)).map(({ name }) => name));
  const files = await readMigrationFiles(MIGRATIONS_FOLDER);
  return files.map(({ name }) => name).filter((name) => !applied.has(name));
}

function createMigrator<Tables>(
  db: Kysely<Tables>,
  files: readonly MigrationFile[],
  newer: readonly string[],
): Migrator {
  const migrations = Object.fromEntries([
    ...files.map((file) => [file.name, toMigration(file)]),
    // Kysely refuses a database with migrations that it is not given; these are applied and never run here.
    ...newer.map((name) => [name, { up: async () => undefined }]),
  ]);
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

function toMigration({ name, content, checksum }: MigrationFile): Migration {
  return {
    async up(db) {
      await sql.raw(content).execute(db);
      await sql`create table if not exists migration_checksums (name text primary key, checksum text not null)`.execute(
        db,
      );
      await sql`insert into migration_checksums values (${name}, ${checksum})`.execute(db);
    },
  };
}

function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === 'Error');
  const subject = failed === undefined ? 'The migrations' : `Migration ${failed.migrationName}.sql`;
  throw new StartupError(
    'MIGRATION_REFUSED',
    `${subject} failed and nothing was changed: ${errorText(error)}. Fix it and start again.`,
    { cause: error },
  );
}
