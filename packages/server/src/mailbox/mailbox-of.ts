import { sql } from 'kysely';

/** The mailbox of a lead in a statement; for one of an earlier version, until it is filled in, its address in small letters. */
export const MAILBOX_OF_LEAD = sql<string>`coalesce(leads.mailbox, lower(leads.email))`;

/** The mailbox of a booking in a statement, likewise. */
export const MAILBOX_OF_BOOKING = sql<string>`coalesce(bookings.mailbox, lower(bookings.email))`;
