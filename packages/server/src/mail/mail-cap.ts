import { sql, type Kysely } from 'kysely';

import type { Database } from '#/database/schema.ts';
import type { ClaimedDelivery, Outcome } from '#/deliveries/delivery.ts';
import { MAILBOX_OF_BOOKING, MAILBOX_OF_LEAD, mailboxKey } from '#/mailbox/index.ts';

const HOUR_MS = 60 * 60 * 1_000;
/** As long as a mail server is asked again; what could not be sent until then nobody waits for. */
const PATIENCE_MS = 5 * 24 * HOUR_MS;

const LATELY = sql`> now() - interval '1 day'`;

/** When a mail last went out or was about to; a version that knew no cap for all mails noted the former alone, of two kinds. */
const MAILED_AT = sql`greatest(let_through_at, case
  when deliveries.state = 'done' and kind in ('visitor', 'booking_visitor') then settled_at end)`;

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

/** Lets a mail through to an address, or says what becomes of it when the mailbox had its mails of the day. */
export type MailCap = (
  delivery: Pick<ClaimedDelivery, 'id' | 'ageMs'>,
  email: string,
) => Promise<Outcome | null>;

/**
 * Keeps the mails to one mailbox within so many in 24 hours, over leads and bookings and all processes. Further ones
 * wait, and are given up after five days. An attempt counts whether the mail server took the mail or not, and those at
 * one mail count once.
 */
export function createMailCap(db: Kysely<Database>, mailsPerDay: number): MailCap {
  return async ({ id, ageMs }, email) => {
    const mailbox = mailboxKey(email);
    const isLetThrough = await db.transaction().execute(async (trx) => {
      // One after another for each mailbox: of two that count at once, each would not see the other.
      await sql`select pg_advisory_xact_lock(hashtextextended(${`mails to ${mailbox}`}, 0))`.execute(
        trx,
      );
      const { rows } = await sql`update deliveries set let_through_at = now()
        where id = ${id} and ${mailsTo(mailbox, id)} < ${mailsPerDay} returning id`.execute(trx);
      return rows.length > 0;
    });
    if (isLetThrough) return null;
    const reason = `the mailbox had its ${mailsPerDay} mails of the day`;
    if (ageMs < PATIENCE_MS) return { kind: 'postponed', reason, delayMs: HOUR_MS };
    return { kind: 'dead', reason: `${reason}, for five days` };
  };
}
