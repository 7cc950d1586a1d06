import { fileURLToPath } from 'node:url';

import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator, type MigrationResultSet } from 'kysely/migration';

import { type MigrationFile, readMigrationFiles } from '#/database/migration-file.ts';
import { errorText } from '#/error/error-code.ts';
import { StartupError } from '#/error/startup-error.ts';

/** The product's migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Applies the migrations the database does not have yet, all or none, and gives their names; safe in several processes at once; throws StartupError naming the file. */
export async function migrate<Tables>(
  db: Kysely<Tables>,
  folder = MIGRATIONS_FOLDER,
): Promise<string[]> {
  const files = await readMigrationFiles(folder);
  return db.connection().execute(async (connection) => {
    // Waiting for another process's migrations may take longer than a statement is allowed to.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await refuseChangedHistory(connection, files);
      return namesOf(await createMigrator(connection, files).migrateToLatest());
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

function createMigrator<Tables>(db: Kysely<Tables>, files: MigrationFile[]): Migrator {
  const migrations = Object.fromEntries(files.map((file) => [file.name, toMigration(file)]));
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

async function refuseChangedHistory<Tables>(
  db: Kysely<Tables>,
  files: MigrationFile[],
): Promise<void> {
  const found = await sql<{
    exists: boolean;
  }>`select to_regclass('migration_checksums') is not null as exists`.execute(db);
  if (found.rows[0]?.exists !== true) return;

  const applied = await sql<{
    name: string;
    checksum: string;
  }>`select name, checksum from migration_checksums order by name`.execute(db);
  for (const { name, checksum } of applied.rows) {
    const file = files.find((candidate) => candidate.name === name);
    if (file?.checksum === checksum) continue;
    const fault = file === undefined ? 'is missing here' : 'was edited after it was applied';
    throw refused(
      `Migration ${name}.sql ${fault}. Restore that file, or run the version of the product that fits this database.`,
    );
  }
}

function namesOf({ error, results = [] }: MigrationResultSet): string[] {
  if (error === undefined) return results.map(({ migrationName }) => migrationName);
  const failed = results.find(({ status }) => status === 'Error');
  const subject = failed === undefined ? 'The migrations' : `Migration ${failed.migrationName}.sql`;
  throw refused(
    `${subject} failed and nothing was changed: ${errorText(error)}. Mend it and start again.`,
    error,
  );
}

function refused(message: string, cause?: unknown): StartupError {
  return new StartupError('MIGRATION_REFUSED', message, { cause });
}
