import { lockCalendar, type Database } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import { MAILBOX_OF_LEAD, mailboxKey } from '@high-street/server/mailbox';
import { type RawBuilder, sql, type Kysely, type Transaction } from 'kysely';

import { BIN_DAYS } from '#/desk/bin-leads.ts';

import { removeContactsOf } from './remove-contacts.ts';
import { type EraseReason, removeLeads } from './remove-leads.ts';
import { removeViewsOf } from './remove-views.ts';

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
};

/** Removes the views that look for an address of which no lead is left. A name or a number may be another's as well. */
async function removeUselessViews(
  trx: Transaction<Database>,
  emails: readonly string[],
): Promise<void> {
  const mailboxes = new Set(emails.map(mailboxKey));
  const { rows: left } = await sql<{ mailbox: string }>`
    select distinct ${MAILBOX_OF_LEAD} as mailbox from leads
    where ${MAILBOX_OF_LEAD} = any(${[...mailboxes]}::text[])`.execute(trx);
  for (const { mailbox } of left) mailboxes.delete(mailbox);
  await removeViewsOf(trx, { has: (address) => mailboxes.has(mailboxKey(address)) }, []);
}

/** Removes leads with the contacts that were made of them, and says how many of each. */
async function removeAll(db: Kysely<Database>, { isOver, reason }: Expired) {
  let leads = 0;
  let contacts = 0;
  for (;;) {
    const { found, count } = await db.transaction().execute(async (trx) => {
      await lockCalendar(trx);
      const old = await trx.selectFrom('leads').select('id').where(isOver).limit(BATCH).execute();
      const ids = old.map(({ id }) => id);
      const removed = await removeLeads(trx, ids, { reason, isStillMeant: isOver });
      const made = await removeContactsOf(trx, removed.references);
      await removeUselessViews(trx, removed.emails);
      return { found: old.length, count: { leads: removed.count, contacts: made } };
    });
    leads += count.leads;
    contacts += count.contacts;
    if (found < BATCH) return { leads, contacts };
  }
}

/**
 * Removes something, however long that takes: where fewer months are kept than before, years may go at once. One transaction
 * for all would lock what an erasure locks, in another order.
 */
function takeTime<T>(
  db: Kysely<Database>,
  remove: (trx: Transaction<Database>) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx);
    return remove(trx);
  });
}

/** Removes what is older than the given number of months; bookings count from their end. */
export async function removeExpired(db: Kysely<Database>, months: number): Promise<Erased> {
  const limit = sql<Date>`now() - ${months} * interval '1 month'`;
  await takeTime(db, (trx) => createDeliveryStore(trx).removeOldCalls(months));
  const bookings = await takeTime(db, (trx) =>
    trx.deleteFrom('bookings').where('ends_at', '<', limit).executeTakeFirst(),
  );
  const contacts = await takeTime(db, (trx) =>
    trx.deleteFrom('crm_contacts').where('updated_at', '<', limit).executeTakeFirst(),
  );
  const isOver = sql<boolean>`created_at < ${limit}`;
  const { leads, contacts: made } = await removeAll(db, { isOver, reason: 'retention' });
  return {
    leads,
    bookings: Number(bookings.numDeletedRows),
    contacts: made + Number(contacts.numDeletedRows),
  };
}

/** Erases the leads that have been in the bin for BIN_DAYS, and says how many; nobody takes them out again. */
export async function emptyBin(db: Kysely<Database>): Promise<number> {
  const isOver = sql<boolean>`binned_at < now() - ${BIN_DAYS} * interval '1 day'`;
  return (await removeAll(db, { isOver, reason: 'bin' })).leads;
}

/** Removes the keys of calls that nobody repeats any more. */
export async function removeOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
