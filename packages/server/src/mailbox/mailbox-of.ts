import { sql } from 'kysely';

/** The mailbox of a lead in a statement; for one of an earlier version, until it is filled in, its address in small letters. */
export const MAILBOX_OF_LEAD = sql<string>`coalesce(leads.mailbox, lower(leads.email))`;

/** The mailbox of a booking in a statement, likewise. */
export const MAILBOX_OF_BOOKING = sql<string>`coalesce(bookings.mailbox, lower(bookings.email))`;

/**
 * An order of the leads of a mailbox: those that are open first, the newest first. Nobody looks into the bin or into
 * quarantine for what a visitor does, and the bin is emptied.
 */
export const OPEN_LEADS_FIRST = sql`
  (leads.binned_at is not null or leads.withdrawn_at is not null
    or (leads.quarantined_at is not null and leads.released_at is null)),
  leads.created_at desc, leads.id desc`;
