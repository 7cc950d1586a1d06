import { sql, type Kysely, type RawBuilder } from 'kysely';

import { lockCalendar } from '#/database/calendar-lock.ts';
import type { Database } from '#/database/schema.ts';

import { mailboxKey } from './mailbox-key.ts';

const BATCH = 500;

type Row = { readonly id: string; readonly email: string };
type Keys = { readonly ids: readonly string[]; readonly mailboxes: readonly string[] };
type Table = {
  readonly find: RawBuilder<Row>;
  readonly write: (keys: Keys) => RawBuilder<unknown>;
  /** Whether writing a row means to write the period of a booking anew. */
  readonly isCalendar?: boolean;
};

const keysOf = ({ ids, mailboxes }: Keys) =>
  sql`unnest(${ids}::uuid[], ${mailboxes}::text[]) as filled (id, mailbox)`;

const TABLES: readonly Table[] = [
  {
    find: sql`select id, email from leads where mailbox is null order by id limit ${BATCH} for no key update`,
    write: (keys) =>
      sql`update leads set mailbox = filled.mailbox from ${keysOf(keys)} where leads.id = filled.id`,
  },
  {
    find: sql`select id, email from bookings where mailbox is null order by id limit ${BATCH} for no key update`,
    write: (keys) =>
      sql`update bookings set mailbox = filled.mailbox from ${keysOf(keys)} where bookings.id = filled.id`,
    isCalendar: true,
  },
  {
    find: sql`select id, email from crm_contacts where mailbox is null and email is not null
      order by id limit ${BATCH} for no key update`,
    write: (keys) =>
      sql`update crm_contacts set mailbox = filled.mailbox from ${keysOf(keys)} where crm_contacts.id = filled.id`,
  },
];

async function fillSome(db: Kysely<Database>, table: Table): Promise<number> {
  return db.transaction().execute(async (trx) => {
    if (table.isCalendar) await lockCalendar(trx);
    const { rows } = await table.find.execute(trx);
    const ids = rows.map(({ id }) => id);
    const mailboxes = rows.map(({ email }) => mailboxKey(email));
    if (rows.length > 0) await table.write({ ids, mailboxes }).execute(trx);
    return rows.length;
  });
}

/** Works out the mailboxes of rows that a version wrote which knew nothing of them; returns how many there were. */
export async function fillMailboxes(db: Kysely<Database>): Promise<number> {
  let filled = 0;
  for (const table of TABLES) {
    for (;;) {
      const count = await fillSome(db, table);
      filled += count;
      if (count < BATCH) break;
    }
  }
  return filled;
}
