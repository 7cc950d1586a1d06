import type { Database } from '@high-street/server';
import { MAILBOX_OF_BOOKING, MAILBOX_OF_LEAD, OPEN_LEADS_FIRST } from '@high-street/server/mailbox';
import { sql, type Transaction } from 'kysely';

import { BOOKING_COLUMNS, type Booking } from './booking.ts';
import { CHANGED } from './update-booking.ts';

/**
 * Keeps a booking apart that was booked in the same transaction: its time is free for others, so that robots empty no
 * calendar. It was booked before, so that a time that somebody else has is refused as it is to anybody.
 */
export async function holdRow(
  trx: Transaction<Database>,
  id: string,
  reasons: readonly string[],
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ state: 'held', hold_reasons: [...reasons], booked_from: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Gives a held booking its time, and the lead that named it or else the newest open one of its mailbox; throws PostgreSQL's exclusion_violation when
 * somebody else has the time. Null for one that is not held, or was to begin before now.
 */
export async function releaseRow(
  trx: Transaction<Database>,
  id: string,
  now: Date,
): Promise<Booking | null> {
  // One that is still in quarantine takes it when it is released.
  const namingLead = sql<string | null>`(
    select id from leads
    where named_booking = bookings.reference and binned_at is null
      and (quarantined_at is null or released_at is not null)
    order by created_at limit 1 for key share
  )`;
  const newestLead = sql<string | null>`(
    select id from leads where origin = 'form' and ${MAILBOX_OF_LEAD} = ${MAILBOX_OF_BOOKING}
    order by ${OPEN_LEADS_FIRST} limit 1 for key share
  )`;
  const released = await trx
    .updateTable('bookings')
    .set({
      state: 'booked',
      lead_id: sql<string | null>`coalesce(lead_id, ${namingLead}, ${newestLead})`,
      named_lead: sql<boolean>`named_lead or (lead_id is null and ${namingLead} is not null)`,
      ...CHANGED,
    })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .where('starts_at', '>', now)
    .returning(BOOKING_COLUMNS)
    .executeTakeFirst();
  return released ?? null;
}
