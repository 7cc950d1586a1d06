import { CALENDAR_LOCK, type Database } from '@high-street/server';
import { MAILBOX_OF_BOOKING, MAILBOX_OF_LEAD } from '@high-street/server/mailbox';
import { sql, type RawBuilder, type Transaction } from 'kysely';

/** What the history of a lead says of a booking that `joined` gives. */
export const JOINED_DETAIL = sql<string>`reference || ' at ' ||
  to_char(starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The parts of a statement that join the bookings of the mailbox of `lead`, and the one of the reference, that have no
 * lead yet; `joined` gives them.
 */
export function joinBookings(
  bookingReference: string | null,
  { joins }: { readonly joins: boolean },
): RawBuilder<unknown> {
  return sql`
    booker as (
      -- Waits for its turn only when there is something to join, and before any of it is locked.
      select lead.id, lead.mailbox, pg_advisory_xact_lock(${CALENDAR_LOCK}::bigint)
      from lead
      where ${joins}::boolean and exists (
        select from bookings
        where (${MAILBOX_OF_BOOKING} = lead.mailbox or reference = ${bookingReference})
          and state = 'booked' and lead_id is null
      )
    ), unjoined as (
      select bookings.id, booker.id as lead_id
      from booker join bookings on ${MAILBOX_OF_BOOKING} = booker.mailbox
        or bookings.reference = ${bookingReference}
      where bookings.state = 'booked' and bookings.lead_id is null
      for no key update of bookings
    ), joined as (
      update bookings set lead_id = unjoined.lead_id,
        named_lead = bookings.reference is not distinct from ${bookingReference}
      from unjoined where bookings.id = unjoined.id
      returning bookings.lead_id, bookings.reference, bookings.starts_at
    )`;
}

/** Joins the bookings without a lead that stored leads named when they came, and tells their histories. */
async function joinNamed(trx: Transaction<Database>, leadIds: readonly string[]): Promise<void> {
  await sql`
    with joined as (
      update bookings set lead_id = leads.id, named_lead = true
      from leads
      where leads.id = any(${[...leadIds]}::uuid[]) and bookings.reference = leads.named_booking
        and bookings.state = 'booked' and bookings.lead_id is null
      returning bookings.lead_id, bookings.reference, bookings.starts_at
    )
    insert into lead_events (lead_id, kind, detail)
    select lead_id, 'booking_linked', ${JOINED_DETAIL} from joined order by starts_at`.execute(trx);
}

/**
 * Joins the bookings without a lead to stored leads: to those that named them, and to the newest of each mailbox; tells
 * their histories. The calendar is locked, as others lock it before leads.
 */
export async function joinToStored(
  trx: Transaction<Database>,
  leadIds: readonly string[],
): Promise<void> {
  await joinNamed(trx, leadIds);
  await sql`
    with lead as (
      select distinct on (mailbox) id, mailbox
      from (
        select id, created_at, ${MAILBOX_OF_LEAD} as mailbox from leads
        where id = any(${[...leadIds]}::uuid[])
      ) as stored
      order by mailbox, created_at desc, id desc
    ), ${joinBookings(null, { joins: true })}
    insert into lead_events (lead_id, kind, detail)
    select lead_id, 'booking_linked', ${JOINED_DETAIL} from joined order by starts_at`.execute(trx);
}
