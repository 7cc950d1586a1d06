import type { BookingDetails } from '@high-street/contract';
import type { Database } from '@high-street/server';
import { readPages } from '@high-street/server/command';
import {
  showKind,
  SHOWN_STATE,
  type ShownKind,
  type ShownState,
} from '@high-street/server/deliveries';
import { sql, type Kysely } from 'kysely';

import { BOOKING_DELIVERIES } from './booking-deliveries.ts';

/** Which bookings are read: those that are not over, soonest first; those that are, or all, latest first. */
export type When = 'upcoming' | 'past' | 'all';

/** A booking with everything that is stored of it. */
export type ArchivedBooking = {
  readonly id: string;
  readonly reference: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** The visitor's own. */
  readonly timeZone: string;
  readonly details: BookingDetails;
  readonly state: 'booked' | 'held' | 'cancelled';
  /** The spam signals while it is held, otherwise null. */
  readonly heldFor: readonly string[] | null;
  readonly version: number;
  readonly createdAt: Date;
  readonly cancelledAt: Date | null;
  /** When it was noted that nobody came. */
  readonly noShowAt: Date | null;
  /** The lead that it is joined to. */
  readonly leadReference: string | null;
};

/** A mail about a booking, and its status. */
export type BookingMail = ShownKind & {
  readonly kind: string;
  /** What happened to the booking. */
  readonly change: string | null;
  /** Unneeded when the booking was changed before it was sent, which the next mail tells. */
  readonly state: ShownState;
  readonly attempts: number;
  readonly lastError: string | null;
  /** What the mail server said when it took it. */
  readonly reply: string | null;
  readonly createdAt: Date;
  readonly lastAttemptAt: Date | null;
};

/** The place after a page; its time is text because a Date would lose the microseconds. */
type Place = { readonly at: string; readonly id: string };

function selectBookings(db: Kysely<Database>) {
  return db
    .selectFrom('bookings')
    .leftJoin('leads', 'leads.id', 'bookings.lead_id')
    .select([
      'bookings.id',
      'bookings.reference',
      'bookings.starts_at as startsAt',
      'bookings.ends_at as endsAt',
      'bookings.time_zone as timeZone',
      'bookings.details',
      'bookings.state',
      sql<string[] | null>`case when bookings.state = 'held' then hold_reasons end`.as('heldFor'),
      'bookings.version',
      'bookings.created_at as createdAt',
      'bookings.cancelled_at as cancelledAt',
      'bookings.no_show_at as noShowAt',
      'leads.reference as leadReference',
    ]);
}

async function readPage(db: Kysely<Database>, when: When, after: Place | null, size: number) {
  const isUpcoming = when === 'upcoming';
  const order = isUpcoming ? 'asc' : 'desc';
  const isBeyond = sql<boolean>`(bookings.starts_at, bookings.id)
    ${isUpcoming ? sql`>` : sql`<`} (${after?.at}::timestamptz, ${after?.id}::uuid)`;
  return selectBookings(db)
    .select(sql<string>`bookings.starts_at::text`.as('at'))
    .$if(isUpcoming, (query) => query.where('bookings.ends_at', '>', sql<Date>`now()`))
    .$if(when === 'past', (query) => query.where('bookings.ends_at', '<=', sql<Date>`now()`))
    .$if(after !== null, (query) => query.where(isBeyond))
    .orderBy('bookings.starts_at', order)
    .orderBy('bookings.id', order)
    .limit(size)
    .execute();
}

/** Reads the stored bookings for the operator. */
export function createBookingArchive(db: Kysely<Database>) {
  return {
    /** The bookings page by page, at most `limit` of them. */
    pages(
      when: When,
      limit: number,
      signal: AbortSignal,
    ): AsyncGenerator<readonly ArchivedBooking[]> {
      return readPages<ArchivedBooking & Place>(
        (after, size) => readPage(db, when, after, size),
        limit,
        signal,
      );
    },

    /** The booking with that reference, cancelled ones included, or null. */
    async findByReference(reference: string): Promise<ArchivedBooking | null> {
      const query = selectBookings(db).where('bookings.reference', '=', reference);
      return (await query.executeTakeFirst()) ?? null;
    },

    /**
     * The bookings that begin between two moments, earliest first; held and cancelled ones, too. At most `most` of them,
     * those that are booked before others, so that no robot crowds them out.
     */
    async between(from: Date, to: Date, most: number): Promise<readonly ArchivedBooking[]> {
      const found = await selectBookings(db)
        .where('bookings.starts_at', '>=', from)
        .where('bookings.starts_at', '<', to)
        .orderBy(sql`array_position('{booked,cancelled,held}'::text[], bookings.state)`)
        .orderBy('bookings.starts_at')
        .orderBy('bookings.id')
        .limit(most)
        .execute();
      return found.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    },

    /** The mails about a booking in the order in which they were wanted. */
    async mails(bookingId: string): Promise<readonly BookingMail[]> {
      const found = await db
        .selectFrom('deliveries')
        .select(['kind', 'attempts', 'last_error as lastError', 'reply'])
        .select(SHOWN_STATE.as('state'))
        .select(['created_at as createdAt', 'last_attempt_at as lastAttemptAt'])
        .select(sql<string | null>`payload ->> 'change'`.as('change'))
        .where('booking_id', '=', bookingId)
        .orderBy(sql`(payload ->> 'version')::int`)
        .orderBy('kind', 'desc')
        .execute();
      return found.map((mail) => showKind(BOOKING_DELIVERIES, mail));
    },
  };
}

export type BookingArchive = ReturnType<typeof createBookingArchive>;
