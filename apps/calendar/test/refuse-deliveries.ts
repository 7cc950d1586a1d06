import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

/** Has the database refuse every new delivery with the error code, which fails the transaction around it. */
export async function refuseDeliveries(db: Kysely<Database>, errorCode: string): Promise<void> {
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception ''no deliveries today'' using errcode = ''${sql.raw(errorCode)}''; end'`.execute(
    db,
  );
  await sql`create trigger refuse before insert on deliveries
    for each statement execute function refuse()`.execute(db);
}
