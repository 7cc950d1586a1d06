import { Link } from 'react-router';

import type { BookingRow } from '#app/booking-parts/describe-booking.ts';
import { bookingAddress } from '#app/booking-parts/week-address.ts';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';
import { WORDS } from './words.ts';

/** A booking in the grid: who comes, and when; what has become of it is a word as well as a look. */
export function BookingBlock({ booking, query }: { booking: BookingRow; query: WeekQuery }) {
  const { reference, name, iso, start, end, state } = booking;
  return (
    <Link to={bookingAddress(reference, query)} className="booking-block" data-state={state}>
      <span className="booking-name">{name}</span>
      <span className="booking-time">
        <time dateTime={iso}>{start}</time>
        <span className="sr-only">{` – ${end}`}</span>
        {` ${WORDS.states[state]}`}
      </span>
    </Link>
  );
}
