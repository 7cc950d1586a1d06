import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Pool } from 'pg';
import { pino } from 'pino';

import { migrate, MIGRATIONS_FOLDER } from '#/database/migrate.ts';
import { readMigrationFiles } from '#/database/migration-file.ts';

import { makeTempFolder } from './temp-folder.ts';
import { createEmptyDatabase, type TestDatabase } from './test-database.ts';

const ROWS_FOLDER = fileURLToPath(new URL('earlier', import.meta.url));

/** The names of all migrations, in their order. */
export async function migrationNames(): Promise<string[]> {
  return (await readMigrationFiles(MIGRATIONS_FOLDER)).map(({ name }) => name);
}

async function writeRows(pool: Pool, name: string): Promise<void> {
  const rows = await readFile(join(ROWS_FOLDER, `${name}.sql`), 'utf8');
  await pool.query(`begin; ${rows}; commit`);
}

/**
 * A database as one has it that was upgraded with each release up to the migration of that name, with rows of each as the
 * version then wrote them. `upgrade` brings it to the newest.
 *
 * @param look is given the database of each version, once before it writes its rows and once after
 */
export async function createEarlierDatabase(
  last: string,
  look: (pool: Pool, has: 'migrated' | 'written') => Promise<void> = async () => undefined,
): Promise<TestDatabase & { upgrade(): Promise<string[]> }> {
  const names = await migrationNames();
  const log = pino({ enabled: false });
  const database = await createEmptyDatabase();
  const { path: folder, remove } = await makeTempFolder();
  try {
    for (const name of names.slice(0, names.indexOf(last) + 1)) {
      await cp(join(MIGRATIONS_FOLDER, `${name}.sql`), join(folder, `${name}.sql`));
      await migrate(database.db, log, folder);
      await look(database.pool, 'migrated');
      await writeRows(database.pool, name);
      await look(database.pool, 'written');
    }
  } catch (error) {
    await database.close();
    throw error;
  } finally {
    await remove();
  }
  return { ...database, upgrade: () => migrate(database.db, log) };
}
