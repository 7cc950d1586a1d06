import { sql, type Kysely } from 'kysely';

import type { Database } from '#/database/schema.ts';
import { MAILBOX_OF_BOOKING, MAILBOX_OF_LEAD } from '#/mailbox/index.ts';

import { IS_ACCEPTED } from './settle-delivery.ts';

const LATELY = sql`> now() - interval '1 day'`;

/** When a mail last went out or was about to; a version that knew no cap for all mails noted the former alone, of two kinds. */
const MAILED_AT = sql`greatest(let_through_at, case
  when ${IS_ACCEPTED} and kind in ('visitor', 'booking_visitor') then settled_at end)`;

/** The mails of a day to a mailbox, whatever they are about and whoever is sending them, without the given one. */
function mailsTo(mailbox: string, exceptId: string) {
  return sql<number>`(
    (select count(*) from leads join deliveries on lead_id = leads.id
      where ${MAILBOX_OF_LEAD} = ${mailbox} and origin = 'form'
        and deliveries.id <> ${exceptId} and ${MAILED_AT} ${LATELY})
    + (select count(*) from bookings join deliveries on booking_id = bookings.id
      where ${MAILBOX_OF_BOOKING} = ${mailbox}
        and deliveries.id <> ${exceptId} and ${MAILED_AT} ${LATELY})
  )`;
}

/** Notes which mails were let through to their mailboxes. */
export function createMailNotes(db: Kysely<Database>) {
  return {
    /** Notes that a mail goes to the mailbox, unless it had so many others within 24 hours; tells whether it may go. */
    async letThrough(id: string, mailbox: string, mostADay: number): Promise<boolean> {
      return db.transaction().execute(async (trx) => {
        // One after another for each mailbox: of two that count at once, each would not see the other.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${mailbox}`}, 0))`.execute(
          trx,
        );
        const { rows } = await sql`update deliveries set let_through_at = now()
          where id = ${id} and ${mailsTo(mailbox, id)} < ${mostADay} returning id`.execute(trx);
        return rows.length > 0;
      });
    },
  };
}
