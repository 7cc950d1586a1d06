import { type Kysely, sql } from 'kysely';

import type { MigrationFile } from '#/database/migration-file.ts';
import { StartupError } from '#/error/startup-error.ts';

/** A migration that removes what versions without the named earlier one still use: `0007-contracts-0005-mails`. */
const CONTRACTS = /^\d{4}-contracts-(\d{4})-/;

/**
 * The migrations that the database has and this version does not know, because a newer version applied them; throws a
 * StartupError when one of ours is missing or was edited, or when a newer one removed what this version uses.
 */
export async function readNewerMigrations<Tables>(
  db: Kysely<Tables>,
  files: readonly MigrationFile[],
): Promise<string[]> {
  const last = files.at(-1)?.name ?? '';
  const newer: string[] = [];
  for (const { name, checksum } of await readApplied(db)) {
    const file = files.find((candidate) => candidate.name === name);
    if (file?.checksum === checksum) continue;
    if (file !== undefined) throw unfit(name, 'was edited after it was applied');
    if (name < last) throw unfit(name, 'is missing here');
    refuseContracted(name, last);
    newer.push(name);
  }
  return newer;
}

/** The migrations that the database has, in their order. */
export async function readApplied<Tables>(db: Kysely<Tables>) {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('migration_checksums') is not null as exists`.execute(db);
  if (found[0]?.exists !== true) return [];
  const { rows } = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration_checksums order by name`.execute(db);
  return rows;
}

function refuseContracted(name: string, last: string): void {
  const needed = CONTRACTS.exec(name)?.[1];
  if (needed === undefined || needed <= last.slice(0, needed.length)) return;
  throw new StartupError(
    'MIGRATION_REFUSED',
    `Migration ${name}.sql of a newer version removed what this version uses: it knows the migrations up to ${last}, and the database now needs one that knows ${needed}. Run such a version.`,
  );
}

function unfit(name: string, fault: string): StartupError {
  return new StartupError(
    'MIGRATION_REFUSED',
    `Migration ${name}.sql ${fault}. Restore that file, or run the version of the product that fits this database.`,
  );
}
