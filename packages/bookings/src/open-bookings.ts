import type { Database } from '@high-street/server';
import { ApiError } from '@high-street/server/http';
import { MAILBOX_OF_BOOKING, mailboxKey } from '@high-street/server/mailbox';
import { sql, type Transaction } from 'kysely';

/** How many bookings that are to come one mailbox, and one address, may have. */
export type OpenBookingCaps = { readonly perMailbox: number; readonly perAddress: number };

type Counted = { readonly ofMailbox: number; readonly ofAddress: number };
type Subject = { readonly email: string; readonly bookedFrom: string; readonly now: Date };

/**
 * Throws `too_many_bookings` when more bookings are to come than one mailbox or one address may have, the one that was
 * just stored among them. Exact only for whoever has the calendar's lock.
 */
export async function refuseTooManyOpen(
  trx: Transaction<Database>,
  { email, bookedFrom, now }: Subject,
  { perMailbox, perAddress }: OpenBookingCaps,
): Promise<void> {
  const isOfMailbox = sql`${MAILBOX_OF_BOOKING} = ${mailboxKey(email)}`;
  const isOfAddress = sql`booked_from = ${bookedFrom}`;
  const { rows } = await sql<Counted>`
    select (count(*) filter (where ${isOfMailbox}))::int as "ofMailbox",
      (count(*) filter (where ${isOfAddress}))::int as "ofAddress"
    from bookings
    where state = 'booked' and ends_at > ${now} and (${isOfMailbox} or ${isOfAddress})
  `.execute(trx);
  const { ofMailbox = 0, ofAddress = 0 } = rows[0] ?? {};
  if (ofMailbox > perMailbox) throw new ApiError('too_many_bookings', 'of one mailbox');
  if (ofAddress > perAddress) throw new ApiError('too_many_bookings', 'of one address');
}
