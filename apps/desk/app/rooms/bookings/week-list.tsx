import './week-list.css';

import { Link } from 'react-router';

import { BookingMark } from '#app/booking-parts/booking-mark.tsx';
import type { BookingRow } from '#app/booking-parts/describe-booking.ts';
import { bookingAddress } from '#app/booking-parts/week-address.ts';
import type { WeekQuery } from '#app/booking-parts/week-query.ts';

/** A day with what begins on it. */
export type ListDay = {
  readonly day: string;
  /** Such as `Thursday 26 November`. */
  readonly name: string;
  readonly bookings: readonly BookingRow[];
};

/** The week as a list, day by day; days without a booking are left out. */
export function WeekList({ days, query }: { days: readonly ListDay[]; query: WeekQuery }) {
  return (
    <div className="week-list">
      {days.map(({ day, name, bookings }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 className="week-list-day" id={`day-${day}`}>
            {name}
          </h2>
          <ul>
            {bookings.map(({ reference, name: who, iso, start, end, state }) => (
              <li key={reference}>
                <Link
                  to={bookingAddress(reference, query)}
                  className="week-list-row"
                  data-state={state}
                >
                  <time dateTime={iso} className="tnum">
                    {`${start} – ${end}`}
                  </time>
                  <span className="booking-name">{who}</span>
                  <BookingMark state={state} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
