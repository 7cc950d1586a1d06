import type { NewBooking } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { hashContent } from '@high-street/server/http';
import { MAILBOX_OF_LEAD, mailboxKey, OPEN_LEADS_FIRST } from '@high-street/server/mailbox';
import { sql, type Transaction } from 'kysely';

import { newBookingReference } from './booking-reference.ts';
import type { Booking, BookingNotes, Period } from './booking.ts';

/**
 * Inserts the booking with its key, and joins it to the lead that it names, or else to the newest open one of its
 * mailbox; null when the key is taken. The key comes first, so that nothing is written for one that is.
 */
export async function insertBooking(
  trx: Transaction<Database>,
  key: string,
  wanted: NewBooking,
  { startsAt, endsAt, blockedUntil }: Period,
  { formTokenId, bookedFrom }: BookingNotes,
): Promise<Booking | null> {
  const { start: _, timeZone, leadReference = null, ...details } = wanted;
  const mailbox = mailboxKey(details.email);
  const { rows } = await sql<Booking>`
    with taken as (
      insert into booking_keys (key, content_hash, booking_id)
      values (${key}, ${hashContent(wanted)}, uuidv7())
      on conflict (key) do nothing
      returning booking_id
    ), lead as (
      -- Locked, so that it is not erased between here and the line in its history.
      select id, reference is not distinct from ${leadReference} as named from leads
      where origin = 'form' and (reference = ${leadReference} or ${MAILBOX_OF_LEAD} = ${mailbox})
      order by reference is not distinct from ${leadReference} desc, ${OPEN_LEADS_FIRST}
      limit 1
      for key share
    )
    insert into bookings
      (id, reference, starts_at, ends_at, blocked_until, time_zone, details, mailbox, lead_id, named_lead,
        form_token_id, booked_from)
    select booking_id, ${newBookingReference()}, ${startsAt}::timestamptz, ${endsAt}::timestamptz,
      ${blockedUntil}::timestamptz, ${timeZone}, ${JSON.stringify(details)}, ${mailbox},
      (select id from lead), coalesce((select named from lead), false), ${formTokenId}, ${bookedFrom}
    from taken
    returning id, reference, starts_at as "startsAt", ends_at as "endsAt",
      time_zone as "timeZone", lead_id as "leadId", version
  `.execute(trx);
  return rows[0] ?? null;
}
