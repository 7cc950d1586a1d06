import { lockCalendar, type Database } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { type RawBuilder, sql, type Kysely } from 'kysely';

import { BIN_DAYS } from '#/desk/bin-leads.ts';

import { type EraseReason, removeLeads } from './remove-leads.ts';

/** How many rows of each kind were removed. */
export type Erased = {
  readonly leads: number;
  readonly bookings: number;
  readonly contacts: number;
};

const BATCH = 500;

type Expired = {
  /** True of a lead that has had its time. */
  readonly isOver: RawBuilder<boolean>;
  readonly reason: EraseReason;
  /** Whether the contacts go, too, that were made of nothing but such a lead. */
  readonly takesContacts: boolean;
};

async function removeAll(db: Kysely<Database>, { isOver, reason, takesContacts }: Expired) {
  let count = 0;
  for (;;) {
    const { removed, found } = await db.transaction().execute(async (trx) => {
      await lockCalendar(trx);
      const old = await trx.selectFrom('leads').select('id').where(isOver).limit(BATCH).execute();
      const ids = old.map(({ id }) => id);
      const gone = await removeLeads(trx, ids, { reason, isStillMeant: isOver });
      if (takesContacts) {
        await sql`delete from crm_contacts where payload ->> 'reference' = any(${[...gone.references]}::text[])`.execute(
          trx,
        );
      }
      return { removed: gone.count, found: old.length };
    });
    count += removed;
    if (found < BATCH) return count;
  }
}

/** Removes what is older than the given number of months; bookings count from their end. */
export async function removeExpired(db: Kysely<Database>, months: number): Promise<Erased> {
  const limit = sql<Date>`now() - ${months} * interval '1 month'`;
  const bookings = await db
    .deleteFrom('bookings')
    .where('ends_at', '<', limit)
    .returning('id')
    .execute();
  const isOver = sql<boolean>`created_at < ${limit}`;
  const leads = await removeAll(db, { isOver, reason: 'retention', takesContacts: false });
  await createDeliveryStore(db).removeOldCalls(months);
  const contacts = await db
    .deleteFrom('crm_contacts')
    .where('updated_at', '<', limit)
    .returning('id')
    .execute();
  return { leads, bookings: bookings.length, contacts: contacts.length };
}

/** Erases the leads that have been in the bin for BIN_DAYS, and says how many; nobody takes them out again. */
export function emptyBin(db: Kysely<Database>): Promise<number> {
  const isOver = sql<boolean>`binned_at < now() - ${BIN_DAYS} * interval '1 day'`;
  return removeAll(db, { isOver, reason: 'bin', takesContacts: true });
}

/** Removes the keys of calls that nobody repeats any more. */
export async function removeOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
