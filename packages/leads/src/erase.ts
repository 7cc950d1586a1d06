import { lockCalendar, type Database } from '@high-street/server';
import { createDeliveryStore } from '@high-street/server/deliveries';
import {
  fillMailboxes,
  MAILBOX_OF_BOOKING,
  MAILBOX_OF_LEAD,
  mailboxKey,
} from '@high-street/server/mailbox';
import { sql, type Kysely, type Transaction } from 'kysely';

/** How many rows of each kind were removed. */
export type Erased = {
  readonly leads: number;
  readonly bookings: number;
  readonly contacts: number;
};

/** What was removed of a person, and what may have been left. */
export type ErasedPerson = Erased & {
  /** References of leads that a removed contact was made of and that are still there, under another address. */
  readonly left: readonly string[];
};

type Reason = 'request' | 'retention';

/**
 * Removes leads with all that hangs on them; their references remain, so that a question about one has an answer.
 * Bookings that are joined to one come loose. They are locked before it, as a change of a booking locks the two: whoever
 * took them the other way round would wait for us while we wait for them.
 */
async function removeLeads(
  trx: Transaction<Database>,
  ids: readonly string[],
  reason: Reason,
): Promise<number> {
  await trx
    .selectFrom('bookings')
    .select('id')
    .where(sql<boolean>`lead_id = any(${[...ids]}::uuid[])`)
    .forUpdate()
    .execute();
  const removed = await trx
    .deleteFrom('leads')
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .returning(['reference', 'created_at as stored_at', 'origin'])
    .execute();
  const tombstones = removed
    .filter(({ origin }) => origin === 'form')
    .map(({ reference, stored_at }) => ({ reference, stored_at, reason }));
  if (tombstones.length > 0) await trx.insertInto('erased_leads').values(tombstones).execute();
  return tombstones.length;
}

/** Removes the contacts of a mailbox, and gives the leads that they were made of. */
async function removeContacts(trx: Transaction<Database>, mailbox: string) {
  const removed = await trx
    .deleteFrom('crm_contacts')
    .where('mailbox', '=', mailbox)
    .returning(sql<string | null>`payload ->> 'reference'`.as('reference'))
    .execute();
  return { count: removed.length, references: removed.flatMap(({ reference }) => reference ?? []) };
}

/**
 * Removes everything about the person whose mailbox the e-mail address leads to, in whichever spelling it was given; a
 * time that was booked is free again.
 */
export async function eraseByEmail(db: Kysely<Database>, email: string): Promise<ErasedPerson> {
  const mailbox = mailboxKey(email);
  // A version that knows nothing of mailboxes may have stored leads until a moment ago.
  await fillMailboxes(db);
  return db.transaction().execute(async (trx) => {
    await lockCalendar(trx);
    const bookings = await trx
      .deleteFrom('bookings')
      .where(MAILBOX_OF_BOOKING, '=', mailbox)
      .returning('id')
      .execute();
    const found = await trx
      .selectFrom('leads')
      .select('id')
      .where(MAILBOX_OF_LEAD, '=', mailbox)
      .execute();
    const leads = await removeLeads(
      trx,
      found.map(({ id }) => id),
      'request',
    );
    await createDeliveryStore(db).removeCalls(trx, (called) => mailboxKey(called) === mailbox);
    const contacts = await removeContacts(trx, mailbox);
    const left = await trx
      .selectFrom('leads')
      .select('reference')
      .where(sql<boolean>`reference = any(${contacts.references}::text[])`)
      .execute();
    return {
      leads,
      bookings: bookings.length,
      contacts: contacts.count,
      left: left.map(({ reference }) => reference),
    };
  });
}

const BATCH = 500;

/** Removes what is older than the given number of months; bookings count from their end. */
export async function removeExpired(db: Kysely<Database>, months: number): Promise<Erased> {
  const limit = sql<Date>`now() - ${months} * interval '1 month'`;
  const bookings = await db
    .deleteFrom('bookings')
    .where('ends_at', '<', limit)
    .returning('id')
    .execute();
  let leads = 0;
  for (;;) {
    const removed = await db.transaction().execute(async (trx) => {
      await lockCalendar(trx);
      const old = await trx
        .selectFrom('leads')
        .select('id')
        .where('created_at', '<', limit)
        .limit(BATCH)
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
  await createDeliveryStore(db).removeOldCalls(months);
  const contacts = await db
    .deleteFrom('crm_contacts')
    .where('updated_at', '<', limit)
    .returning('id')
    .execute();
  return { leads, bookings: bookings.length, contacts: contacts.length };
}

/** Removes the keys of calls that nobody repeats any more. */
export async function removeOldKeys(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<Date>`now() - interval '7 days'`)
    .execute();
}
