import { sql, type Kysely } from 'kysely';

import type { Database } from '#/database/schema.ts';

/** Has the database refuse every new row of a table with the error code, which fails the transaction around it. */
export async function refuseInserts(
  db: Kysely<Database>,
  table: keyof Database,
  errorCode: string,
): Promise<void> {
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''nothing new today'' using errcode = ''${sql.raw(errorCode)}''; end'`.execute(
    db,
  );
  await sql`create trigger refuse before insert on ${sql.table(table)}
    for each statement execute function refuse()`.execute(db);
}
