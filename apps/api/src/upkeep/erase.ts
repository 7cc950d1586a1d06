import type { Database } from '@high-street/server';
import { sql, type Kysely, type Transaction } from 'kysely';

/** How many rows of each kind were removed. */
export type Erased = { readonly leads: number; readonly contacts: number };

type Reason = 'request' | 'retention';

/** Removes leads with all that hangs on them; their references remain, so that a question about one has an answer. */
async function removeLeads(
  trx: Transaction<Database>,
  ids: readonly string[],
  reason: Reason,
): Promise<number> {
  if (ids.length === 0) return 0;
  const removed = await trx
    .deleteFrom('leads')
    .where('id', 'in', [...ids])
    .returning(['reference', 'created_at as stored_at', 'origin'])
    .execute();
  const tombstones = removed
    .filter(({ origin }) => origin === 'form')
    .map(({ reference, stored_at }) => ({ reference, stored_at, reason }));
  if (tombstones.length > 0) await trx.insertInto('erased_leads').values(tombstones).execute();
  return tombstones.length;
}

/** Removes everything about the person with that e-mail address. */
export async function eraseByEmail(db: Kysely<Database>, email: string): Promise<Erased> {
  const address = email.trim().toLowerCase();
  return db.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('leads')
      .select('id')
      .where(sql`lower(email)`, '=', address)
      .forUpdate()
      .execute();
    const leads = await removeLeads(
      trx,
      found.map(({ id }) => id),
      'request',
    );
    await trx
      .deleteFrom('deliveries')
      .where('lead_id', 'is', null)
      .where(sql`lower(payload ->> 'email')`, '=', address)
      .execute();
    const contacts = await trx
      .deleteFrom('crm_contacts')
      .where('email', '=', address)
      .returning('id')
      .execute();
    return { leads, contacts: contacts.length };
  });
}

const BATCH = 500;

/** Removes what is older than the given number of months. */
export async function removeExpired(db: Kysely<Database>, months: number): Promise<Erased> {
  const limit = sql<Date>`now() - ${months} * interval '1 month'`;
  let leads = 0;
  for (;;) {
    const removed = await db.transaction().execute(async (trx) => {
      const old = await trx
        .selectFrom('leads')
        .select('id')
        .where('created_at', '<', limit)
        .limit(BATCH)
        .forUpdate()
        .skipLocked()
        .execute();
      await removeLeads(
        trx,
        old.map(({ id }) => id),
        'retention',
      );
      return old.length;
    });
    leads += removed;
    if (removed < BATCH) break;
  }
  await db
    .deleteFrom('deliveries')
    .where('lead_id', 'is', null)
    .where('created_at', '<', limit)
    .execute();
  const contacts = await db
    .deleteFrom('crm_contacts')
    .where('updated_at', '<', limit)
    .returning('id')
    .execute();
  return { leads, contacts: contacts.length };
}

/** Removes the keys of calls that nobody repeats any more. */
export async function removeOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
