import type { Pool } from 'pg';

/** Every row of every table of the product, as JSON, by the name of the table. */
export async function storedRows(pool: Pool): Promise<Map<string, Record<string, unknown>[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables
     where schemaname = 'public' and tablename !~ '^(kysely_|migration_)' order by tablename`,
  );
  const stored = new Map<string, Record<string, unknown>[]>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(stored) as row from "${name}" as stored`,
    );
    stored.set(
      name,
      rows.map(({ row }) => row),
    );
  }
  return stored;
}
