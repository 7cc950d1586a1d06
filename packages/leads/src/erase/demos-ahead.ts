import type { Database } from '@high-street/server';
import { MAILBOX_OF_BOOKING } from '@high-street/server/mailbox';
import { sql, type Kysely } from 'kysely';

/** A demo that is booked and not over, so that calendars which we cannot reach hold it. */
export type DemoAhead = { readonly reference: string; readonly startsAt: Date };

/** The demos of a mailbox that are not over, those that begin first at the top. */
export async function findDemosAhead(
  db: Kysely<Database>,
  mailbox: string,
): Promise<readonly DemoAhead[]> {
  return db
    .selectFrom('bookings')
    .select(['reference', 'starts_at as startsAt'])
    .where(MAILBOX_OF_BOOKING, '=', mailbox)
    .where('state', '=', 'booked')
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .execute();
}
