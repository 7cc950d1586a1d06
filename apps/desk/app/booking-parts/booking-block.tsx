import { Link } from 'react-router';

import type { BookingRow } from './describe-booking.ts';
import { bookingAddress } from './week-address.ts';
import type { WeekQuery } from './week-query.ts';
import { WEEK } from './week-words.ts';

/** How the bookings of a week are opened. */
export type Opening = {
  /** What the room of bookings shows, to which a booking leads back. */
  query: WeekQuery;
  /** The reference of the one that is shown beside the week. */
  chosen?: string;
};

/** A booking in the grid: who comes, and when; what has become of it is a word as well as a look. */
export function BookingBlock({ booking, query, chosen }: Opening & { booking: BookingRow }) {
  const { reference, name, iso, start, end, state } = booking;
  return (
    <Link
      to={bookingAddress(reference, query)}
      className="booking-block"
      data-state={state}
      aria-current={reference === chosen ? 'page' : undefined}
      // The week stays where it is while another of its bookings is opened beside it.
      preventScrollReset={chosen !== undefined}
    >
      <span className="booking-name">{name}</span>
      <span className="block">
        <time dateTime={iso}>{start}</time>
        <span className="sr-only">{` – ${end}`}</span>
        {` ${WEEK.states[state]}`}
      </span>
    </Link>
  );
}
