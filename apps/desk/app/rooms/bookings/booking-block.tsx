import { Link } from 'react-router';

import type { BookingRow } from '#app/booking-parts/describe-booking.ts';
import { WORDS } from './words.ts';

/** A booking in the grid: who comes, and when; what has become of it is a word as well as a look. */
export function BookingBlock({ booking }: { booking: BookingRow }) {
  const { reference, name, iso, start, end, state } = booking;
  return (
    <Link to={`/bookings/${reference}`} className="booking-block" data-state={state}>
      <span className="booking-name">{name}</span>
      <span className="booking-time">
        <time dateTime={iso}>{start}</time>
        <span className="sr-only">{` – ${end}`}</span>
        {` ${WORDS.states[state]}`}
      </span>
    </Link>
  );
}
