import type { Database } from '@high-street/server';
import { MAILBOX_OF_BOOKING, MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

import type { MailboxPart } from '#/mailbox-part.ts';

/** A demo that is booked and not over, so that calendars which we cannot reach hold it. */
export type DemoAhead = { readonly reference: string; readonly startsAt: Date };

/** The demos of a mailbox, or of one address, that are not over, those that begin first at the top. */
export async function findDemosAhead(
  db: Kysely<Database>,
  { mailbox, hasStored }: MailboxPart,
): Promise<readonly DemoAhead[]> {
  const ahead = await db
    .selectFrom('bookings')
    .select(['reference', 'starts_at as startsAt', 'email'])
    .where(MAILBOX_OF_BOOKING, '=', mailbox)
    .where('state', '=', 'booked')
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .execute();
  return ahead
    .filter(({ email }) => hasStored(email))
    .map(({ reference, startsAt }) => ({ reference, startsAt }));
}

/** References of the demos that were booked for leads of a mailbox, or of one address, and with another address. */
export async function findOtherDemos(
  db: Kysely<Database>,
  { mailbox, hasStored }: MailboxPart,
): Promise<readonly string[]> {
  const joined = await db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .select(['bookings.reference', 'bookings.email', 'leads.contacts'])
    .select(MAILBOX_OF_BOOKING.as('booked'))
    .where(MAILBOX_OF_LEAD, '=', mailbox)
    .orderBy('bookings.starts_at')
    .execute();
  return joined
    .filter(({ contacts }) => hasStored(contacts.email))
    .filter(({ booked, email }) => booked !== mailbox || !hasStored(email))
    .map(({ reference }) => reference);
}
