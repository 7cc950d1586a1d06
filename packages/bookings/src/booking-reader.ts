import type { NewBooking } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { sql, type Kysely } from 'kysely';

import {
  BOOKING_COLUMNS,
  OPEN_STATES,
  type Booking,
  type InvitedBooking,
  type Period,
} from './booking.ts';
import { findRepeat } from './find-repeat.ts';

/** What a booking takes up, and which one it is. */
type BookedPeriod = Pick<Booking, 'reference'> & Pick<Period, 'startsAt' | 'blockedUntil'>;

/** Reads stored bookings. */
export function createBookingReader(db: Kysely<Database>) {
  return {
    /** The booking of a call that is repeated, as `findRepeat` gives it. */
    findRepeat: (key: string, wanted: NewBooking) => findRepeat(db, key, wanted),

    /** How many bookings came with the form token of that id. */
    async countTokenUses(tokenId: string): Promise<number> {
      const { uses } = await db
        .selectFrom('bookings')
        .select(sql<number>`count(*)::int`.as('uses'))
        .where('form_token_id', '=', tokenId)
        .executeTakeFirstOrThrow();
      return uses;
    },

    /** The booking of that reference; null for one that is unknown or cancelled. */
    async find(reference: string): Promise<Booking | null> {
      const found = await db
        .selectFrom('bookings')
        .select(BOOKING_COLUMNS)
        .where('reference', '=', reference)
        .where('state', 'in', OPEN_STATES)
        .executeTakeFirst();
      return found ?? null;
    },

    /** That booking with what an invitation to it says; null for one that is unknown or cancelled. */
    async findInvited(reference: string): Promise<InvitedBooking | null> {
      const found = await db
        .selectFrom('bookings')
        .select(['reference', 'starts_at as startsAt', 'ends_at as endsAt', 'version', 'details'])
        .select('invitation_domain as invitationDomain')
        .where('reference', '=', reference)
        .where('state', 'in', OPEN_STATES)
        .executeTakeFirst();
      return found ?? null;
    },

    /** The periods that are taken between two moments, pauses included, earliest first. */
    async taken(from: Date, to: Date): Promise<BookedPeriod[]> {
      return db
        .selectFrom('bookings')
        .select(['reference', 'starts_at as startsAt', 'blocked_until as blockedUntil'])
        .where('state', '=', 'booked')
        .where(sql<boolean>`tstzrange(starts_at, blocked_until) && tstzrange(${from}, ${to})`)
        .orderBy('starts_at')
        .execute();
    },
  };
}
