import type { Database } from '@high-street/server';
import { type Kysely, sql } from 'kysely';

/** Every row of every table as text. */
export async function everything(db: Kysely<Database>): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    db,
  );
  let text = '';
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    text += `${name}\n${rows.map(({ row }) => `${row}\n`).join('')}`;
  }
  return text;
}
