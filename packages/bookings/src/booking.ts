import { BOOKING_DETAILS, type BookingDetails } from '@high-street/contract';
import type { Actor } from '@high-street/server/audit';

import type { ChangeKind } from './change.ts';

/** When a booking is, and until when it keeps others away. */
export type Period = {
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The end with the pause after it. */
  readonly blockedUntil: Date;
};

/** A booking as it stands. */
export type Booking = {
  readonly id: string;
  readonly reference: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The visitor's own. */
  readonly timeZone: string;
  readonly leadId: string | null;
  /** How often it was changed so far. */
  readonly version: number;
};

/** A booking as its visitor is invited to it. */
export type InvitedBooking = Pick<Booking, 'reference' | 'startsAt' | 'endsAt' | 'version'> & {
  readonly details: BookingDetails;
  /** The mail domain that its first mail was sent from; null where none has left. */
  readonly invitationDomain: string | null;
};

/** Which booking is changed, and by whom. With a version, only while it is the one that was seen. */
export type BookingChange = {
  readonly reference: string;
  readonly version?: number | undefined;
  readonly actor: Actor;
};

/** What was typed beside who comes, which mails and commands tell in places of their own. */
export const FURTHER_DETAILS = BOOKING_DETAILS.filter(
  ({ name }) => name !== 'name' && name !== 'email',
);

/** Bookings that are to take place, or would once they are released. */
export const OPEN_STATES = ['booked', 'held'] as const;

/** What is to be noted of a booking beside what was typed. */
export type BookingNotes = {
  readonly formTokenId: string | null;
  /** The spam signals for which it is held; none when it is not. */
  readonly reasons: readonly string[];
  /** Where it comes from, blinded. */
  readonly bookedFrom: string;
};

/** The columns that make a Booking. */
export const BOOKING_COLUMNS = [
  'id',
  'reference',
  'starts_at as startsAt',
  'ends_at as endsAt',
  'time_zone as timeZone',
  'lead_id as leadId',
  'version',
] as const;

/** What each change is called in the history of the lead. */
export const HISTORY_KIND: Readonly<Record<ChangeKind, string>> = {
  booked: 'booking_made',
  moved: 'booking_moved',
  cancelled: 'booking_cancelled',
};
